import { baseOf, type Language, languageFacts, languages } from '#src/core/languages.ts'
import type { PageFacts } from '#src/core/web/router/page.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import { articlePath, changedAt, newsTabs } from '#src/features/news/news.rules.ts'
import type { PublishedArticle } from '#src/features/news/server/feeds/news.store.ts'
import type { GameData, Season } from '#src/game/server/season-files.ts'
import { seasonLists, type UrlWord } from '#src/game/url-words.rules.ts'
import { listPages } from '../routes.ts'
import type { SiteConfig } from '../site-config.ts'
import { icon, icon192, icon512, iconMaskable } from '../web/icons.ts'

/** Web app manifest of a language. */
export function manifestOf(language: Language, gameData: GameData, seasons: string[]): object {
  const t = textsIn(language)
  const titles = shownSeasons(gameData, seasons).map(({ facts }) => facts.title[language])
  return {
    name: t('site.name'),
    short_name: t('site.name'),
    description: t('launch.summary', { seasons: titles.join(' · ') }),
    lang: languageFacts[language].tag,
    id: '/', // one app for all languages
    start_url: `${baseOf(language, false)}/`,
    scope: '/',
    display: 'standalone',
    background_color: '#07060f',
    theme_color: '#07060f',
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: iconMaskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: icon, sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}

/** Search engines may read everything except calls and the test folder. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /test/\n\nSitemap: ${origin}/sitemap.xml\n`

const halfAYear = 183 * 24 * 3600 * 1000

/** Whom to tell of a security hole (RFC 9116). It expires half a year after `now`, at a midnight. */
export function securityText(origin: string, { contact, policy }: SecurityContact, now: Date): string {
  const expires = `${new Date(now.getTime() + halfAYear).toISOString().slice(0, 10)}T00:00:00Z`
  const fields = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    ...(policy ? [`Policy: ${policy}`] : []),
  ]
  return `${fields.join('\n')}\n`
}

type SecurityContact = NonNullable<SiteConfig['security']>

/** A canonical path below a language, with the languages of its page. */
interface IndexedPath {
  path: string
  languages: readonly Language[]
  /** ISO instants of last changes. */
  changed?: Partial<Record<Language, string>>
}

/** The sitemap: every address with its alternates in other languages. */
export function sitemapOf(origin: string, paths: IndexedPath[]): string {
  const urls = paths.flatMap((each) => each.languages.map((language) => entryOf(origin, each, language)))
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  )
}

function entryOf(origin: string, { path, languages, changed }: IndexedPath, language: Language): string {
  const address = (each: Language) => `${origin}${baseOf(each, false)}${path}`
  const siblings = languages.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${languageFacts[each].tag}" href="${address(each)}"/>`,
  )
  const time = changed?.[language] ? `<lastmod>${changed[language]}</lastmod>` : ''
  return `<url><loc>${address(language)}</loc>${time}${siblings.join('')}</url>`
}

const shownSeasons = (gameData: GameData, ids: string[]) => ids.flatMap((id) => gameData.seasons.get(id) ?? [])

/** The pages that search engines may list, as their routes say; articles apart. */
export function indexedPaths(gameData: GameData, seasons: string[], hasCampaign: boolean): IndexedPath[] {
  const known = shownSeasons(gameData, seasons)
  const pages = listPages().filter(({ listed }) => hasCampaign || listed !== 'in a campaign')
  const paths = pages.flatMap(({ path, listed }) => (listed ? listings[listed](path, known) : []))
  return paths.map((path) => ({ path, languages }))
}

/** The addresses of a route's page, by how the sitemap lists it. */
const listings: Record<NonNullable<PageFacts['listed']>, (path: string, seasons: Season[]) => string[]> = {
  once: (path) => [path],
  'in a campaign': (path) => [path],
  'by season': (path, seasons) =>
    seasons.filter((season) => !isEmptyPart(path, season)).map(({ facts }) => `${path}?season=${facts.id}`),
  'by champion': (path, seasons) =>
    seasons.flatMap(({ facts, champions }) =>
      champions.map(({ id }) => path.replace('$season', facts.id).replace('$heroId', id)),
    ),
  'by tab': (path) => newsTabs.map((tab) => (tab === 'all' ? path : `${path}?label=${tab}`)),
}

/** The pages of articles with the languages they are written in. */
export const articlePaths = (articles: PublishedArticle[]): IndexedPath[] =>
  articles.map(({ contentId, languages, published, updated }) => ({
    path: articlePath(contentId),
    languages,
    changed: Object.fromEntries(languages.map((each) => [each, changedAt(published, updated[each]!)])),
  }))

/** The pages of recommended lineups of the shown seasons. */
export const lineupPaths = (
  lineups: { season: string; id: string; updated: string }[],
  seasons: string[],
): IndexedPath[] =>
  lineups
    .filter(({ season }) => seasons.includes(season))
    .map(({ season, id, updated }) => ({
      path: `/lineupDetail/${season}/${id}`,
      languages,
      changed: Object.fromEntries(languages.map((each) => [each, updated])),
    }))

/** True for a part of the gallery in which a season has nothing. */
function isEmptyPart(path: string, season: Season): boolean {
  const word = path.replace('/books/', '')
  return Object.hasOwn(seasonLists, word) && season[seasonLists[word as UrlWord]].length === 0
}
