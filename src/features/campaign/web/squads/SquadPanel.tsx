import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import type { Campaign } from '../../campaign.contract.ts'
import { showInviteCode } from '../../invite-codes.rules.ts'
import { OwnSquad } from './OwnSquad.tsx'
import styles from './SquadPanel.module.css'
import { SquadStepList } from './SquadStepList.tsx'
import { StepContent } from './StepContent.tsx'
import type { useSquad } from './useSquad.ts'

/** The steps to a squad with the one that is next, then the squad itself. */
export function SquadPanel({ campaign, view, take, read }: { campaign: Campaign } & ReturnType<typeof useSquad>) {
  const t = useText()
  const { place } = usePageContext()
  if (view === undefined) {
    return (
      <>
        <p role="status" className={styles.card}>
          {t('squad.loading')}
        </p>
        <noscript>
          <p className={styles.card}>
            <a href={`/auth/squad?lang=${place.language}`}>{t('squad.noScript')}</a>
          </p>
        </noscript>
      </>
    )
  }
  if (view === null) {
    return (
      <p role="alert" className={styles.card}>
        {t('squad.failed')}
      </p>
    )
  }
  if (view.squad) return <OwnSquad campaign={campaign} squad={view.squad} onAnswer={take} />
  return (
    <section className={styles.card} aria-labelledby="squad-step">
      <SquadStepList next={view.next ?? 'squad'} />
      <h2 id="squad-step">{t(`squad.step.${view.next ?? 'squad'}`)}</h2>
      {view.kept && view.next !== 'squad' && (
        <p role="status">{t('squad.kept', { code: showInviteCode(view.kept) })}</p>
      )}
      <StepContent campaign={campaign} view={view} onAnswer={take} onStep={() => void read()} />
    </section>
  )
}
