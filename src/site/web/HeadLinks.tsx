import thai from '@fontsource/kanit/files/kanit-thai-700-normal.woff2?url&no-inline'
import { useRouteContext } from '@tanstack/react-router'
import archivo from '/.generated/fonts/archivo.woff2?url&no-inline'
import chinese from '/.generated/fonts/noto-sans-sc-900.woff2?url&no-inline'
import type { Language } from '../../core/languages.ts'
import { icon, touchIcon } from './icons.ts'

/** Display fonts beside the Latin one, by language. */
const ownFont: Partial<Record<Language, string>> = { zh: chinese, th: thai }

/** What the head of every page links to: the fonts of the first screen, the site's icons and its manifest. */
export function HeadLinks() {
  const { language } = useRouteContext({ from: '__root__' }).place
  const own = ownFont[language]
  return (
    <>
      <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
      {own && <link rel="preload" href={own} as="font" type="font/woff2" crossOrigin="anonymous" />}
      <meta name="theme-color" content="#07060f" />
      <link rel="icon" type="image/svg+xml" href={icon} />
      <link rel="apple-touch-icon" href={touchIcon} />
      <link rel="manifest" href={`/${language}/manifest.webmanifest`} />
    </>
  )
}
