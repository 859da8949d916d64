import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import type { SeasonRef } from '#src/game/game.contract.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './NewMechanics.module.css'
import { Section } from './Section.tsx'

/** What a season brings that others lack, by its key. */
const mechanics = { m10s16: 'headliner', m15s16: 'snax' } as const
type Mechanic = (typeof mechanics)[keyof typeof mechanics]

export const mechanicOf = (season: string): Mechanic | null => (mechanics as Record<string, Mechanic>)[season] ?? null

const parts = ['first', 'second', 'third'] as const

/** The season's new mechanic in three steps. */
export function NewMechanics({ season }: { season: SeasonRef }) {
  const t = useText()
  const mechanic = mechanicOf(season.id)
  if (!mechanic) return null
  return (
    <Section name="mechanics">
      <div className={styles.mechanic}>
        <div className={styles.words}>
          <h3>{t(`campaign.section.mechanics.${mechanic}.name`)}</h3>
          <p>{t(`campaign.section.mechanics.${mechanic}.text`)}</p>
          <Link to="/guide">
            {t('campaign.section.mechanics.more')} <Icon name="forward" />
          </Link>
        </div>
        <ol className={styles.parts}>
          {parts.map((part) => (
            <li key={part} className={styles.part}>
              <h4>{t(`campaign.section.mechanics.${mechanic}.${part}`)}</h4>
              <p>{t(`campaign.section.mechanics.${mechanic}.${part}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
