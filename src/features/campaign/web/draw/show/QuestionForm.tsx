import { type FormEvent, useId, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { errorKey, useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { drawCalls, type OwnDraws } from '../../../draw/draw.contract.ts'
import styles from './QuestionForm.module.css'

interface QuestionFormProps {
  question: NonNullable<OwnDraws['question']>
  onAnswered: (own: OwnDraws) => void
  /** Called after a wrong answer, when another question may be due. */
  onWrong: () => Promise<void>
}

/** The question before a draw. */
export function QuestionForm({ question: { due, triesLeft }, onAnswered, onWrong }: QuestionFormProps) {
  const t = useText()
  const id = useId()
  const { ask } = usePageContext()
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const option = new FormData(event.currentTarget).get('option')
    if (isBusy || !due) return
    if (option === null) return setFault('option_missing')
    setIsBusy(true)
    const answer = await ask(drawCalls.answerQuestion, { id: due.id, option: Number(option) })
    if (answer.ok) return onAnswered(answer.data)
    await onWrong()
    setIsBusy(false)
    setFault(answer.error)
  }
  const text =
    fault && (fault === 'option_missing' ? t('draw.question.choose') : t(errorKey(fault, ['draw', 'campaign'])))
  return (
    <form className={styles.form} onSubmit={submit} aria-busy={isBusy} noValidate>
      <h3>{t('draw.question.title')}</h3>
      {due ? (
        <>
          <fieldset key={due.id} aria-describedby={`${id}fault`}>
            <legend>{due.text}</legend>
            {due.options.map((option, n) => (
              <label key={option}>
                <input type="radio" name="option" value={n} required />
                {option}
              </label>
            ))}
          </fieldset>
          <Button type="submit" variant="main">
            {t('draw.question.submit')}
          </Button>
          <p className={styles.tries}>{t('draw.question.left', { count: triesLeft })}</p>
        </>
      ) : (
        <p>{t('draw.question.tomorrow')}</p>
      )}
      <p id={`${id}fault`} role="alert" className={styles.fault}>
        {due && text}
      </p>
    </form>
  )
}
