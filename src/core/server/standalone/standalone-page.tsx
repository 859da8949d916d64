import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languageFacts } from '#src/core/languages.ts'
import { askGame } from '#src/core/web/game-bridge.ts'
import { addressIn } from '#src/core/web/router/address.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import type { HtmlAnswer } from '../pages/page-cache.ts'
import { policyOf } from '../pages/policy.ts'
import styles from './standalone-page.module.css'
import standaloneCss from './standalone-page.module.css?inline'

/** The site's look on standalone pages. */
export interface SiteLook {
  /** The brand mark, a link home, with its styles. */
  mark: ReactNode
  markCss: string
  /** Base styles. */
  css: string
  fontFaces: Partial<Record<Language, string>>
  icon: string
}

export interface StandalonePage {
  language: Language
  title: string
  /** Content below the mark. */
  body: ReactNode
  /** Styles of this page, and the class of its main element. */
  css?: string
  className?: string
  /** A short form in the middle of the screen. */
  isShort?: boolean
  /** In the game's web view, which has no back button. */
  isInGame?: boolean
  /** Source of an inline script. */
  script?: string
  status?: number
  /** Publicly cacheable; other pages send `no-store`. */
  isLasting?: boolean
}

export type DrawPage = (page: StandalonePage) => HtmlAnswer

/** Renders pages with inline styles and script, without the site's bundle, so that they work during outages. */
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

/** A document with `noindex`. */
export const documentOf = (language: Language, title: string, { icon, head, body }: DocumentParts): string =>
  `<!doctype html><html lang="${languageFacts[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="${icon}">${head}</head><body>${body}</body></html>`

export const StandaloneForm = ({
  action,
  isAuto,
  hasFiles,
  isUnchecked,
  children,
}: {
  action: string
  hasFiles?: boolean
  /** Leaves validation messages to the site's own texts. */
  isUnchecked?: boolean
  /** Whether the page's script submits it when its field is full. */
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

/** The form's main action. */
export const MainButton = ({ children }: { children: ReactNode }) => (
  <button type="submit" className={styles.main}>
    {children}
  </button>
)

/** A hint on a field, or its error. */
export const FieldNote = ({ id, fault, children }: { id: string; fault: string | null; children: ReactNode }) => (
  <p id={id} role={fault ? 'alert' : undefined} className={fault ? styles.fault : undefined}>
    {fault ?? children}
  </p>
)

/** Inline script, self-contained: shows the button back to the game, which uses the game's bridge or closes the page. */
function leadBackToGame(askGame: (action: 'backToGame') => boolean): void {
  const button = document.querySelector<HTMLButtonElement>('[data-back-to-game]')!
  button.hidden = false
  button.addEventListener('click', () => {
    if (!askGame('backToGame')) window.close()
  })
}
