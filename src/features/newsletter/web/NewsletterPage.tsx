import { getRouteApi, Link, useLocation } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { newsletterCalls } from '../newsletter.contract.ts'
import { type NewsletterOutcome, type NewsletterState, stateOf } from '../newsletter.rules.ts'
import styles from './NewsletterPage.module.css'

const route = getRouteApi('/newsletter')

/** Subscribes, confirms and unsubscribes by forms that work without scripts. */
export function NewsletterPage() {
  const t = useText()
  const search = route.useSearch()
  const isFromMail = search.confirm !== undefined || search.end !== undefined
  const visit = useLocation({ select: ({ state }) => state.__TSR_key }) // a new visit resets the form
  return (
    <main className={styles.page}>
      <PageHead
        title={t('newsletter.title')}
        siteName={t('site.name')}
        path={isFromMail || search.state ? null : '/newsletter'}
        summary={import.meta.env.SSR && { description: t('newsletter.summary') }}
      />
      <h1>{t('newsletter.title')}</h1>
      {search.confirm !== undefined ? (
        <Confirmation key={visit} token={search.confirm} />
      ) : search.end !== undefined ? (
        <End key={visit} token={search.end} />
      ) : (
        <Application key={visit} state={search.state} />
      )}
    </main>
  )
}

function Application({ state }: { state: NewsletterState | undefined }) {
  const t = useText()
  const { ask } = usePageContext()
  const email = useRef<HTMLInputElement>(null)
  return (
    <StateForm
      action="/newsletter"
      given={state}
      send={async () => stateOf(await ask(newsletterCalls.subscribe, { email: email.current!.value }), 'asked')}
    >
      <p className={styles.lead}>{t('newsletter.lead')}</p>
      <div className={styles.field}>
        <label>
          {t('newsletter.email')}
          <input ref={email} type="email" name="email" required maxLength={254} autoComplete="email" />
        </label>
      </div>
      <Button type="submit" variant="main" className={styles.submit}>
        {t('newsletter.subscribe')}
      </Button>
      <p className={styles.small}>{t('newsletter.privacy')}</p>
    </StateForm>
  )
}

function Confirmation({ token }: { token: string }) {
  const t = useText()
  const { ask } = usePageContext()
  return (
    <StateForm
      action="/newsletter/confirm"
      send={async () => stateOf(await ask(newsletterCalls.confirm, { token }), 'confirmed')}
    >
      <p className={styles.lead}>{t('newsletter.confirmLead')}</p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="main" className={styles.submit}>
        {t('newsletter.confirm')}
      </Button>
    </StateForm>
  )
}

function End({ token }: { token: string }) {
  const t = useText()
  const { ask } = usePageContext()
  return (
    <StateForm
      action={`/unsubscribe/${encodeURIComponent(token)}`}
      send={async () => stateOf(await ask(newsletterCalls.unsubscribe, { token }), 'ended')}
    >
      <p className={styles.lead}>{t('newsletter.endLead')}</p>
      <Button type="submit" variant="main" className={styles.submit}>
        {t('newsletter.end')}
      </Button>
    </StateForm>
  )
}

interface StateFormProps {
  action: string
  /** State after a submit without scripts. */
  given?: NewsletterState
  send: () => Promise<NewsletterOutcome>
  children: ReactNode
}

/** Nothing is left to submit after these. */
const final = new Set<NewsletterState>(['asked', 'confirmed', 'ended'])

/** A form submitted by script where possible; it shows its outcome. */
function StateForm({ action, given, send, children }: StateFormProps) {
  const t = useText()
  const { place } = usePageContext()
  const [sent, setSent] = useState<NewsletterOutcome | 'sending'>()
  const end = useRef<HTMLParagraphElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const state = sent === 'sending' || sent === 'captcha' ? undefined : (sent ?? given)
  const isOver = state !== undefined && final.has(state)
  useEffect(() => {
    if (sent && isOver) end.current!.focus() // the focused button is gone
    if (sent === 'captcha') form.current!.submit() // the server's page has the captcha solved
  }, [sent, isOver])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sent === 'sending') return
    setSent('sending')
    setSent(await send())
  }
  if (isOver) {
    return (
      <p ref={end} tabIndex={-1} className={styles.message}>
        {t(`newsletter.state.${state}`)}
      </p>
    )
  }
  return (
    <form
      ref={form}
      method="post"
      action={action}
      className={styles.form}
      onSubmit={submit}
      aria-busy={sent === 'sending'}
    >
      <input type="hidden" name="base" value={place.base} />
      {state && (
        <p role="alert" className={styles.message}>
          <span>{t(`newsletter.state.${state}`)}</span>{' '}
          {state === 'expired' && action !== '/newsletter' && <Link to="/newsletter">{t('newsletter.title')}</Link>}
        </p>
      )}
      {children}
    </form>
  )
}
