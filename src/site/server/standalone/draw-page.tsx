import { standalonePages } from '#src/core/server/standalone/standalone-page.tsx'
import brandCss from '#src/site/web/header/Brand.module.css?inline'
import { Brand } from '#src/site/web/header/Brand.tsx'
import { icon } from '#src/site/web/icons.ts'
import siteCss from '#src/site/web/site.css?inline'
import { languageFaces } from '../font-faces.ts'

/** Draws a standalone page in the site's look. */
export const drawPage = standalonePages({
  mark: <Brand />,
  markCss: brandCss,
  css: siteCss,
  fontFaces: languageFaces,
  icon,
})
