import thaiTitles from '@fontsource/kanit/files/kanit-thai-700-normal.woff2?url&no-inline'
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url&no-inline'
import type { Language } from '#src/core/languages.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import archivo from '/.generated/fonts/archivo.woff2?url&no-inline'
import chinese from '/.generated/fonts/noto-sans-sc-900-frame.woff2?url&no-inline'
import { icon, touchIcon } from './icons.ts'

/** Fonts of the first screen besides Latin, by language. */
const ownFonts: Partial<Record<Language, string[]>> = { zh: [chinese], th: [thaiTitles, thai] }

/** Links in every document's head: fonts, icons, manifest; rendered on the server only. */
export function HeadLinks() {
  const { language } = usePageContext().place
  return (
    <>
      {[archivo, ...(ownFonts[language] ?? [])].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <meta name="theme-color" content="#07060f" />
      <link rel="icon" type="image/svg+xml" href={icon} />
      <link rel="apple-touch-icon" href={touchIcon} />
      <link rel="manifest" href={`/${language}/manifest.webmanifest`} />
    </>
  )
}
