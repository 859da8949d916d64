import { useStudio } from '#src/ui/studio/studio-context.ts'
import { operatorCalls, type Signal, type Signals } from '../../operator/operator.contract.ts'
import { type AllowedKind, mostSignals, shortDigest, signalFloors, subjectOf } from '../../operator/signals.rules.ts'
import { AllowList } from './AllowList.tsx'
import { useFigures } from './figures/useFigures.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import styles from './SignalList.module.css'

export interface SignalListProps {
  signals: Signals
  onChange: (signals: Signals) => void
}

/** Signs of abuse with their reasons, and what is allowed. */
export function SignalList({ signals, onChange }: SignalListProps) {
  const { t } = useStudio()
  return (
    <>
      <p className={styles.lead}>{t('campaign-studio.signals.lead')}</p>
      {signals.signals.length === 0 && <p>{t('campaign-studio.signals.none')}</p>}
      <ul className={styles.rows}>
        {signals.signals.map((signal) => (
          <SignalRow key={`${signal.kind} ${signal.digest} ${signal.first}`} signal={signal} onChange={onChange} />
        ))}
      </ul>
      <p className={styles.lead}>{t('campaign-studio.signals.floors', { ...signalFloors, most: mostSignals })}</p>
      <AllowList signals={signals} onChange={onChange} />
    </>
  )
}

function SignalRow({ signal, onChange }: Pick<SignalListProps, 'onChange'> & { signal: Signal }) {
  const { t } = useStudio()
  const { moment, number } = useFigures()
  const { kind, digest, count, first, last } = signal
  return (
    <li>
      <span>
        {t(`campaign-studio.signals.${kind}`, { count: number(count) })}
        <small>
          <code>{shortDigest(digest)}</code>
          {first && last && ` · ${t('campaign-studio.signals.when', { first: moment(first), last: moment(last) })}`}
        </small>
      </span>
      <Allow kind={subjectOf(kind)} digest={digest} onChange={onChange} />
    </li>
  )
}

interface AllowProps extends Pick<SignalListProps, 'onChange'> {
  kind: AllowedKind
  digest: string
}

function Allow({ kind, digest, onChange }: AllowProps) {
  const { t, ask } = useStudio()
  const allow = async (note: string) => {
    const answer = await ask(operatorCalls.allow, { kind, digest, note })
    if (!answer.ok) return answer
    onChange(answer.data)
    return null
  }
  return (
    <ReasonDialog
      action={t('campaign-studio.allow.action')}
      title={t('campaign-studio.allow.title', {
        kind: t(`campaign-studio.allow.kind.${kind}`),
        id: shortDigest(digest),
      })}
      label={t('campaign-studio.allow.note')}
      onSend={allow}
    />
  )
}
