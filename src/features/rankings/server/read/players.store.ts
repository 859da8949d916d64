import { sql, type Transaction } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { DB } from '#src/core/server/postgres/tables.gen.ts'
import { tallySums } from '#src/features/rankings/tally.rules.ts'
import { boardsOfPlayers } from '../count/match-players.ts'
import type { NumberedMatch } from '../count/match-tallies.ts'
import type { PlayerKeys } from '../count/player-keys.ts'

interface PlayerPlaces {
  set: number
  key: Buffer
  places: number[]
}

const places = tallySums.slice(0, 8).map((place) => sql.ref(place))

/** Adds final places of Duos players, sorted by key, so that concurrent writers can't deadlock. */
export async function insertPlayers(
  trx: Transaction<DB>,
  matches: NumberedMatch[],
  { playerKeys, isSample = false }: { playerKeys: PlayerKeys; isSample?: boolean },
): Promise<void> {
  const players = new Map<string, PlayerPlaces>()
  const older: KeyPair[] = []
  for (const { set, boards } of matches) {
    for (const { player, place } of boardsOfPlayers(boards)) {
      const [key, ...others] = playerKeys(player)
      older.push(...others.map((each): KeyPair => [key, each]))
      const id = `${set} ${key.toString('hex')}`
      const known = players.get(id) ?? { set, key, places: Array(8).fill(0) }
      known.places[place - 1]! += 1
      players.set(id, known)
    }
  }
  await updateKeys(trx, older)
  const rows = [...players].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, player]) => player)
  const counts = places.map((_, index) => sql`${rows.map((row) => row.places[index])}::int[]`)
  await sql`
    insert into rankings_players (set_number, is_sample, player, ${sql.join(places)})
    select set_number, ${isSample}, player, ${sql.join(places)}
    from unnest(${rows.map(({ set }) => set)}::int[], ${rows.map(({ key }) => key)}::bytea[], ${sql.join(counts)})
      as given (set_number, player, ${sql.join(places)})
    on conflict (set_number, is_sample, player) do update
    set ${sql.join(places.map((place) => sql`${place} = rankings_players.${place} + excluded.${place}`))}`.execute(trx)
}

type KeyPair = [newest: Buffer, older: Buffer]

/** Merges the rows of older keys into those of the newest key. */
async function updateKeys(trx: Transaction<DB>, pairs: KeyPair[]): Promise<void> {
  if (pairs.length === 0) return
  const keys = sql`unnest(${pairs.map(([newest]) => newest)}::bytea[], ${pairs.map(([, older]) => older)}::bytea[]) as keys (newest, older)`
  for (const table of ['rankings_players', 'rankings_player_names'] as const) {
    // an instance without the older keys may have used the newest key already
    await sql`
      update ${sql.table(table)} as own set player = newest from ${keys}
      where own.player = older and not exists (select from ${sql.table(table)} as other where other.player = newest)`.execute(
      trx,
    )
  }
}

/** Null removes the name. */
export interface PlayerName {
  keys: ReturnType<PlayerKeys>
  name: string | null
}

/** Replaces names of players in one transaction. */
export async function updateNames(db: Db, names: PlayerName[]): Promise<void> {
  const last = new Map(names.map(({ keys: [key], name }) => [key.toString('hex'), { key, name }]))
  const shown = [...last.values()].filter(({ name }) => name !== null)
  await db.transaction().execute(async (trx) => {
    await updateKeys(
      trx,
      names.flatMap(({ keys: [newest, ...older] }) => older.map((each): KeyPair => [newest, each])),
    )
    await sql`delete from rankings_player_names where player = any(${[...last.values()].map(({ key }) => key)}::bytea[])`.execute(
      trx,
    )
    await sql`
      insert into rankings_player_names (player, name)
      select * from unnest(${shown.map(({ key }) => key)}::bytea[], ${shown.map(({ name }) => name)}::text[])`.execute(
      trx,
    )
  })
}

export interface RankedPlayer {
  key: Buffer
  name: string | null
  points: number
  /** Matches by final place, 1 to 8. */
  places: number[]
}

/** Lists the players of a set with the most points. */
export async function listBestPlayers(
  db: Db,
  { set, isSample, limit }: { set: number; isSample: boolean; limit: number },
): Promise<RankedPlayer[]> {
  const { rows } = await sql<RankedPlayer>`
    select player as key, name, points, array[${sql.join(places)}] as places
    from rankings_players left join rankings_player_names using (player)
    where set_number = ${set} and is_sample = ${isSample}
    order by points desc, player limit ${limit}`.execute(db)
  return rows
}
