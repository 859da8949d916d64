import { useStudio } from '#src/ui/studio/studio-context.ts'
import { operatorCalls, type Signal, type Signals } from '../../operator/operator.contract.ts'
import { type AllowedKind, shortDigest, signalFloors, subjectOf } from '../../operator/signals.rules.ts'
import { AllowList } from './AllowList.tsx'
import { FigureTable } from './figures/FigureTable.tsx'
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
  const rows = signals.signals.map((signal, at) => ({
    key: `${signal.kind} ${signal.digest} ${at}`,
    cells: [
      t(`campaign-studio.signals.${signal.kind}`, { count: signal.count }),
      <When key="when" signal={signal} />,
      <code key="id">{shortDigest(signal.digest)}</code>,
      <Allow key="allow" kind={subjectOf(signal.kind)} digest={signal.digest} onChange={onChange} />,
    ],
  }))
  return (
    <>
      <p className={styles.lead}>{t('campaign-studio.signals.lead')}</p>
      {rows.length === 0 ? (
        <p>{t('campaign-studio.signals.none')}</p>
      ) : (
        <FigureTable
          label={t('campaign-studio.signals.title')}
          heads={[
            t('campaign-studio.signals.column.sign'),
            t('campaign-studio.signals.column.when'),
            t('campaign-studio.signals.column.id'),
            t('campaign-studio.allow.list'),
          ]}
          rows={rows}
        />
      )}
      <p className={styles.lead}>{t('campaign-studio.signals.floors', signalFloors)}</p>
      <AllowList signals={signals} onChange={onChange} />
    </>
  )
}

function When({ signal: { first, last } }: { signal: Signal }) {
  const { moment } = useFigures()
  if (!first || !last) return '–'
  return (
    <>
      {moment(first)}
      <br />
      {moment(last)}
    </>
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
