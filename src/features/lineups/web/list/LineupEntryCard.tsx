import { memo } from 'react'
import { dayInWords } from '#src/core/timestamps.ts'
import { PlainLink } from '#src/core/web/router/PlainLink.tsx'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import type { Figures } from '#src/game/metrics.rules.ts'
import { CardLink } from '#src/game/web/cards/CardLink.tsx'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { percent, placed } from '#src/game/web/figures/shown-figures.ts'
import { HeldItems } from '#src/game/web/HeldItems.tsx'
import { Name, useName, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { disagreementOf, type LineupEntry } from '../../lineup-list.rules.ts'
import type { BoardUnit } from '../../lineups.contract.ts'
import { ActiveTraits } from '../ActiveTraits.tsx'
import { Grade } from '../Grade.tsx'
import type { LineupRefs } from '../lineup-refs.ts'
import { PinButton } from '../pins/PinButton.tsx'
import styles from './LineupEntryCard.module.css'

interface LineupEntryCardProps {
  entry: LineupEntry
  refs: LineupRefs
  /** Boards below which figures are unreliable; null while figures can't be read. */
  minimum: number | null
}

/** A lineup of the list; memoized, as another order keeps them all. */
export const LineupEntryCard = memo(function LineupEntryCard({ entry, refs, minimum }: LineupEntryCardProps) {
  const t = useText()
  const nameOf = useName()
  const namesSearch = useNamesSearch()
  const { place } = usePageContext()
  const { lineup, figures } = entry
  const { season, traits } = refs
  return (
    <article className={styles.card}>
      <Grade tier={lineup.tier} />
      <div className={styles.head}>
        <div className={styles.title}>
          <h2>
            <PlainLink
              to="/lineupDetail/$season/$lineupId"
              params={{ season, lineupId: lineup.id }}
              search={namesSearch}
            >
              <Name of={lineup} />
            </PlainLink>
          </h2>
          <PinButton pin={{ season, id: lineup.id }} name={nameOf(lineup).text} isSmall />
        </div>
        <ul className={styles.facts}>
          <li>{t(`lineups.style.${lineup.style}`)}</li>
          <li>{t(`lineups.audience.${lineup.audience}`)}</li>
          <li data-old={lineup.isOutdated || undefined}>
            {t(lineup.isOutdated ? 'lineups.outdated' : 'lineups.versionOf', { version: lineup.version })}
          </li>
          <li>{t('lineups.by', { author: lineup.author, date: dayInWords(lineup.updated, place.language) })}</li>
        </ul>
        <ActiveTraits board={lineup.final.traits} traits={traits} season={season} tabIndex={-1} />
      </div>
      <ul className={styles.units}>
        {lineup.final.units.map((unit) => (
          <Unit key={`${unit.row} ${unit.column}`} unit={unit} refs={refs} />
        ))}
      </ul>
      <div className={styles.figures}>
        {figures && minimum !== null ? (
          <ShortFigures figures={figures} minimum={minimum} />
        ) : (
          <p>{t(minimum === null ? 'lineups.figuresDown' : 'lineups.uncounted')}</p>
        )}
        {figures && minimum !== null && figures.boards >= minimum && disagreementOf(entry) && (
          <p className={styles.doubt}>{t(`lineups.disagreement.${disagreementOf(entry)!}`)}</p>
        )}
      </div>
    </article>
  )
})

/** A unit; the keyboard passes it by, as the lineup's page has it too: a list would have hundreds of stops. */
function Unit({ unit, refs: { champions, items, season } }: { unit: BoardUnit; refs: LineupRefs }) {
  const nameOf = useName()
  const champion = champions.find(({ id }) => id === unit.champion)
  if (!champion) return null
  const { text, lang } = nameOf(champion)
  return (
    <li data-cost={champion.cost} data-carry={unit.isCarry || undefined}>
      <CardLink of={{ kind: 'champion', season, id: champion.id }} tabIndex={-1}>
        <ChampionToken season={season} id={champion.id} size={48} />
        <span className="visually-hidden" lang={lang}>
          {text}
        </span>
        {unit.isCarry && <HeldItems ids={unit.items} items={items} season={season} className={styles.items} />}
      </CardLink>
    </li>
  )
}

function ShortFigures({ figures, minimum }: { figures: Figures; minimum: number }) {
  const t = useText()
  const { averagePlace, top4Rate, boards } = figures
  return (
    <dl data-sparse={boards < minimum || undefined}>
      <div>
        <dt>{t('game.metric.averagePlace')}</dt>
        <dd>
          <b>{placed(averagePlace.value)}</b>{' '}
          <small>{`${placed(averagePlace.low)}–${placed(averagePlace.high)}`}</small>
        </dd>
      </div>
      <div>
        <dt>{t('game.metric.top4Rate')}</dt>
        <dd>
          <b>{percent(top4Rate.value)}</b> <small>{t('game.boards', { count: boards })}</small>
        </dd>
      </div>
    </dl>
  )
}
