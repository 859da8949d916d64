import archivo from '/.generated/fonts/archivo.woff2?url&no-inline'
import chinese from '/.generated/fonts/noto-sans-sc-900.woff2?url&no-inline'
import icon from '/.generated/icons/icon.svg?url&no-inline'
import icon192 from '/.generated/icons/icon-192.png?url&no-inline'
import icon512 from '/.generated/icons/icon-512.png?url&no-inline'
import touchIcon from '/.generated/icons/apple-touch-icon.png?url&no-inline'
import thai from '@fontsource/kanit/files/kanit-thai-700-normal.woff2?url&no-inline'
import { baseOf, type Language, languageFacts, languages } from '../../core/languages.ts'
import { textsIn } from '../../core/web/text.ts'
import { galleryKinds } from '../../features/gallery/gallery.rules.ts'
import { legalPages } from '../../features/legal/legal.contract.ts'
import type { GameData } from '../../game/server/season-files.ts'

/** Display fonts beside the Latin one, by language. */
const ownFont: Partial<Record<Language, string>> = { zh: chinese, th: thai }

/** Links of every head: the fonts of the first screen, the site's icons and its manifest. */
export const headLinks = (language: Language): string =>
  `<meta name="theme-color" content="#07060f"><link rel="icon" type="image/svg+xml" href="${icon}">` +
  `${[archivo, ownFont[language]].map((font) => (font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : '')).join('')}` +
  `<link rel="apple-touch-icon" href="${touchIcon}"><link rel="manifest" href="/${language}/manifest.webmanifest">`

/** What a phone needs to keep the site as an app. */
export function manifestOf(language: Language): object {
  const t = textsIn(language)
  return {
    name: t('site.name'),
    short_name: t('site.name'),
    description: t('launch.description'),
    lang: languageFacts[language].tag,
    start_url: `${baseOf(language, false)}/`,
    scope: '/',
    display: 'standalone',
    background_color: '#07060f',
    theme_color: '#07060f',
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: icon, sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}

/** Search engines may read everything but the calls and the test folder. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /test/\n\nSitemap: ${origin}/sitemap.xml\n`

/** Every indexable address in every language, each with its siblings. */
export function sitemapOf(origin: string, gameData: GameData, seasons: string[]): string {
  const urls = indexedPaths(gameData, seasons).flatMap((path) => languages.map((language) => entryOf(origin, path, language)))
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  )
}

function entryOf(origin: string, path: string, language: Language): string {
  const address = (each: Language) => `${origin}${baseOf(each, false)}${path}`
  const siblings = languages.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${languageFacts[each].tag}" href="${address(each)}"/>`,
  )
  return `<url><loc>${address(language)}</loc>${siblings.join('')}</url>`
}

/** Canonical paths of the pages that search engines may list. */
export function indexedPaths(gameData: GameData, seasons: string[]): string[] {
  const known = seasons.flatMap((id) => gameData.seasons.get(id) ?? [])
  return [
    '/',
    ...known.flatMap(({ facts }) => galleryKinds.map((kind) => `/books/${kind}?season=${facts.id}`)),
    ...known.flatMap(({ facts, champions }) => champions.map(({ id }) => `/chess/${facts.id}/${id}`)),
    ...legalPages.map((page) => `/${page}`),
  ]
}
