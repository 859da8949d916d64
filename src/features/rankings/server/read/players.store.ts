import { sql, type Transaction } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { DB } from '#src/core/server/postgres/tables.gen.ts'
import { tallySums } from '#src/features/rankings/tally.rules.ts'
import type { NumberedMatch } from '../count/match-tallies.ts'
import type { PlayerKeys } from '../count/player-keys.ts'

/** At which places a player ended. */
interface PlayerPlaces {
  set: number
  key: Buffer
  places: number[]
}

const places = tallySums.slice(0, 8).map((place) => sql.ref(place))

/** Adds where the players of Duos matches ended. Players come in the order of their keys, so that two who write the same wait for each other in turn. */
export async function insertPlayers(
  own: Transaction<DB>,
  matches: NumberedMatch[],
  { playerKeys, isSample = false }: { playerKeys: PlayerKeys; isSample?: boolean },
): Promise<void> {
  const players = new Map<string, PlayerPlaces>()
  const older: KeyPair[] = []
  for (const { set, boards } of matches) {
    for (const { player, place } of boards) {
      const [key, ...others] = playerKeys(player)
      older.push(...others.map((each): KeyPair => [key, each]))
      const id = `${set} ${key.toString('hex')}`
      const known = players.get(id) ?? { set, key, places: Array(8).fill(0) }
      known.places[place - 1]! += 1
      players.set(id, known)
    }
  }
  await updateKeys(own, older)
  const rows = [...players].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, player]) => player)
  const counts = places.map((_, index) => sql`${rows.map((row) => row.places[index])}::int[]`)
  await sql`
    insert into rankings_players (set_number, is_sample, player, ${sql.join(places)})
    select set_number, ${isSample}, player, ${sql.join(places)}
    from unnest(${rows.map(({ set }) => set)}::int[], ${rows.map(({ key }) => key)}::bytea[], ${sql.join(counts)})
      as given (set_number, player, ${sql.join(places)})
    on conflict (set_number, is_sample, player) do update
    set ${sql.join(places.map((place) => sql`${place} = rankings_players.${place} + excluded.${place}`))}`.execute(own)
}

type KeyPair = [newest: Buffer, older: Buffer]

/** Moves what stands under older keys to the newest. */
async function updateKeys(own: Transaction<DB>, pairs: KeyPair[]): Promise<void> {
  if (pairs.length === 0) return
  const keys = sql`unnest(${pairs.map(([newest]) => newest)}::bytea[], ${pairs.map(([, older]) => older)}::bytea[]) as keys (newest, older)`
  for (const table of ['rankings_players', 'rankings_player_names'] as const) {
    // an instance that knows no older key may have counted under the newest already
    await sql`
      update ${sql.table(table)} as own set player = newest from ${keys}
      where own.player = older and not exists (select from ${sql.table(table)} as other where other.player = newest)`.execute(
      own,
    )
  }
}

/** A player's name, or null to show none any more. */
export interface PlayerName {
  keys: ReturnType<PlayerKeys>
  name: string | null
}

/** Stores names of players, all or none, in the place of those that they had. */
export async function updateNames(db: Db, names: PlayerName[]): Promise<void> {
  const last = new Map(names.map(({ keys: [key], name }) => [key.toString('hex'), { key, name }]))
  const shown = [...last.values()].filter(({ name }) => name !== null)
  await db.transaction().execute(async (own) => {
    await updateKeys(
      own,
      names.flatMap(({ keys: [newest, ...older] }) => older.map((each): KeyPair => [newest, each])),
    )
    await sql`delete from rankings_player_names where player = any(${[...last.values()].map(({ key }) => key)}::bytea[])`.execute(
      own,
    )
    await sql`
      insert into rankings_player_names (player, name)
      select * from unnest(${shown.map(({ key }) => key)}::bytea[], ${shown.map(({ name }) => name)}::text[])`.execute(
      own,
    )
  })
}

export interface RankedPlayer {
  key: Buffer
  name: string | null
  points: number
  /** Matches that were ended at places 1 to 8. */
  places: number[]
}

/** The players of a set with the most points, as many as asked for. */
export async function listBestPlayers(
  db: Db,
  { set, isSample, most }: { set: number; isSample: boolean; most: number },
): Promise<RankedPlayer[]> {
  const { rows } = await sql<RankedPlayer>`
    select player as key, name, points, array[${sql.join(places)}] as places
    from rankings_players left join rankings_player_names using (player)
    where set_number = ${set} and is_sample = ${isSample}
    order by points desc, player limit ${most}`.execute(db)
  return rows
}
