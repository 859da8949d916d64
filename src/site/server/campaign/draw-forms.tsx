import { FieldNote, MainButton, StandaloneForm } from '#src/core/server/standalone/standalone-page.tsx'
import type { DrawFacts, OwnDraw, OwnDraws } from '#src/features/campaign/draw/draw.contract.ts'
import { isPosted } from '#src/features/campaign/recipients.rules.ts'
import { attemptsLeft, drawObstacle } from '#src/features/campaign/web/draw/show/draw-obstacle.ts'
import { prizesPath } from './prizes-page.tsx'
import styles from './registration-page.module.css'
import { squadActionOf } from './squad-address.ts'
import { type SquadPartProps, squadFault } from './squad-page.tsx'

type DrawFormProps = SquadPartProps & { facts: DrawFacts }

/** The question or the draw, the result of the last one, the chances, and own draws. */
export function DrawForms(props: DrawFormProps) {
  const { campaign, facts, own, drawn, t, language } = props
  const obstacle = drawObstacle({ campaign, facts, own, isFailed: false, isInSquad: true })
  const isDue = own?.question != null && !own.question.isPassed
  const last = own?.draws.find(({ n }) => n === drawn)
  return (
    <section id="draw" className={styles.part}>
      <h2>{t('draw.show.title')}</h2>
      {last && (
        <p role="status">
          <b>{resultOf(props, last)}</b>
        </p>
      )}
      {obstacle && <p>{t(obstacle)}</p>}
      {!obstacle && isDue && <QuestionForm {...props} question={own.question!} />}
      {!obstacle && !isDue && <DrawForm {...props} left={own ? attemptsLeft(own) : 0} />}
      {own && own.draws.length > 0 && (
        <>
          <h3>{t('draw.mine.title')}</h3>
          <ul>
            {own.draws.toReversed().map((each) => (
              <li key={each.n}>
                {resultOf(props, each)} · {t('draw.show.line', { line: String(each.sequence + 1) })}
              </li>
            ))}
          </ul>
        </>
      )}
      {own?.draws.some(({ prize }) => prize && isPosted(prize.tier)) && (
        <p>
          <a href={prizesPath('', language)} className={styles.link}>
            {t('draw.show.address')}
          </a>
        </p>
      )}
      <p>
        <a href={`/${language}/draw/verify`} className={styles.link}>
          {t('draw.rates.title')}
        </a>
      </p>
    </section>
  )
}

const resultOf = ({ t }: DrawFormProps, { prize }: OwnDraw) =>
  prize ? t('draw.show.prize', { tier: prize.tier, title: prize.title }) : t('draw.rates.thanks')

const DrawForm = ({ left, ...props }: DrawFormProps & { left: number }) => (
  <StandaloneForm action={squadActionOf('/draw', props.language)}>
    <input type="hidden" name="key" value={props.drawKey} />
    <FieldNote id="draw-note" fault={squadFault(props, '/draw')}>
      {props.t('draw.show.left', { count: left })}
    </FieldNote>
    <MainButton>{props.t('draw.show.draw')}</MainButton>
  </StandaloneForm>
)

function QuestionForm({ question, ...props }: DrawFormProps & { question: NonNullable<OwnDraws['question']> }) {
  const { t, language } = props
  const { due, triesLeft } = question
  if (!due) return <p>{t('draw.question.tomorrow')}</p>
  return (
    <StandaloneForm action={squadActionOf('/answer', language)} isUnchecked>
      <h3>{t('draw.question.title')}</h3>
      <input type="hidden" name="id" value={due.id} />
      <p id="question">{due.text}</p>
      {due.options.map((option, n) => (
        <label key={option} className={styles.choice}>
          <input type="radio" name="option" value={n} aria-describedby="question" />
          {option}
        </label>
      ))}
      <FieldNote id="question-note" fault={squadFault(props, '/answer')}>
        {t('draw.question.left', { count: triesLeft })}
      </FieldNote>
      <MainButton>{t('draw.question.submit')}</MainButton>
    </StandaloneForm>
  )
}
