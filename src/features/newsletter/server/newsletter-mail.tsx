import { baseOf, type Language } from '#src/core/languages.ts'
import { type LetterContent, letterOf } from '#src/core/server/outside/letter.tsx'
import type { Mail } from '#src/core/server/outside/mail.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import { hoursToConfirm } from '../newsletter.rules.ts'

/** Purposes of signed links in messages. */
export const linkPurposes = { confirm: 'newsletter-confirm', unsubscribe: 'newsletter-unsubscribe' }

/** The article fields that a message shows. */
export interface DescribedArticle {
  title: string
  description: string
  /** Without the language prefix. */
  path: string
}

export interface Letter {
  to: string
  language: Language
  subscriptionId: string
  isConfirmed: boolean
  /** Null for the message that asks for confirmation. */
  article: DescribedArticle | null
}

interface Sender {
  /** Without a trailing slash. */
  origin: string
  privateData: PrivateData
}

/** The mail for an article, for a confirmation, or saying that the address is already confirmed. */
export function mailOf(letter: Letter, { origin, privateData }: Sender): Mail {
  const { to, language, subscriptionId, isConfirmed, article } = letter
  const t = textsIn(language)
  const page = `${origin}${baseOf(language, false)}`
  const endPart = privateData.linkPartOf(linkPurposes.unsubscribe, subscriptionId)
  const end = `${page}/newsletter?end=${endPart}`
  const confirm = `${page}/newsletter?confirm=${privateData.linkPartOf(linkPurposes.confirm, subscriptionId)}`
  const content: LetterContent = article
    ? {
        title: article.title,
        words: [article.description],
        action: { text: t('newsletter.mail.read'), link: page + article.path },
      }
    : isConfirmed
      ? {
          title: t('newsletter.mail.known'),
          words: [t('newsletter.mail.knownWords')],
          action: { text: t('newsletter.mail.toNews'), link: `${page}/news` },
        }
      : {
          title: t('newsletter.mail.confirm'),
          words: [t('newsletter.mail.confirmWords', { hours: hoursToConfirm }), t('newsletter.mail.notAsked')],
          action: { text: t('newsletter.mail.confirmAction'), link: confirm },
        }
  // an unconfirmed address has nothing to unsubscribe from
  const canEnd = article !== null || isConfirmed
  return {
    to,
    subject: article ? article.title : `${t('site.name')}: ${content.title}`,
    ...letterOf(
      { ...content, ...(canEnd && { end: { text: t('newsletter.mail.end'), link: end } }) },
      { language, name: t('site.name') },
    ),
    headers: canEnd
      ? {
          'List-Unsubscribe': `<${origin}/unsubscribe/${endPart}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // RFC 8058
        }
      : undefined,
  }
}
