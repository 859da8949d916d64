import { useText } from '#src/core/web/texts/text.ts'
import type { Champion } from '#src/features/champions/champions.contract.ts'
import { figuresOf } from '#src/features/rankings/figures.rules.ts'
import type { ChampionFiguresAnswer, ShortFigures } from '#src/features/rankings/rankings.contract.ts'
import type { ItemRef, SkillDetail } from '#src/game/game.contract.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { CostBadge } from '#src/game/web/champions/CostBadge.tsx'
import { SkillText } from '#src/game/web/champions/SkillText.tsx'
import { ItemLinks } from '#src/game/web/ItemIcon.tsx'
import { InWords, Name } from '#src/game/web/names/Name.tsx'
import { TraitBadge } from '#src/game/web/TraitBadge.tsx'
import { FigureLine } from '../FigureLine.tsx'
import styles from './ChampionCard.module.css'

interface ChampionCardProps {
  champion: Champion
  season: string
  /** Null while the database is down. */
  figures: ChampionFiguresAnswer | null
  /** Shown where games give no best items. */
  editorsItems: ItemRef[]
}

const maxItems = 4

/** A champion's cost, traits, skill, best items and short figures. */
export function ChampionCard({ champion, season, figures, editorsItems }: ChampionCardProps) {
  const t = useText()
  const counted = figures?.items.flatMap(({ ids }) => ids) ?? []
  const items = counted.length > 0 ? counted : editorsItems.map(({ id }) => id)
  return (
    <article className={styles.card} data-cost={champion.cost}>
      <header className={styles.head}>
        <ChampionToken season={season} id={champion.id} size={64} />
        <div>
          <h2>
            <Name of={champion} />
          </h2>
          <CostBadge cost={champion.cost} />
        </div>
        {figures && <FigureLine of={champion.id} figures={shortOf(champion.id, figures)} />}
      </header>
      {champion.traitDetails.length > 0 && (
        <div className={styles.traits}>
          {champion.traitDetails.map(({ trait }) => (
            <TraitBadge key={trait.id} trait={trait} season={season} />
          ))}
        </div>
      )}
      {champion.skills.map((skill) => (
        <Skill key={skill.form?.id ?? 'own'} skill={skill} />
      ))}
      {items.length > 0 && (
        <div>
          <h3>{t(counted.length > 0 ? 'game.parts.items' : 'gallery.card.editorsItems')}</h3>
          <div className={styles.items}>
            <ItemLinks
              ids={items.slice(0, maxItems)}
              items={[...(figures?.refs.items ?? []), ...editorsItems]}
              season={season}
            />
          </div>
        </div>
      )}
    </article>
  )
}

function Skill({ skill: { name, form, parts } }: { skill: SkillDetail }) {
  return (
    <div>
      {(name || form) && (
        <h3>
          {name && <InWords words={name} />}
          {name && form && ' · '}
          {form && <Name of={form} />}
        </h3>
      )}
      <div className={styles.text}>
        <SkillText parts={parts} />
      </div>
    </div>
  )
}

/** A champion's figures in the form of the gallery's, which leave out those of few games. */
function shortOf(id: string, { own, version, isSample, boards, minimum }: ChampionFiguresAnswer): ShortFigures {
  const counted = own && figuresOf(own.places, own.designEffects)
  const { top4Rate, averagePlace } = counted && counted.boards >= minimum ? counted : {}
  const figures = top4Rate && averagePlace && { [id]: { top4Rate: top4Rate.value, averagePlace: averagePlace.value } }
  return { version, isSample, boards, figures: figures ?? {} }
}
