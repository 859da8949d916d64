import { renderToStaticMarkup } from 'react-dom/server'
import type { KeptMail } from '../../core/server/outside/mail.ts'
import type { HtmlAnswer } from '../../core/server/pages/page-cache.ts'
import { policyOf } from '../../core/server/pages/policy.ts'
import { icon } from '../web/icons.ts'
import siteCss from '../web/site.css?inline'
import styles from './outbox-page.module.css'
import ownCss from './outbox-page.module.css?inline'

/** The kept messages as they are read without pictures and colours, the newest first. For engineers: in English. */
export function outboxPage(mails: KeptMail[]): HtmlAnswer {
  const body = renderToStaticMarkup(
    <main className={styles.page}>
      <h1>Outbox</h1>
      <p>No mail server is set (SMTP_URL): messages stay here.</p>
      {mails.length === 0 && <p>There are none yet.</p>}
      {mails.map((mail) => (
        <article key={mail.sentAt + mail.to} className={styles.mail}>
          <h2>{mail.subject}</h2>
          <p>
            To {mail.to}, <time dateTime={mail.sentAt}>{mail.sentAt}</time>
          </p>
          <pre>
            {mail.text.split(/(https?:\/\/\S+)/).map((part, index) =>
              index % 2 === 0 ? (
                part
              ) : (
                <a key={part} href={part}>
                  {part}
                </a>
              ),
            )}
          </pre>
        </article>
      ))}
    </main>,
  )
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Outbox</title><link rel="icon" href="${icon}"><style>${siteCss}${ownCss}</style></head><body>${body}</body></html>`
  return {
    status: 200,
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(html),
    },
  }
}
