import './site/web/site.css'
import { loadTexts } from 'virtual:texts'
import { isLanguage, placeOf } from './core/languages.ts'
import { askOverHttp, sourceOf } from './core/web/calls/ask.ts'
import { campaignStudio } from './features/campaign/web/studio/campaign-studio.tsx'
import { lineupStudio } from './features/lineups/web/studio/lineup-studio.tsx'
import { openStudio } from './features/news/web/studio/open-studio.tsx'
import { errorTable } from './site/errors.ts'
import { siteConfig } from './site/site-config.ts'

const own = document.documentElement.lang.slice(0, 2)
const language = isLanguage(own) ? own : 'en'
const slices = [
  'site',
  'news',
  'studio',
  'lineup-studio',
  'lineup-builder',
  'lineups',
  'campaign',
  'campaign-studio',
  'game',
]
await Promise.all(slices.map(loadTexts))
const ask = askOverHttp({
  place: placeOf(`/${language}`)!,
  errors: errorTable,
  content: siteConfig.content,
  source: sourceOf(navigator.userAgent, false),
})
await openStudio({ ask, language, parts: [lineupStudio, campaignStudio] })
