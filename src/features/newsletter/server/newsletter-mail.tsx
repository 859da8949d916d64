import { renderToStaticMarkup } from 'react-dom/server'
import { baseOf, type Language, languageFacts } from '../../../core/languages.ts'
import type { Mail } from '../../../core/server/outside/mail.ts'
import type { PrivateData } from '../../../core/server/private-data.ts'
import { textsIn } from '../../../core/web/text.ts'
import { hoursToConfirm } from '../newsletter.rules.ts'
import css from './newsletter-mail.css?inline'

/** What a link in a message is good for. */
export const linkPurposes = { confirm: 'newsletter-confirm', unsubscribe: 'newsletter-unsubscribe' }

/** What a reader of the newsletter is told of an article. */
export interface ToldArticle {
  title: string
  description: string
  /** Below its language. */
  path: string
}

export interface Letter {
  to: string
  language: Language
  subscriptionId: string
  /** The reader has confirmed the address. */
  isConfirmed: boolean
  /** Without one the message asks for the confirmation. */
  article: ToldArticle | null
}

interface Sender {
  /** Without a trailing slash. */
  origin: string
  privateData: PrivateData
}

/** The message to a reader: of an article, that the address is to be confirmed, or that it is confirmed already. */
export function mailOf(letter: Letter, { origin, privateData }: Sender): Mail {
  const { to, language, subscriptionId, isConfirmed, article } = letter
  const t = textsIn(language)
  const page = `${origin}${baseOf(language, false)}`
  const endPart = privateData.linkPartOf(linkPurposes.unsubscribe, subscriptionId)
  const end = `${page}/newsletter?end=${endPart}`
  const confirm = `${page}/newsletter?confirm=${privateData.linkPartOf(linkPurposes.confirm, subscriptionId)}`
  const content: Content = article
    ? {
        title: article.title,
        words: [article.description],
        action: t('newsletter.mail.read'),
        link: page + article.path,
        end,
      }
    : isConfirmed
      ? {
          title: t('newsletter.mail.known'),
          words: [t('newsletter.mail.knownWords')],
          action: t('newsletter.mail.toNews'),
          link: `${page}/news`,
          end,
        }
      : {
          title: t('newsletter.mail.confirm'),
          words: [t('newsletter.mail.confirmWords', { hours: hoursToConfirm }), t('newsletter.mail.notAsked')],
          action: t('newsletter.mail.confirmAction'),
          link: confirm,
        }
  const endText = t('newsletter.mail.end')
  return {
    to,
    subject: article ? article.title : `${t('site.name')}: ${content.title}`,
    text: textOf(content, endText),
    html: `<!doctype html>${renderToStaticMarkup(<LetterPage {...content} {...{ language, endText, name: t('site.name') }} />)}`,
    headers: content.end
      ? {
          'List-Unsubscribe': `<${origin}/unsubscribe/${endPart}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // RFC 8058
        }
      : undefined,
  }
}

interface Content {
  title: string
  words: string[]
  action: string
  link: string
  /** Where the newsletter is ended; nothing to end before it is confirmed. */
  end?: string
}

const textOf = ({ title, words, action, link, end }: Content, endText: string): string =>
  [title, ...words, `${action}:\n${link}`, ...(end ? [`${endText}:\n${end}`] : [])].join('\n\n')

/** Reads well without its styles too, for not every program for mail takes them. */
function LetterPage({ title, words, action, link, end, endText, language, name }: Content & Frame) {
  return (
    <html lang={languageFacts[language].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{css}</style>
      </head>
      <body>
        <main>
          <p className="name">{name}</p>
          <h1>{title}</h1>
          {words.map((each) => (
            <p key={each}>{each}</p>
          ))}
          <p>
            <a href={link} className="action">
              {action}
            </a>
          </p>
          {end && (
            <p className="end">
              <a href={end}>{endText}</a>
            </p>
          )}
        </main>
      </body>
    </html>
  )
}

interface Frame {
  language: Language
  endText: string
  name: string
}
