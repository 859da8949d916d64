import type { Ask } from '../core/call.ts'
import type { Language } from '../core/languages.ts'
import { askInProcess, type BoundCalls, bindCalls } from '../core/server/calls/handle.ts'
import type { CodeParts } from '../core/server/codes/codes.ts'
import type { LimitStores } from '../core/server/http/shared-limits.ts'
import { createCircuitBreaker } from '../core/server/postgres/circuit-breaker.ts'
import type { Db } from '../core/server/postgres/db.ts'
import type { PrivateData } from '../core/server/secrets/private-data.ts'
import type { ShowText } from '../core/server/texts/shown-texts.ts'
import type { DoTextWork } from '../core/server/texts/text-work.ts'
import { accountHandlers } from '../features/account/server/accounts/account.handlers.ts'
import { openAvatars } from '../features/account/server/avatars/avatars.ts'
import { captchaHandlers } from '../features/account/server/captchas/captcha.handlers.ts'
import { listWrongEntries } from '../features/account/server/captchas/captchas.store.ts'
import { openCaptchas } from '../features/account/server/captchas/captchas.ts'
import { confirmationHandlers } from '../features/account/server/confirmation/confirmation.handlers.ts'
import type { Confirmations } from '../features/account/server/confirmation/confirmations.ts'
import { type SignInHandlerParts, signInHandlers } from '../features/account/server/sign-in/sign-in.handlers.ts'
import { type SignInFormParts, signInFormHandlers } from '../features/account/server/sign-in/sign-in-form.handlers.ts'
import type { Activity } from '../features/activities/activities.rules.ts'
import { activityHandlers, nextActivity } from '../features/activities/server/activities.handlers.ts'
import { type AnalyticsParts, analyticsHandlers } from '../features/analytics/server/analytics.handlers.ts'
import { countPageViews } from '../features/analytics/server/analytics.store.ts'
import {
  type CampaignParts,
  campaignHandlers,
  readCampaignEntry,
} from '../features/campaign/server/campaign.handlers.ts'
import { drawHandlers } from '../features/campaign/server/draws/draw.handlers.ts'
import { operatorHandlers } from '../features/campaign/server/operator/operator.handlers.ts'
import { recipientHandlers } from '../features/campaign/server/recipients/recipients.handlers.ts'
import { openPhoneCodes } from '../features/campaign/server/registration/phone-codes.ts'
import { registrationHandlers } from '../features/campaign/server/registration/registration.handlers.ts'
import type { RegistrationParts } from '../features/campaign/server/registration/registration-parts.ts'
import { type RewardParts, rewardHandlers } from '../features/campaign/server/rewards/rewards.handlers.ts'
import { type SquadParts, squadHandlers } from '../features/campaign/server/squads/squads.handlers.ts'
import { championHandlers } from '../features/champions/server/champions.handlers.ts'
import { consentHandlers } from '../features/consent/server/consent.handlers.ts'
import { galleryHandlers } from '../features/gallery/server/gallery.handlers.ts'
import { guideHandlers } from '../features/guide/server/guide.handlers.ts'
import { type LaunchSettings, launchHandlers } from '../features/launch/server/launch.handlers.ts'
import { legalHandlers } from '../features/legal/server/legal.handlers.ts'
import { builderHandlers } from '../features/lineups/server/builder.handlers.ts'
import { lineupDraftHandlers } from '../features/lineups/server/drafts/lineup-drafts.handlers.ts'
import { lineupPreviewHandlers } from '../features/lineups/server/drafts/lineup-preview.handlers.ts'
import { lineupsFielding } from '../features/lineups/server/lineup-cards.ts'
import { picksOf } from '../features/lineups/server/lineup-picks.ts'
import { type LineupParts, lineupHandlers } from '../features/lineups/server/lineups.handlers.ts'
import { listLineups } from '../features/lineups/server/lineups.store.ts'
import { pinHandlers } from '../features/lineups/server/pins/pins.handlers.ts'
import type { ShownChange } from '../features/news/changes.contract.ts'
import { type ArticleCard, newsCalls } from '../features/news/news.contract.ts'
import { type StaticPageParts, staticPageHandlers } from '../features/news/server/articles/static-pages.handlers.ts'
import { type DraftParts, draftHandlers } from '../features/news/server/drafts/drafts.handlers.ts'
import { previewHandlers } from '../features/news/server/drafts/preview.handlers.ts'
import type { PreviewSigner } from '../features/news/server/drafts/preview-signature.ts'
import { labelHandlers } from '../features/news/server/feeds/labels.handlers.ts'
import { type NewsParts, newsHandlers } from '../features/news/server/feeds/news.handlers.ts'
import { listPatches } from '../features/news/server/feeds/patches.store.ts'
import { shownChanges } from '../features/news/server/feeds/shown-changes.ts'
import { likeHandlers } from '../features/news/server/likes/likes.handlers.ts'
import { newsletterHandlers } from '../features/newsletter/server/newsletter.handlers.ts'
import type { RankingsParts } from '../features/rankings/server/read/counted-boards.ts'
import { readCountedChampion } from '../features/rankings/server/read/counted-champion.ts'
import { readLineupFigures } from '../features/rankings/server/read/lineup-figures.ts'
import { rankingsHandlers } from '../features/rankings/server/read/rankings.handlers.ts'
import { readRecommendedFigures } from '../features/rankings/server/read/recommended-figures.ts'
import { readShortFigures } from '../features/rankings/server/read/short-figures.ts'
import { type SearchHandlerParts, searchHandlers } from '../features/search/server/search.handlers.ts'
import type { GameData } from '../game/server/season-files.ts'
import { type ShownSeasons, shownSeasons } from '../game/server/shown-seasons.ts'
import { listPages } from './routes.ts'

export interface Stores extends LimitStores {
  notices: CodeParts['notices']
  gameData: () => GameData
  showText: ShowText
  doTextWork: DoTextWork
  privateData: PrivateData
  projectRoot: string
  account: Omit<SignInHandlerParts, 'db'> & SignInFormParts & { confirmations: Confirmations }
  activities: Activity[]
  analytics: Pick<AnalyticsParts, 'timeZone' | 'campaignCodes' | 'tallyFault'>
  launch: LaunchSettings
  campaign: Pick<CampaignParts, 'campaign' | 'support' | 'video'> &
    Pick<RewardParts, 'gamePlatform' | 'gameAccountOf'> &
    Pick<RegistrationParts, 'countRefused'> &
    Pick<SquadParts, 'namesOf'>
  news: Pick<NewsParts, 'gameId' | 'videoEmbeds' | 'backgrounds' | 'editorOrigin' | 'report'>
  studio: Pick<DraftParts, 'origin' | 'timeZone' | 'covers' | 'videos' | 'pictureOrigins'> & { signer: PreviewSigner }
  staticPages: StaticPageParts
  rankings: Pick<RankingsParts, 'minimum' | 'seasonMinimum' | 'sampleMatches' | 'report'>
  lineupPictures: LineupParts['pictures']
  searchIndexOf: SearchHandlerParts['indexOf']
}

/** The handlers of all slices by the paths of their calls. */
export function bindHandlers(stores: Stores): BoundCalls {
  const { db, activities, analytics, gameData, showText, doTextWork, projectRoot, launch, news, studio, staticPages } =
    stores
  const pageNames = new Set(listPages().map(({ name }) => name))
  const seasons = shownSeasons(gameData, launch.seasons)
  const unlessDown = createCircuitBreaker()
  const counted = { db, seasons, lineups: () => listCuratedLineups(db), ...stores.rankings }
  const calls: BoundCalls = bindCalls([
    accountHandlers(openAvatars(stores)),
    activityHandlers(activities, (language) =>
      unlessDown(() => readCampaignCard({ db, ...stores.campaign }, language)),
    ),
    analyticsHandlers({
      db,
      privateData: stores.privateData,
      isPage: (name) => pageNames.has(name),
      isCall: (path) => calls.has(path),
      ...analytics,
    }),
    captchaHandlers(stores),
    handlersOfChampions(stores, { seasons, counted, unlessDown }),
    consentHandlers(stores),
    draftHandlers({ db, doTextWork, ...studio }),
    galleryHandlers(seasons, (what, ctx) => unlessDown(() => readShortFigures(counted, what, ctx))),
    guideHandlers(seasons),
    handlersOfHome(stores, { seasons, counted, unlessDown }),
    ...handlersOfCampaign(stores),
    legalHandlers(projectRoot, showText),
    labelHandlers(),
    likeHandlers(db),
    ...handlersOfLineups(stores, { seasons, counted, unlessDown }),
    newsletterHandlers({ ...stores, captchas: openCaptchas(stores) }),
    newsHandlers({ db, gameData, showText, doTextWork, signer: studio.signer, ...news }),
    signInHandlers({ db, ...stores.account }),
    signInFormHandlers(stores.account),
    confirmationHandlers(stores.account),
    searchHandlers({
      indexOf: stores.searchIndexOf,
      findArticles: (q, ctx) => unlessDown(() => findArticles(askInProcess(ctx, calls), q)),
    }),
    rankingsHandlers({ ...counted, showText, projectRoot }),
    previewHandlers({ doTextWork, ...studio }),
    staticPageHandlers(staticPages),
  ])
  return calls
}

/** Articles of the news and of the guide that hold every word, the best of each first. */
async function findArticles(ask: Ask, keyword: string): Promise<ArticleCard[]> {
  const columns = await Promise.all(
    [1, 2].map((primary_label_id) => ask(newsCalls.searchFeeds, { keyword, primary_label_id, get_num: 24 })),
  )
  const cards = columns.flatMap((answer) => (answer.ok ? answer.data.info_content : []))
  return [...new Map(cards.map((card) => [card.content_id, card])).values()]
}

/** The campaign's page, registrations, rewards, squads and draws, and its operators. */
function handlersOfCampaign(stores: Stores) {
  const { campaign, ...parts } = stores.campaign
  const all = { ...stores, ...parts, campaign }
  return [
    campaignHandlers(all),
    registrationHandlers({
      ...all,
      codes: campaign && openPhoneCodes(stores, campaign),
      captchas: openCaptchas(stores),
      browsers: stores.account.sessions,
    }),
    rewardHandlers({ ...all, ...stores.account }),
    recipientHandlers({ ...all, ...stores.account }),
    squadHandlers({ ...all, browsers: stores.account.sessions }),
    drawHandlers(all),
    operatorHandlers({
      ...all,
      timeZone: stores.studio.timeZone,
      countViews: (since) =>
        countPageViews(stores.db, { page: 'preRegister', since, timeZone: stores.studio.timeZone }),
      listWrongEntries: (least) => listWrongEntries(stores.db, least),
    }),
  ]
}

/** The campaign as the page of activities shows it. */
async function readCampaignCard(parts: Pick<CampaignParts, 'db' | 'campaign'>, language: Language) {
  const entry = await readCampaignEntry(parts)
  if (!entry || !parts.campaign) return null
  const { title, season } = parts.campaign
  return {
    title: title[language],
    season,
    phase: entry.phase,
    starts_at: Date.parse(entry.startsAt) / 1000,
    ends_at: Date.parse(entry.endsAt) / 1000,
  }
}

/** Champions, with what matches, lineups and patches say of them. */
const handlersOfChampions = ({ db, gameData, launch }: Stores, { seasons, counted, unlessDown }: CountedParts) =>
  championHandlers({
    gameData,
    seasons,
    newChampions: launch.champions,
    readFigures: (champion, ctx) =>
      unlessDown(() => readCountedChampion(counted, { ...champion, mode: 'ranked', bracket: 'all' }, ctx)),
    readLineups: (champion, ctx) =>
      unlessDown(async () => lineupsFielding(await listLineups(db), champion, ctx.language)),
    readPatches: (champion, language) =>
      unlessDown(() => listPatches(db, { ...champion, kind: 'champion' }, { language, limit: 5 })),
  })

/** Home, with what other slices give it. */
const handlersOfHome = (
  { db, gameData, launch, campaign, activities }: Stores,
  { counted, unlessDown }: CountedParts,
) =>
  launchHandlers({
    gameData,
    settings: launch,
    readCampaign: () => unlessDown(() => readCampaignEntry({ db, ...campaign })),
    readPicks: (season, ctx) =>
      unlessDown(async () => {
        const figures = await readRecommendedFigures(counted, season.facts.id, ctx)
        return picksOf(await listLineups(db), { season, figures, count: 3 }, ctx.language)
      }),
    readPatch: (season, { language }) =>
      unlessDown(async () => {
        const [patch] = await listPatches(db, { season }, { language, limit: 1 })
        if (!patch) return null
        const changes = firstOfEach(shownChanges(gameData(), patch.changes, language)).slice(0, 5)
        return { contentId: patch.contentId, title: patch.title, changes }
      }),
    nextEvent: (language) => nextActivity(activities, language, new Date()),
  })

/** The first change of each thing. */
const firstOfEach = (changes: ShownChange[]) =>
  changes.filter(({ id }, index) => changes.findIndex((each) => each.id === id) === index)

interface CountedParts {
  seasons: ShownSeasons
  counted: RankingsParts
  unlessDown: ReturnType<typeof createCircuitBreaker>
}

/** Recommended lineups, the builder, pins and the studio of lineups. */
function handlersOfLineups(
  { db, studio, news, lineupPictures }: Stores,
  { seasons, counted, unlessDown }: CountedParts,
) {
  const lineups = () => listLineups(db)
  return [
    lineupHandlers({
      seasons,
      lineups,
      pictures: lineupPictures,
      readFigures: (season, ctx) => unlessDown(() => readRecommendedFigures(counted, season, ctx)),
      readLineupFigures: (lineup, ctx) => unlessDown(() => readLineupFigures(counted, lineup, ctx)),
    }),
    builderHandlers({ seasons, lineups: () => unlessDown(lineups) }),
    pinHandlers({ db, seasons, lineups }),
    lineupDraftHandlers({ db, seasons, timeZone: studio.timeZone }),
    lineupPreviewHandlers({ db, seasons, signer: studio.signer, editorOrigin: news.editorOrigin }),
  ]
}

/** Recommended lineups with the units of their last board. */
const listCuratedLineups = async (db: Db) =>
  (await listLineups(db)).map(({ positions, ...lineup }) => ({ ...lineup, units: positions.final }))
