import type { Language } from '#src/core/languages.ts'
import type { Assets, readStudioAssets } from '#src/core/server/pages/assets.ts'
import { earlyScript, laterStyles, lateScript } from '#src/core/server/pages/head-scripts.ts'
import type { IconSprites } from '#src/core/server/pages/icon-sprites.ts'
import type { Frame, FrameOf, Hydration } from '#src/core/server/pages/render.tsx'
import { sessionHint } from '#src/features/account/sign-in.rules.ts'
import { undecidedScript } from '#src/features/consent/server/undecided-script.ts'
import { listPages } from '#src/site/routes.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { languageFaces, languageFrameFaces } from '../font-faces.ts'

const otherSources = {
  calls: siteConfig.custom_cms_url ? [siteConfig.custom_cms_url] : [],
  images: siteConfig.pictureOrigins,
  frames: Object.values(siteConfig.video.embeds).map((address) => new URL(address).origin),
  media: siteConfig.video.fileOrigins,
}

/** Head and scripts of a page from the build: its styles inline, the other styles and its script late. */
export function frameFrom(assets: Assets, sheets: IconSprites): FrameOf {
  const known = new Map<string, Frame>()
  const facts = new Map(listPages().map((each) => [each.page, each]))
  const make = (page: string, language: Language, hydration: Hydration): Frame => {
    const { texts = [], hasEditorTexts, isDocument } = facts.get(page) ?? {}
    const slices = ['shell', ...texts].map((slice) => `virtual:texts/${language}/${slice}`)
    const scripts = assets.scriptsOf(page, slices)
    const faces = hasEditorTexts ? languageFrameFaces : languageFaces
    return {
      head:
        laterStyles(assets.sheet) +
        earlyScript(assets.entry, siteConfig.webView.marker) +
        (hydration === 'late' ? undecidedScript(siteConfig.consent) : ''),
      styles: [...assets.styles, faces[language] ?? ''],
      scripts:
        hydration === 'at once'
          ? moduleScripts(scripts)
          : lateScript({ sources: scripts, isFetchedAhead: !isDocument, hint: sessionHint }),
      policy: otherSources,
      isDataApart: hydration === 'late',
      sheets,
    }
  }
  return (page, language, hydration = 'late') => {
    const key = `${language} ${page} ${hydration}`
    return known.get(key) ?? known.set(key, make(page, language, hydration)).get(key)!
  }
}

/** Head and scripts of the studio from the build. */
export function studioFrameFrom({
  entry,
  styleHrefs,
}: ReturnType<typeof readStudioAssets>): (language: Language) => Frame {
  const links = styleHrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return (language) => ({
    head: `${links}<style>${languageFaces[language] ?? ''}</style>`,
    scripts: moduleScripts([entry]),
    policy: otherSources,
  })
}

const moduleScripts = (sources: string[]): string =>
  sources.map((source) => `<script type="module" src="${source}"></script>`).join('')
