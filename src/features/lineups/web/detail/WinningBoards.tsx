import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { LineupWinners } from '#src/features/rankings/rankings.contract.ts'
import { CardLink } from '#src/game/web/cards/CardLink.tsx'
import type { CardSubject } from '#src/game/web/cards/card-address.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { percent } from '#src/game/web/figures/shown-figures.ts'
import { ItemIcon } from '#src/game/web/ItemIcon.tsx'
import { Name } from '#src/game/web/names/Name.tsx'
import type { Lineup } from '../../lineups.contract.ts'
import type { LineupRefs } from '../lineup-refs.ts'
import styles from './WinningBoards.module.css'

interface WinningBoardsProps {
  winners: LineupWinners
  lineup: Lineup
  refs: LineupRefs
}

/** Rows of each list. */
const maxUnits = 12
const maxItems = 6
/** Champions whose items are listed. */
const maxHolders = 3

/** What boards of a lineup at places 1 and 2 field and hold, beside its other boards. */
export function WinningBoards({ winners, lineup, refs }: WinningBoardsProps) {
  const t = useText()
  const fielded = lineup.boards.final.units
  const holders = fielded
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => Number(b.isCarry) - Number(a.isCarry) || b.items.length - a.items.length)
    .slice(0, maxHolders)
  return (
    <section className={styles.winners}>
      <h3>{t('lineups.winners')}</h3>
      <p>{t('lineups.winnersNote', { count: winners.boards })}</p>
      <div className={styles.lists}>
        <Shares
          title={t('lineups.winnersUnits')}
          rows={winners.units.slice(0, maxUnits).map(({ champion: id, ...row }) => {
            const champion = refs.champions.find((each) => each.id === id)
            const isOther = fielded.every((unit) => unit.champion !== id)
            return (
              champion && {
                ...row,
                of: { kind: 'champion', season: refs.season, id },
                isOther,
                picture: <ChampionToken season={refs.season} id={id} size={32} />,
                name: <Name of={champion} />,
              }
            )
          })}
        />
        {holders.map(({ champion: holder, items }) => {
          const champion = refs.champions.find(({ id }) => id === holder)
          const own = winners.items.filter((each) => each.champion === holder).slice(0, maxItems)
          return (
            champion &&
            own.length > 0 && (
              <Shares
                key={holder}
                title={
                  <>
                    {t('lineups.winnersItems')} <Name of={champion} />
                  </>
                }
                rows={own.map(({ item: id, ...row }) => {
                  const item = refs.items.find((each) => each.id === id)
                  return (
                    item && {
                      ...row,
                      of: { kind: 'item', season: refs.season, id },
                      isOther: !items.includes(id),
                      picture: <ItemIcon item={item} season={refs.season} />,
                      name: <Name of={item} />,
                    }
                  )
                })}
              />
            )
          )
        })}
      </div>
    </section>
  )
}

interface ShareRow {
  of: CardSubject
  winning: number
  others: number
  isApart: boolean
  /** Whether the recommended board does without it. */
  isOther: boolean
  picture: ReactNode
  name: ReactNode
}

function Shares({ title, rows }: { title: ReactNode; rows: (ShareRow | undefined)[] }) {
  const t = useText()
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('lineups.placesWinning')}</th>
          <th scope="col">{t('lineups.placesOther')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(
          (row) =>
            row && (
              <tr key={row.of.id}>
                <th scope="row">
                  <CardLink of={row.of}>
                    {row.picture}
                    <span>
                      {row.name} {row.isOther && <small>{t('lineups.notRecommended')}</small>}
                    </span>
                  </CardLink>
                </th>
                <td data-change={row.isApart ? Math.sign(row.winning - row.others) : undefined}>
                  {percent(row.winning)}
                </td>
                <td>{percent(row.others)}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}
