import type { AnyRouter } from '@tanstack/react-router'
import type { Place } from '#src/core/languages.ts'
import { headersOf, sourceOf } from '#src/core/web/calls/ask.ts'
import { campaignCodeOf } from '#src/core/web/router/address.ts'
import type { PageContext } from '#src/core/web/router/root.ts'
import type { Opened } from '#src/core/web/router/start.tsx'
import { countActions, countFaults } from '#src/features/analytics/web/visit-reports.ts'
import { hasChosen, mayUse } from '#src/features/consent/web/consent-cookie.ts'
import { siteConfig } from '../site-config.ts'

/** Counts the visitor's actions and errors once the page is idle. */
export function reportVisits(router: AnyRouter, place: Place, { href }: Opened) {
  const { language, test } = place
  const begin = () => {
    const { isInGame } = router.options.context as PageContext
    const source = sourceOf(navigator.userAgent, isInGame)
    countFaults({ choice, headers: headersOf({ place, content: siteConfig.content, source }) })
    if (test || isPreview()) return
    const onPage = (count: () => void) => void router.subscribe('onRendered', (shown) => shown.pathChanged && count())
    countActions({ language, choice, codeIn: campaignCodeOf, opened: href, onPage })
  }
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 4000 })
  else setTimeout(begin) // Safari lacks requestIdleCallback
}

/** Whether an editor previews a draft. */
const isPreview = () => window.parent !== window || location.search.includes('preview_version=')

const { consent } = siteConfig

const choice = () => {
  if (mayUse('analytics', consent)) return 'accepted'
  return hasChosen(consent.revision) ? 'refused' : 'undecided'
}
