import { languageFacts, languages } from '#src/core/languages.ts'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { type HoldKind, holdKinds } from '../../holds.rules.ts'
import { type OperatorHold, operatorCalls } from '../../operator/operator.contract.ts'
import { useFigures } from './figures/useFigures.ts'
import styles from './HoldList.module.css'
import { ReasonDialog } from './ReasonDialog.tsx'

interface HoldListProps {
  holds: OperatorHold[]
  onChange: (holds: OperatorHold[]) => void
}

/** What can be put on hold, with what is. */
export function HoldList({ holds, onChange }: HoldListProps) {
  const { t } = useStudio()
  return (
    <>
      <p className={styles.lead}>{t('campaign-studio.holds.lead')}</p>
      <ul className={styles.holds}>
        {holdKinds.map((kind) => (
          <HoldRow key={kind} kind={kind} hold={holds.find((each) => each.kind === kind)} onChange={onChange} />
        ))}
      </ul>
    </>
  )
}

interface HoldRowProps extends Pick<HoldListProps, 'onChange'> {
  kind: HoldKind
  hold: OperatorHold | undefined
}

function HoldRow({ kind, hold, onChange }: HoldRowProps) {
  const { t, ask } = useStudio()
  const { moment } = useFigures()
  const nameOf = useActorName()
  const name = t(`campaign-studio.holds.kind.${kind}`)
  const lift = async (reason: string) => {
    const answer = await ask(operatorCalls.liftHold, { kind, reason })
    if (!answer.ok) return answer
    onChange(answer.data.holds)
    return null
  }
  return (
    <li data-held={hold ? true : undefined}>
      <div>
        <h3>{name}</h3>
        <p>
          {hold
            ? t('campaign-studio.holds.held', {
                date: moment(hold.setAt),
                name: nameOf(hold.setBy),
                reason: hold.reason,
              })
            : t('campaign-studio.holds.running')}
        </p>
      </div>
      {hold ? (
        <ReasonDialog
          action={t('campaign-studio.holds.lift')}
          title={t('campaign-studio.holds.liftTitle', { kind: name })}
          label={t('campaign-studio.holds.reason')}
          onSend={lift}
        />
      ) : (
        <SetHold kind={kind} name={name} onChange={onChange} />
      )}
    </li>
  )
}

function SetHold({ kind, name, onChange }: Omit<HoldRowProps, 'hold'> & { name: string }) {
  const { t, ask } = useStudio()
  const set = async (reason: string, form: FormData) => {
    const note = Object.fromEntries(languages.map((each) => [each, String(form.get(each))]))
    const answer = await ask(operatorCalls.setHold, { kind, reason, note })
    if (!answer.ok) return answer
    onChange(answer.data.holds)
    return null
  }
  return (
    <ReasonDialog
      action={t('campaign-studio.holds.set')}
      title={t('campaign-studio.holds.setTitle', { kind: name })}
      label={t('campaign-studio.holds.reason')}
      lead={
        <p className={styles.players}>
          <b>{t('campaign-studio.holds.players')}</b> {t(`campaign.errors.on_hold_${kind}`)}
        </p>
      }
      onSend={set}
    >
      {languages.map((each) => (
        <label key={each}>
          {t('campaign-studio.holds.note', { language: languageFacts[each].label })}
          <input name={each} lang={languageFacts[each].tag} maxLength={300} autoComplete="off" />
        </label>
      ))}
    </ReasonDialog>
  )
}

/** Returns the name of who made a change: a token's, or the command line. */
export function useActorName(): (actor: string) => string {
  const { t } = useStudio()
  return (actor) => (actor === 'operator' ? t('campaign-studio.holds.commandLine') : actor.replace(/^token /, ''))
}
