import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { EffectText } from '#src/game/web/names/EffectText.tsx'
import type { ChampionRef, TraitDetail } from '../game.contract.ts'
import { ChampionTile } from './champions/ChampionTile.tsx'
import { Name } from './names/Name.tsx'
import { TraitHex } from './TraitBadge.tsx'
import styles from './TraitCard.module.css'

interface TraitCardProps {
  trait: TraitDetail
  members: ChampionRef[]
  season: string
  heading: 'h2' | 'h3'
  /** Shown at the end of the card's head. */
  children?: ReactNode
}

export function TraitCard({ trait, members, season, heading: Heading, children }: TraitCardProps) {
  const t = useText()
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <TraitHex trait={trait} season={season} size={64} />
        <div>
          <Heading>
            <Name of={trait} />
          </Heading>
          <p className={styles.kind}>{t(`game.traitKind.${trait.kind}`)}</p>
        </div>
        {children}
      </header>
      <p className={styles.text}>{trait.text ? <EffectText words={trait.text} /> : t('game.notDescribed')}</p>
      <TraitLevels trait={trait} />
      <ul className={styles.members}>
        {members.map((champion) => (
          <li key={champion.id}>
            <ChampionTile champion={champion} season={season} size="small" />
          </li>
        ))}
      </ul>
    </article>
  )
}

/** A trait's thresholds, with a line of text where one changes something. */
function TraitLevels({ trait }: { trait: TraitDetail }) {
  const t = useText()
  return (
    <ol className={styles.levels}>
      {trait.levels.map((level) => (
        <li key={level.min}>
          <span className={styles.min} data-style={level.style}>
            <span className="visually-hidden">{t('game.champions', { count: level.min })}</span>
            <span aria-hidden="true">{level.min}</span>
          </span>
          {level.text && <EffectText words={level.text} />}
        </li>
      ))}
    </ol>
  )
}
