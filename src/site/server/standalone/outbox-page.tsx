import type { Mail } from '#src/core/server/outside/mail.ts'
import { isMail, type KeptMessage } from '#src/core/server/outside/outbox.ts'
import type { SandboxGrant } from '#src/core/server/outside/sandbox-game-platform.ts'
import type { TextMessage } from '#src/core/server/outside/text-messages.ts'
import type { HtmlAnswer } from '#src/core/server/pages/page-cache.ts'
import { drawPage } from './draw-page.tsx'
import styles from './outbox-page.module.css'
import pageCss from './outbox-page.module.css?inline'

interface OutboxContent {
  /** What stays here. */
  kinds: string[]
  messages: KeptMessage[]
  grants: SandboxGrant[]
}

/** Kept messages, then rewards that the sandbox granted, newest first; for engineers, in English. */
export function outboxPage({ kinds, messages, grants }: OutboxContent): HtmlAnswer {
  const body = (
    <>
      <h1>Outbox</h1>
      <p>These stay here while their setting is missing: {kinds.join(', ')}.</p>
      {messages.length === 0 && <p>There are no messages yet.</p>}
      {messages.map((message) => (
        <article key={message.sentAt + message.to} className={styles.message}>
          {isMail(message) ? <MailPart {...message} /> : <TextPart {...message} />}
        </article>
      ))}
      {grants.length > 0 && <h2>Rewards granted by the sandbox</h2>}
      {grants.map(({ key, characterId, region, reward, grantedAt }) => (
        <article key={key} className={styles.message}>
          <h3>{reward}</h3>
          <p>
            To {characterId} in {region}, <time dateTime={grantedAt}>{grantedAt}</time>
          </p>
          <p>Key {key}</p>
        </article>
      ))}
    </>
  )
  return drawPage({ language: 'en', title: 'Outbox', body, css: pageCss })
}

const MailPart = ({ subject, to, text, sentAt }: Mail & { sentAt: string }) => (
  <>
    <h2>{subject}</h2>
    <p>
      To {to}, <time dateTime={sentAt}>{sentAt}</time>
    </p>
    <pre>
      {text.split(/(https?:\/\/\S+)/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a key={part} href={part}>
            {part}
          </a>
        ),
      )}
    </pre>
  </>
)

const TextPart = ({ to, text, sentAt }: TextMessage & { sentAt: string }) => (
  <>
    <h2>Text message to {to}</h2>
    <p>
      <time dateTime={sentAt}>{sentAt}</time>
    </p>
    <pre className={styles.bubble}>{text}</pre>
  </>
)
