import { type FormEvent, useId, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { errorKey, useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { showInviteCode } from '../../invite-codes.rules.ts'
import { squadCalls } from '../../squads.contract.ts'
import styles from './FindSquad.module.css'
import type { SquadAnswer } from './OwnSquad.tsx'

interface FindSquadProps {
  /** The code that is kept for the player. */
  kept: string | null
  onAnswer: (answer: SquadAnswer) => string | undefined
}

/** Joins a squad by its code, or creates one; both after a confirmation, as a squad can't be left. */
export function FindSquad({ kept, onAnswer }: FindSquadProps) {
  const t = useText()
  const id = useId()
  const { ask } = usePageContext()
  const [isSure, setIsSure] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const invite = String(new FormData(event.currentTarget).get('invite'))
    if (isBusy) return
    if (!isSure) return setFault('unsure')
    setIsBusy(true)
    const isJoin = submitter?.getAttribute('value') !== 'create'
    const answer = await (isJoin
      ? ask(squadCalls.joinSquad, { invite, sure: true })
      : ask(squadCalls.createSquad, { sure: true }))
    setIsBusy(false)
    setFault(onAnswer(answer))
  }
  const text = fault && (fault === 'unsure' ? t('squad.sureMissing') : t(errorKey(fault, ['squad', 'campaign'])))
  return (
    <form className={styles.form} onSubmit={submit} aria-busy={isBusy} noValidate>
      <label className={styles.sure}>
        <input
          type="checkbox"
          checked={isSure}
          onChange={({ target }) => setIsSure(target.checked)}
          aria-describedby={`${id}fault`}
        />
        {t('squad.sure')}
      </label>
      <div className={styles.ways}>
        <div className={styles.way}>
          <h3>{t('squad.join.title')}</h3>
          <label htmlFor={`${id}invite`}>{t('squad.join.code')}</label>
          <input
            id={`${id}invite`}
            name="invite"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={500}
            defaultValue={kept ? showInviteCode(kept) : ''}
            aria-describedby={`${id}fault`}
            aria-invalid={fault?.startsWith('invite') || undefined}
          />
          <Button type="submit" variant={kept ? 'main' : 'solid'}>
            {t('squad.join.submit')}
          </Button>
        </div>
        <div className={styles.way}>
          <h3>{t('squad.create.title')}</h3>
          <p>{t('squad.create.text')}</p>
          <Button type="submit" value="create" variant={kept ? 'solid' : 'main'}>
            {t('squad.create.submit')}
          </Button>
        </div>
      </div>
      <p id={`${id}fault`} role="alert" className={styles.fault}>
        {text}
      </p>
    </form>
  )
}
