import type { ReactNode } from 'react'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { useDay } from '#src/core/web/texts/useDay.ts'
import type { DrawFacts } from '../../draw/draw.contract.ts'
import styles from './DrawPage.module.css'
import { DrawPicture } from './DrawPicture.tsx'
import { DrawRates } from './DrawRates.tsx'
import { LogCheck } from './LogCheck.tsx'

export function DrawPage({ draw }: { draw: DrawFacts }) {
  const t = useText()
  return (
    <main className={styles.page}>
      <PageHead
        title={t('draw.title')}
        siteName={t('site.name')}
        path="/draw/verify"
        summary={import.meta.env.SSR && { description: t('draw.summary') }}
      />
      <header className={styles.head}>
        <h1 className="display">{t('draw.title')}</h1>
        <p className={styles.lead}>{t('draw.lead')}</p>
        {draw.isDemonstration && <p className={styles.note}>{t('draw.demonstration')}</p>}
        {draw.isHeld && (
          <p role="status" className={styles.note}>
            {t('campaign.errors.on_hold_draws')}
          </p>
        )}
      </header>
      <Part title={t('draw.how.title')}>
        <DrawPicture />
      </Part>
      <Part title={t('draw.rates.title')}>
        <DrawRates prizes={draw.prizes} />
      </Part>
      <Part title={t('draw.facts.title')}>
        <Facts draw={draw} />
      </Part>
      <Part title={t('draw.check.title')}>
        <LogCheck draw={draw} />
      </Part>
      <Part title={t('draw.trust.title')}>
        <ul className={styles.trust}>
          {(['aliases', 'order', 'secret', 'prizes'] as const).map((each) => (
            <li key={each}>{t(`draw.trust.${each}`)}</li>
          ))}
        </ul>
      </Part>
    </main>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className="display">{title}</h2>
      {children}
    </section>
  )
}

function Facts({ draw }: { draw: DrawFacts }) {
  const t = useText()
  const dayOf = useDay()
  const { commitment, committedAt, beacon, secret, records, last } = draw
  const facts: [term: string, value: ReactNode][] = [
    [t('draw.facts.commitment'), <code key="commitment">{commitment}</code>],
    [
      t('draw.facts.committed'),
      <time key="time" dateTime={committedAt}>
        {dayOf(committedAt)}
      </time>,
    ],
    [t('draw.facts.event'), beacon.name],
    [t('draw.facts.value'), beacon.value ? <code key="value">{beacon.value}</code> : t('draw.facts.valueLater')],
    [t('draw.facts.secret'), secret ? <code key="secret">{secret}</code> : t('draw.facts.secretLater')],
    [t('draw.facts.records'), String(records)],
    [t('draw.facts.last'), last ? <code key="last">{last}</code> : t('draw.facts.none')],
  ]
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t('draw.facts.keep')}</p>
    </>
  )
}
