import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languageFacts } from '#src/core/languages.ts'
import { askGame } from '#src/core/web/game-bridge.ts'
import { addressIn } from '#src/core/web/router/address.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import { ownFaces } from '#src/site/server/font-faces.ts'
import brandCss from '#src/site/web/header/Brand.module.css?inline'
import { Brand } from '#src/site/web/header/Brand.tsx'
import { icon } from '#src/site/web/icons.ts'
import siteCss from '#src/site/web/site.css?inline'
import type { HtmlAnswer } from '../pages/page-cache.ts'
import { policyOf } from '../pages/policy.ts'
import { leadBackToGame } from './back-to-game-script.ts'
import bare from './standalone-page.module.css'
import bareCss from './standalone-page.module.css?inline'

interface BarePageProps {
  language: Language
  title: string
  /** What stands under the mark. */
  body: ReactNode
  /** Rules of this page alone, and the class of its own that carries them. */
  css?: string
  className?: string
  /** Whether it is one short form, which stands in the middle. */
  isShort?: boolean
  /** Whether it stands in the game's own browser, which has no way back of its own. */
  isInGame?: boolean
  /** Text of a script without the site's bundle. */
  script?: string
  status?: number
  /** Whether everybody may be given it again: nobody keeps the others. */
  isLasting?: boolean
}

/** A page that needs nothing beside itself: styles and script are in it, and it has none of the site's frame but the mark that leads home. */
export function barePage(props: BarePageProps): HtmlAnswer {
  const { language, title, body, css = '', className, isShort, isInGame = false, status = 200 } = props
  const t = textsIn(language)
  const main = renderToStaticMarkup(
    <main className={[bare.page, isShort && bare.short, className].filter(Boolean).join(' ')}>
      <div className={bare.top}>
        <a href={addressIn({ isInGame }, `/${language}/`)} className={bare.brand}>
          <Brand />
        </a>
        {isInGame && (
          <button type="button" className={bare.toGame} data-back-to-game hidden>
            {t('site.backToGame')}
          </button>
        )}
      </div>
      {body}
    </main>,
  )
  const script = [props.script, isInGame && `(${leadBackToGame})(${askGame})`].filter(Boolean).join(';')
  const head = `<style>${siteCss}${ownFaces[language] ?? ''}${brandCss}${bareCss}${css}</style>`
  const html = documentOf(language, `${title} · ${t('site.name')}`, {
    ...{ head, body: script ? `${main}<script>${script}</script>` : main },
  })
  const headers = { ...headersOf(html), ...(!props.isLasting && { 'cache-control': 'no-store' }) }
  return { status, html, headers }
}

const headersOf = (html: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policyOf(html),
})

/** An HTML document that search engines leave alone. */
export const documentOf = (language: Language, title: string, { head, body }: { head: string; body: string }): string =>
  `<!doctype html><html lang="${languageFacts[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="${icon}">${head}</head><body>${body}</body></html>`

/** A form that is posted as it is. */
export const BareForm = ({
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
    className={bare.form}
    data-auto={isAuto || undefined}
    noValidate={isUnchecked}
  >
    {children}
  </form>
)

/** The one thing to do in a form. */
export const MainButton = ({ children }: { children: ReactNode }) => (
  <button type="submit" className={bare.main}>
    {children}
  </button>
)

/** What is to be known of a field, or what is wrong with it. */
export const FieldNote = ({ id, fault, children }: { id: string; fault: string | null; children: ReactNode }) => (
  <p id={id} role={fault ? 'alert' : undefined} className={fault ? bare.fault : undefined}>
    {fault ?? children}
  </p>
)
