import { useText } from '#src/core/web/texts/text.ts'
import type { ChampionRef, ItemRef } from '#src/game/game.contract.ts'
import { CardLink } from '../cards/CardLink.tsx'
import { SparseNote } from '../figures/SparseNote.tsx'
import { percent, placed } from '../figures/shown-figures.ts'
import { ItemIcon } from '../ItemIcon.tsx'
import { Name } from '../names/Name.tsx'
import styles from './ChampionParts.module.css'
import { ChampionToken } from './ChampionToken.tsx'
import { Stars } from './Stars.tsx'

/** Boards by final place, 1 to 8, of a champion with these items or partners. */
interface PartRow {
  ids: string[]
  places: number[]
}
interface ChampionPartsProps {
  parts: {
    stars: PartRow[]
    items: PartRow[]
    threes: PartRow[]
    partners: PartRow[]
    refs: { champions: ChampionRef[]; items: ItemRef[] }
    /** Boards below which figures are unreliable. */
    minimum: number
  }
  season: string
  /** All by default. */
  kinds?: readonly PartKind[]
}
type PartKind = 'stars' | 'items' | 'threes' | 'partners'
const allKinds: readonly PartKind[] = ['stars', 'items', 'threes', 'partners']

/** A champion's results by stars, items and partners. */
export function ChampionParts({
  parts: { stars, items, threes, partners, refs, minimum },
  season,
  kinds = allKinds,
}: ChampionPartsProps) {
  const t = useText()
  const itemsOf = (ids: string[]) => ids.flatMap((id) => refs.items.find((item) => item.id === id) ?? [])
  return (
    <div className={styles.parts}>
      {kinds.includes('stars') && (
        <Part title={t('game.parts.stars')} rows={stars} minimum={minimum}>
          {([star]) => <Stars count={Number(star)} />}
        </Part>
      )}
      {kinds.includes('items') && (
        <Part title={t('game.parts.items')} rows={items}>
          {(ids) => itemsOf(ids).map((item) => <ItemName key={item.id} item={item} season={season} />)}
        </Part>
      )}
      {kinds.includes('threes') && (
        <Part title={t('game.parts.threes')} rows={threes}>
          {(ids) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit may hold an item twice
            itemsOf(ids).map((item, index) => <ItemName key={index} item={item} season={season} isShort />)
          }
        </Part>
      )}
      {kinds.includes('partners') && (
        <Part title={t('game.parts.partners')} rows={partners}>
          {([id]) => <Partner of={refs.champions.find((champion) => champion.id === id)} season={season} />}
        </Part>
      )}
    </div>
  )
}

function Partner({ of, season }: { of: ChampionRef | undefined; season: string }) {
  if (!of) return null
  return (
    <CardLink of={{ kind: 'champion', season, id: of.id }} className={styles.link}>
      <ChampionToken season={season} id={of.id} size={32} />
      <Name of={of} />
    </CardLink>
  )
}

interface PartProps {
  title: string
  rows: PartRow[]
  /** Boards below which a row is grey. */
  minimum?: number
  /** Renders the subject of a row. */
  children: (ids: string[]) => React.ReactNode
}

function Part({ title, rows, minimum = 0, children }: PartProps) {
  const t = useText()
  const isSparse = ({ places }: PartRow) => sumOf(places) < minimum
  return (
    <section>
      <h3>
        {title}
        {rows.length > 0 && <small>{`${t('game.metric.averagePlace')} · ${t('game.metric.top4Rate')}`}</small>}
      </h3>
      {rows.length === 0 && <p>{t('game.parts.few')}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.ids.join()}>
            <span className={styles.of}>{children(row.ids)}</span>
            <span className={styles.figures} data-sparse={isSparse(row) || undefined}>
              <b>{placed(averageOf(row.places))}</b>{' '}
              <span>{percent(sumOf(row.places.slice(0, 4)) / sumOf(row.places))}</span>{' '}
              <small>{t('game.boards', { count: sumOf(row.places) })}</small>
            </span>
          </li>
        ))}
      </ul>
      {rows.some(isSparse) && <SparseNote minimum={minimum} />}
    </section>
  )
}

function ItemName({ item, season, isShort = false }: { item: ItemRef; season: string; isShort?: boolean }) {
  return (
    <CardLink of={{ kind: 'item', season, id: item.id }} className={styles.link}>
      <ItemIcon item={item} season={season} />
      <span className={isShort ? 'visually-hidden' : undefined}>
        <Name of={item} />
      </span>
    </CardLink>
  )
}

const sumOf = (places: number[]): number => places.reduce((sum, count) => sum + count, 0)

const averageOf = (places: number[]): number =>
  places.reduce((sum, count, index) => sum + count * (index + 1), 0) / sumOf(places)
