import { activities } from '../../../site.config.ts'
import type { Log } from '../../core/server/log.ts'
import { openCaptchas } from '../../features/account/server/captchas.ts'
import { openCodes } from '../../features/account/server/codes.ts'
import type { Sessions } from '../../features/account/server/sessions.ts'
import { openSignIn } from '../../features/account/server/sign-in.ts'
import { createFaultTally } from '../../features/analytics/server/fault-tally.ts'
import { artAddress } from '../../game/art.rules.ts'
import type { Stores } from '../handlers.ts'
import { siteConfig } from '../site-config.ts'
import type { AppParts } from './app.ts'
import { labelsOf } from './channel-labels.ts'
import type { PageSource } from './pages.ts'
import { staticPageSettings } from './static-page-routes.ts'
import { adminOriginOf, studioSettings } from './studio-routes.ts'

type CallSettings = Pick<
  Stores,
  'account' | 'activities' | 'analytics' | 'launch' | 'news' | 'rankings' | 'studio' | 'staticPages'
>

/** What the handlers of calls need of the site's settings. */
export const callSettings = (parts: AppParts, source: PageSource, sessions: Sessions): CallSettings => ({
  account: {
    sessions,
    signIn: openSignIn({
      ...{ ...parts.runtime, codes: openCodes(parts.runtime), captchas: openCaptchas(parts.runtime) },
    }),
    gameId: siteConfig.platform.gameId,
    labelOf: labelsOf(parts.runtime.config),
    ways: parts.runtime.config.channels.map(({ channel, label, isInWebView }) => ({ channel, label, isInWebView })),
    onFault: (reason) => parts.runtime.log.warn(reason),
  },
  activities,
  analytics: {
    timeZone: siteConfig.timeZone,
    campaignCodes: siteConfig.campaignCodes,
    tallyFault: createFaultTally({ log: parts.runtime.log, count: parts.countFault }),
  },
  launch: launchSettings,
  news: { ...newsSettings(parts.runtime.log), editorOrigin: () => adminOriginOf(parts) },
  rankings: {
    minimum: siteConfig.rankings.minimumBoards,
    seasonMinimum: siteConfig.rankings.minimumSeasonBoards,
    report: (fault: string) => parts.runtime.log.error(fault),
  },
  studio: studioSettings(parts),
  staticPages: staticPageSettings(parts, source),
})

const launchSettings = {
  seasons: siteConfig.seasons,
  champions: siteConfig.newChampions,
  links: siteConfig.links,
  campaign: siteConfig.campaign,
}

const newsSettings = (log: Log) => ({
  gameId: siteConfig.content.gameId,
  videoEmbeds: siteConfig.video.embeds,
  backgrounds: Object.fromEntries(
    (['home', 'back'] as const).map((name) => [
      name,
      artAddress({ season: siteConfig.seasons[0]!, folder: '1920x1080', name, format: 'jpg' }),
    ]),
  ),
  report: (fault: string, article: string) => log.error({ article }, fault),
})
