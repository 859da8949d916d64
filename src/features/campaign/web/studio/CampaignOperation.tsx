import type { ReactNode } from 'react'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { StudioFault } from '#src/ui/studio/StudioFault.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import type { Operation } from '../../operator/operator.contract.ts'
import styles from './CampaignOperation.module.css'
import { Funnel } from './figures/Funnel.tsx'
import { MessageFigures } from './figures/MessageFigures.tsx'
import { PrizeFigures } from './figures/PrizeFigures.tsx'
import { RegistrationFigures } from './figures/RegistrationFigures.tsx'
import { useFigures, ZoneContext } from './figures/useFigures.ts'
import { HoldList } from './HoldList.tsx'
import { SignalList } from './SignalList.tsx'
import { Simulator } from './Simulator.tsx'
import { useOperation } from './useOperation.ts'

const parts = ['holds', 'registrations', 'funnel', 'messages', 'prizes', 'simulator', 'signals'] as const
type PartName = (typeof parts)[number]

/** The running campaign for its operators: figures, holds, a simulator, and signs of abuse. */
export function CampaignOperation() {
  const { t } = useStudio()
  const { operation, signals, failure, load, setHolds, setSignals } = useOperation()
  return (
    <ZoneContext value={operation?.timeZone}>
      <main className={styles.page}>
        <header className={styles.head}>
          <h1>{operation ? `${t('campaign-studio.title')}: ${operation.title}` : t('campaign-studio.title')}</h1>
          <StudioButton onClick={() => void load()}>{t('campaign-studio.refresh')}</StudioButton>
        </header>
        {failure && (
          <StudioFault t={t} failure={failure}>
            <StudioButton onClick={() => void load()}>{t('campaign-studio.retry')}</StudioButton>
          </StudioFault>
        )}
        <p role="status" className={styles.facts}>
          {operation ? <Facts operation={operation} /> : failure === null && t('campaign-studio.loading')}
        </p>
        {operation && (
          <>
            <nav aria-label={t('campaign-studio.sections')} className={styles.parts}>
              {parts.map((name) => (
                <a key={name} href={`#${name}`}>
                  {t(`campaign-studio.${name}.title`)}
                </a>
              ))}
            </nav>
            <Part name="holds">
              <HoldList holds={operation.holds} onChange={setHolds} />
            </Part>
            <Part name="registrations">
              <RegistrationFigures operation={operation} />
            </Part>
            <Part name="funnel">
              <Funnel funnel={operation.funnel} />
            </Part>
            <Part name="messages">
              <MessageFigures messages={operation.messages} />
            </Part>
            <Part name="prizes">
              <PrizeFigures operation={operation} />
            </Part>
            <Part name="simulator">
              <Simulator operation={operation} />
            </Part>
            <Part name="signals">{signals && <SignalList signals={signals} onChange={setSignals} />}</Part>
          </>
        )}
      </main>
    </ZoneContext>
  )
}

function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const { t } = useStudio()
  return (
    <section id={name} aria-labelledby={`${name}-title`} className={styles.part}>
      <h2 id={`${name}-title`}>{t(`campaign-studio.${name}.title`)}</h2>
      {children}
    </section>
  )
}

function Facts({ operation }: { operation: Operation }) {
  const { t } = useStudio()
  const { phase, startsAt, endsAt, now, timeZone, isDemonstration } = operation
  const { moment } = useFigures()
  return (
    <>
      <b>{t(`campaign-studio.phase.${phase}`)}</b>
      <span>{t('campaign-studio.runs', { start: moment(startsAt), end: moment(endsAt) })}</span>
      <span>{t('campaign-studio.asOf', { time: moment(now), zone: timeZone })}</span>
      {isDemonstration && <span>{t('campaign-studio.demonstration')}</span>}
    </>
  )
}
