import './site/web/site.css'
import { start } from './core/web/router/start.tsx'
import { service } from './features/news/news.contract.ts'
import { keepQueryOnArticles } from './features/news/web/keep-query.ts'
import { errorTable } from './site/errors.ts'
import { makeRouter } from './site/routes.ts'
import { shellSlices } from './site/shell-slices.ts'
import { siteConfig } from './site/site-config.ts'
import { followSeasonChoices } from './site/web/remembered-season.ts'
import { reportVisits } from './site/web/report-visits.ts'
import { watchSession } from './site/web/watch-session.ts'

start({
  makeRouter,
  errors: errorTable,
  content: { ...siteConfig.content, service },
  webViewMarker: siteConfig.webView.marker,
  timeZone: siteConfig.timeZone,
  slices: shellSlices,
  onHydrated: (router, place, opened) => {
    keepQueryOnArticles(router)
    watchSession(router, opened.signIn)
    reportVisits(router, place, opened)
    followSeasonChoices()
  },
})
