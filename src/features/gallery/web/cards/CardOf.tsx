import { useText } from '#src/core/web/texts/text.ts'
import { TraitCard } from '#src/game/web/TraitCard.tsx'
import { AugmentCard } from '../boons/AugmentCard.tsx'
import { SnackCard } from '../boons/SnackCard.tsx'
import { FigureLine } from '../FigureLine.tsx'
import { ItemCard } from '../items/ItemCard.tsx'
import styles from './CardOf.module.css'
import { ChampionCard } from './ChampionCard.tsx'
import type { ShownCard } from './useCard.ts'

/** The card of a subject as the gallery shows it; that of a champion is a summary of its page. */
export function CardOf({ card, season }: { card: ShownCard; season: string }) {
  const t = useText()
  switch (card.kind) {
    case 'champion':
      return (
        <ChampionCard champion={card.subject} season={season} figures={card.figures} editorsItems={card.editorsItems} />
      )
    case 'trait':
      return (
        <TraitCard trait={card.subject} members={card.members} season={season} heading="h2">
          <FigureLine of={card.subject.id} figures={card.figures} />
        </TraitCard>
      )
    case 'item':
      return (
        <>
          <ItemCard item={card.subject} all={card.all} season={season} heading="h2">
            {null}
          </ItemCard>
          <div className={styles.figures}>
            <FigureLine of={card.subject.id} figures={card.figures} />
          </div>
        </>
      )
    case 'augment':
      return (
        <div className={styles.boon} data-tier={card.subject.tier}>
          <AugmentCard augment={card.subject} traits={card.traits} season={season} heading="h2" />
          <p className={styles.tier}>{t(`gallery.card.tier.${card.subject.tier}`)}</p>
        </div>
      )
    case 'snack':
      return (
        <div className={styles.boon}>
          <SnackCard snack={card.subject} champions={card.champions} season={season} heading="h2" />
        </div>
      )
  }
}
