import type { Answer, Call } from '#src/core/call.ts'
import { useText } from '#src/core/web/texts/text.ts'
import type { Campaign } from '../../campaign.contract.ts'
import type { Squad, squadCalls } from '../../squads.contract.ts'
import { Invitation } from './Invitation.tsx'
import styles from './OwnSquad.module.css'
import panel from './SquadPanel.module.css'
import { seatNames } from './seat-names.ts'

/** The answer of a call that shows the squad afterwards. */
export type SquadAnswer = Answer<Call<never, (typeof squadCalls)['readSquad']['output']>>

interface OwnSquadProps {
  campaign: Campaign
  squad: Squad
  onAnswer: (answer: SquadAnswer) => string | undefined
}

/** The seats of the player's squad, what is missing for the next draw, and the invitation. */
export function OwnSquad({ campaign, squad, onAnswer }: OwnSquadProps) {
  const t = useText()
  const { size, seats, invitation, attempts } = squad
  const open = size - seats.length
  return (
    <section className={panel.card} aria-labelledby="own-squad">
      <h2 id="own-squad">{t('squad.yours')}</h2>
      <ol className={styles.seats}>
        {seatNames(squad, t).map(({ seat, state, name, hasOwnName }) => (
          <li key={seat} data-state={state}>
            <span className={styles.mark} aria-hidden="true">
              {state === 'empty' ? '+' : seat}
            </span>
            <span className={styles.name}>{name}</span>
            {hasOwnName && <small>{t('squad.seat.you')}</small>}
          </li>
        ))}
      </ol>
      <p role="status">{open > 0 ? t('squad.missing', { count: open }) : t('squad.full')}</p>
      <p className={styles.attempts}>{t('squad.attempts', { count: attempts })}</p>
      {invitation && <Invitation campaign={campaign} invitation={invitation} onAnswer={onAnswer} />}
    </section>
  )
}
