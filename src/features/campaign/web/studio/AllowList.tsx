import { useStudio } from '#src/ui/studio/studio-context.ts'
import { operatorCalls } from '../../operator/operator.contract.ts'
import { type AllowedKind, shortDigest } from '../../operator/signals.rules.ts'
import { useFigures } from './figures/useFigures.ts'
import { useActorName } from './HoldList.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import styles from './SignalList.module.css'
import type { SignalListProps } from './SignalList.tsx'

/** Networks, blocks of numbers and browsers that are no signs. */
export function AllowList({ signals: { allowed }, onChange }: SignalListProps) {
  const { t, ask } = useStudio()
  const { moment } = useFigures()
  const nameOf = useActorName()
  const nameOfSubject = (kind: AllowedKind, digest: string) => ({
    kind: t(`campaign-studio.allow.kind.${kind}`),
    id: shortDigest(digest),
  })
  const remove = (kind: AllowedKind, digest: string) => async (note: string) => {
    const answer = await ask(operatorCalls.disallow, { kind, digest, note })
    if (!answer.ok) return answer
    onChange(answer.data)
    return null
  }
  const allow = async (note: string, form: FormData) => {
    const answer = await ask(operatorCalls.allow, { kind: 'network', address: String(form.get('address')), note })
    if (!answer.ok) return answer
    onChange(answer.data)
    return null
  }
  return (
    <div className={styles.allowed}>
      <h3>{t('campaign-studio.allow.list')}</h3>
      {allowed.length === 0 && <p>{t('campaign-studio.allow.empty')}</p>}
      <ul className={styles.rows}>
        {allowed.map(({ kind, digest, note, by, at }) => (
          <li key={`${kind} ${digest}`}>
            <span>
              {t(`campaign-studio.allow.kind.${kind}`)} <code>{shortDigest(digest)}</code>:{' '}
              {t('campaign-studio.allow.by', { note, name: nameOf(by), date: moment(at) })}
            </span>
            <ReasonDialog
              action={t('campaign-studio.allow.remove')}
              title={t('campaign-studio.allow.removeTitle', nameOfSubject(kind, digest))}
              label={t('campaign-studio.holds.reason')}
              onSend={remove(kind, digest)}
            />
          </li>
        ))}
      </ul>
      <ReasonDialog
        action={t('campaign-studio.allow.address')}
        title={t('campaign-studio.allow.address')}
        label={t('campaign-studio.allow.note')}
        lead={
          <>
            <label>
              {t('campaign-studio.allow.addressField')}
              <input name="address" required maxLength={60} autoComplete="off" spellCheck={false} />
            </label>
            <p className={styles.lead}>{t('campaign-studio.allow.addressHint')}</p>
          </>
        }
        onSend={allow}
      />
    </div>
  )
}
