import type { KeptMail } from '#src/core/server/outside/mail.ts'
import type { HtmlAnswer } from '#src/core/server/pages/page-cache.ts'
import { drawPage } from './draw-page.tsx'
import styles from './outbox-page.module.css'
import pageCss from './outbox-page.module.css?inline'

/** Plain text of the kept mails, newest first; for engineers, in English. */
export function outboxPage(mails: KeptMail[]): HtmlAnswer {
  const body = (
    <>
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
    </>
  )
  return drawPage({ language: 'en', title: 'Outbox', body, css: pageCss })
}
