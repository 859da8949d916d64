import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { baseOf, placeOf } from '#src/core/languages.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { visibleNames } from '#src/core/visible-names.ts'
import type { Sessions } from '#src/features/account/server/accounts/sessions.ts'
import { openCaptchas } from '#src/features/account/server/captchas/captchas.ts'
import { openConfirmations } from '#src/features/account/server/confirmation/confirmations.ts'
import { labelsOf } from '#src/features/account/server/sign-in/channels.ts'
import { openEmailCodes } from '#src/features/account/server/sign-in/email-codes.ts'
import { openSignIn } from '#src/features/account/server/sign-in/sign-in.ts'
import { createFaultTally } from '#src/features/analytics/server/fault-tally.ts'
import { articlePath } from '#src/features/news/news.rules.ts'
import type { StaticPageParts } from '#src/features/news/server/articles/static-pages.handlers.ts'
import { stageAddress, stageNames } from '#src/game/art.rules.ts'
import type { Stores } from '#src/site/handlers.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { activities } from '../../../../site.config.ts'
import { namesOf } from '../account/account-names.ts'
import { gameAccountOf } from '../account/game-account.ts'
import { type AppParts, adminOriginOf } from '../app-parts.ts'
import { type PageSource, visitOf } from '../pages.ts'
import { indexesForSearch } from './search-indexes.ts'

type CallSettings = Pick<
  Stores,
  | 'account'
  | 'activities'
  | 'analytics'
  | 'campaign'
  | 'launch'
  | 'news'
  | 'rankings'
  | 'searchIndexOf'
  | 'studio'
  | 'staticPages'
>

/** The settings of the calls' handlers. */
export const callSettings = (parts: AppParts, source: PageSource, sessions: Sessions): CallSettings => ({
  account: accountSettings(parts, sessions),
  activities,
  analytics: {
    timeZone: siteConfig.timeZone,
    campaignCodes: siteConfig.campaignCodes,
    tallyFault: createFaultTally({ log: parts.runtime.log, count: parts.countFault }),
  },
  launch: launchSettings,
  campaign: {
    campaign: parts.runtime.campaign,
    support: siteConfig.links.support,
    video: siteConfig.video,
    gamePlatform: parts.runtime.gamePlatform,
    countRefused: parts.countRefused,
    gameAccountOf: (userId) => gameAccountOf(userId, parts.runtime),
    namesOf: (userIds) => namesOf(userIds, parts.runtime),
  },
  news: { ...newsSettings(parts.runtime.log), editorOrigin: () => adminOriginOf(parts) },
  rankings: {
    minimum: siteConfig.rankings.minimumBoards,
    seasonMinimum: siteConfig.rankings.minimumSeasonBoards,
    sampleMatches: parts.runtime.config.databaseUrl ? 0 : parts.runtime.config.sampleMatches,
    report: (fault: string) => parts.runtime.log.error(fault),
  },
  searchIndexOf: indexesForSearch(parts.runtime),
  studio: studioSettings(parts),
  staticPages: staticPageSettings(parts, source),
})

function accountSettings({ runtime, reportEvent }: AppParts, sessions: Sessions): Stores['account'] {
  const [codes, captchas] = [openEmailCodes(runtime), openCaptchas(runtime)]
  const ways = runtime.config.channels.map(({ channel, label, isInWebView }) => ({ channel, label, isInWebView }))
  return {
    sessions,
    ways,
    signIn: openSignIn({ ...runtime, codes, captchas, report: reportEvent }),
    confirmations: openConfirmations({ ...runtime, codes, captchas, sessions, ways }),
    gameId: siteConfig.platform.gameId,
    labelOf: labelsOf(runtime.config),
    onFault: (reason) => runtime.log.warn(reason),
  }
}

const launchSettings = {
  seasons: siteConfig.seasons,
  champions: siteConfig.newChampions,
  links: siteConfig.links,
}

/** The stages of each season by page, those of the running one also without its key. */
const drawnBackgrounds = (seasons: string[]): Record<string, string> =>
  Object.fromEntries(
    stageNames.flatMap((name) => [
      [name, stageAddress(seasons[0]!, name)],
      ...seasons.map((season) => [`${season}/${name}`, stageAddress(season, name)]),
    ]),
  )

const newsSettings = (log: Log) => ({
  gameId: siteConfig.content.gameId,
  videoEmbeds: siteConfig.video.embeds,
  backgrounds: { ...drawnBackgrounds(siteConfig.seasons), ...siteConfig.backgrounds },
  report: (fault: string, article: string) => log.error({ article }, fault),
})

function staticPageSettings({ runtime: { log }, staticPages }: AppParts, source: PageSource): StaticPageParts {
  return {
    content: siteConfig.content,
    regenerate: ({ language, test }, id) => {
      const place = placeOf(baseOf(language, test))!
      return staticPages.regenerate({ ...visitOf(place, articlePath(id), '', source), id })
    },
    reportVersion: (report) => log.info(report, 'a visitor met a page of another version than its content'),
  }
}

function studioSettings({ runtime: { studio, projectRoot }, origin }: AppParts) {
  const folder = join(projectRoot, 'art/finished/act/covers/1440x810')
  return {
    signer: studio.signer,
    origin,
    timeZone: siteConfig.timeZone,
    pictureOrigins: siteConfig.pictureOrigins,
    videos: siteConfig.video,
    covers: () => visibleNames(readdirSync(folder)).map((file) => file.replace(/\.\w+$/, '')),
  }
}
