import { useRef, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { useDay } from '#src/core/web/texts/useDay.ts'
import { Button } from '#src/ui/Button.tsx'
import type { PrizesWonView, PrizeWon } from '../../recipients.contract.ts'
import styles from './PrizesWon.module.css'
import { RecipientForm } from './RecipientForm.tsx'

interface PrizeCardProps {
  prize: PrizeWon
  /** The registered number with its region, and the regions to which prizes go. */
  known: Pick<PrizesWonView, 'phone' | 'region' | 'regions'>
  /** Whether its address is the one to give next. */
  isNext: boolean
  onAnswer: (view: PrizesWonView) => void
}

/** A prize with the address it goes to, and the form that gives or changes it. */
export function PrizeCard({ prize, known, isNext, onAnswer }: PrizeCardProps) {
  const t = useText()
  const dayOf = useDay()
  const status = useRef<HTMLParagraphElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const { sequence, tier, title, state, wonAt, sentAt, recipient } = prize
  const save = (view: PrizesWonView) => {
    onAnswer(view)
    setIsOpen(false)
    setIsSaved(true)
    status.current!.focus()
  }
  return (
    <article className={styles.card} aria-labelledby={`prize-${sequence}`}>
      <header className={styles.head}>
        <p className={styles.tier} data-tier={tier}>
          {t(`recipient.tier.${tier}`)}
        </p>
        <h3 id={`prize-${sequence}`}>{title}</h3>
        <p className={styles.small}>{t('recipient.won', { date: dayOf(wonAt) })}</p>
        <p className={styles.state} data-state={state}>
          {sentAt ? t('recipient.state.sent', { date: dayOf(sentAt) }) : t(`recipient.state.${given(state)}`)}
        </p>
      </header>
      {recipient && !isOpen && (
        <p className={styles.recipient}>
          <b>{recipient.name}</b>
          <span>{recipient.address}</span>
          <span>{t(`campaign.region.${recipient.region}`)}</span>
          <span>{recipient.phone}</span>
        </p>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.saved}>
        {isSaved && !isOpen && t('recipient.saved')}
      </p>
      {isOpen && <RecipientForm prize={prize} known={known} onSaved={save} onCancel={() => setIsOpen(false)} />}
      {!isOpen && state !== 'sent' && (
        <Button
          variant={isNext ? 'main' : 'outline'}
          className={styles.open}
          aria-label={`${t(state === 'missing' ? 'recipient.give' : 'recipient.change')}: ${title}`}
          onClick={() => setIsOpen(true)}
        >
          {t(state === 'missing' ? 'recipient.give' : 'recipient.change')}
        </Button>
      )}
    </article>
  )
}

const given = (state: PrizeWon['state']) => (state === 'missing' ? 'missing' : 'given')
