import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languageFacts } from '#src/core/languages.ts'
import { askGame } from '#src/core/web/game-bridge.ts'
import { addressIn } from '#src/core/web/router/address.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import type { HtmlAnswer } from '../pages/page-cache.ts'
import { policyOf } from '../pages/policy.ts'
import { leadBackToGame } from './back-to-game-script.ts'
import styles from './standalone-page.module.css'
import standaloneCss from './standalone-page.module.css?inline'

/** What the standalone pages of a site have in common. */
export interface SiteLook {
  /** The mark that leads home, with its rules. */
  mark: ReactNode
  markCss: string
  /** Rules of every page. */
  css: string
  fontFaces: Partial<Record<Language, string>>
  icon: string
}

export interface StandalonePage {
  language: Language
  title: string
  /** Content below the mark. */
  body: ReactNode
  /** Rules of this page alone, and the class that carries them. */
  css?: string
  className?: string
  /** One short form, in the middle of the screen. */
  isShort?: boolean
  /** In the game's own browser, which has no way back of its own. */
  isInGame?: boolean
  /** Text of a script without the site's bundle. */
  script?: string
  status?: number
  /** May be cached by everybody; other pages say `no-store`. */
  isLasting?: boolean
}

export type DrawPage = (page: StandalonePage) => HtmlAnswer

/** Draws pages with their styles and script inline and without the site's frame: they work while the rest fails. */
export const standalonePages =
  (look: SiteLook): DrawPage =>
  (page) => {
    const { language, css = '', isInGame = false, status = 200 } = page
    const t = textsIn(language)
    const main = renderToStaticMarkup(<Main {...page} isInGame={isInGame} mark={look.mark} />)
    const script = [page.script, isInGame && `(${leadBackToGame})(${askGame})`].filter(Boolean).join(';')
    const html = documentOf(language, `${page.title} · ${t('site.name')}`, {
      icon: look.icon,
      head: `<style>${look.css}${look.fontFaces[language] ?? ''}${look.markCss}${standaloneCss}${css}</style>`,
      body: script ? `${main}<script>${script}</script>` : main,
    })
    return { status, html, headers: { ...headersOf(html), ...(!page.isLasting && { 'cache-control': 'no-store' }) } }
  }

type MainProps = Pick<StandalonePage, 'language' | 'body' | 'className' | 'isShort'> &
  Pick<SiteLook, 'mark'> & { isInGame: boolean }

const Main = ({ language, body, className, isShort, isInGame, mark }: MainProps) => (
  <main className={[styles.page, isShort && styles.short, className].filter(Boolean).join(' ')}>
    <div className={styles.top}>
      <a href={addressIn({ isInGame }, `/${language}/`)} className={styles.brand}>
        {mark}
      </a>
      {isInGame && (
        <button type="button" className={styles.toGame} data-back-to-game hidden>
          {textsIn(language)('site.backToGame')}
        </button>
      )}
    </div>
    {body}
  </main>
)

const headersOf = (html: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policyOf(html),
})

interface DocumentParts {
  icon: string
  head: string
  body: string
}

/** An HTML document that search engines leave alone. */
export const documentOf = (language: Language, title: string, { icon, head, body }: DocumentParts): string =>
  `<!doctype html><html lang="${languageFacts[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="${icon}">${head}</head><body>${body}</body></html>`

/** A form that is posted as it is. */
export const StandaloneForm = ({
  action,
  isAuto,
  hasFiles,
  isUnchecked,
  children,
}: {
  action: string
  hasFiles?: boolean
  /** Whether what is wrong is told by the site's own texts, and not by the browser's. */
  isUnchecked?: boolean
  /** Whether the page's script sends it when its field is full. */
  isAuto?: boolean
  children: ReactNode
}) => (
  <form
    method="post"
    action={action}
    encType={hasFiles ? 'multipart/form-data' : undefined}
    className={styles.form}
    data-auto={isAuto || undefined}
    noValidate={isUnchecked}
  >
    {children}
  </form>
)

/** The one thing to do in a form. */
export const MainButton = ({ children }: { children: ReactNode }) => (
  <button type="submit" className={styles.main}>
    {children}
  </button>
)

/** What is to be known of a field, or what is wrong with it. */
export const FieldNote = ({ id, fault, children }: { id: string; fault: string | null; children: ReactNode }) => (
  <p id={id} role={fault ? 'alert' : undefined} className={fault ? styles.fault : undefined}>
    {fault ?? children}
  </p>
)
