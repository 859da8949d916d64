import { hash } from 'node:crypto'
import { toJsonSchema } from '@valibot/to-json-schema'
import { Ajv } from 'ajv'
import * as v from 'valibot'
import { type LadderStep, ladderStepOf } from '#src/features/rankings/brackets.rules.ts'

/** What of a match is counted. */
export interface Match {
  id: string
  /** Number of the game's set. */
  set: number
  /** As "15.15". */
  version: string
  /** ISO date, UTC. */
  day: string
  mode: MatchMode
  boards: Board[]
  /** Of what the record says by itself: two records of one match that say the same have the same, whatever we know of their ids and players. */
  digest: Buffer
}
export interface Board {
  place: number
  step: LadderStep
  player: string
  units: { id: string; stars: number; items: string[] }[]
  /** Those that are active, by the number of the threshold that is reached. */
  traits: { id: string; tier: number }[]
}

export type MatchMode = 'ranked' | 'normal' | 'turbo' | 'duos'
/** Kinds of matches by Riot's queues. */
export const modes: Record<number, MatchMode> = { 1090: 'normal', 1100: 'ranked', 1130: 'turbo', 1160: 'duos' }

/** Writes ids of a set as the game data do, whatever their case; those that it does not know stay as they are. Null for a set without a season. */
export type IdsOf = (set: number) => ((id: string) => string) | null

/** Says why a line is no match that can be counted. */
export class RecordFault extends Error {}

/** As "Linux Version 15.15.699.7589 (...)" has it. */
const versionIn = /(?:^|Version )(\d{1,4}\.\d{1,4})(?!\d)/
/** A day, for clocks that are ahead. */
const slack = 86_400_000

const text = v.pipe(v.string('is not a text'), v.minLength(1, 'is empty'), v.maxLength(80, 'is too long'))
/** Of what stands in a list of the game, in ASCII: the database takes no NUL and no half of a character. */
const id = v.pipe(v.string('is not a text'), v.regex(/^[!-~]{1,80}$/, 'is not an id of 1 to 80 ASCII characters'))
const whole = (least: number, most: number) =>
  v.pipe(
    v.number('is not a number'),
    v.integer('is not a whole number'),
    v.minValue(least, `is below ${least}`),
    v.maxValue(most, `is above ${most}`),
  )
const list = <T extends v.GenericSchema>(each: T, most: number) =>
  v.pipe(v.array(each, 'is not a list'), v.maxLength(most, `has more than ${most} entries`))
const part = <T extends v.ObjectEntries>(entries: T) => v.object(entries, 'is missing or no object')

const unit = part({ character_id: id, tier: whole(1, 4), itemNames: v.optional(list(id, 20)) })
const trait = part({ name: id, tier_current: whole(0, 20) })
const participant = part({
  puuid: text,
  placement: whole(1, 8),
  units: list(unit, 1000),
  traits: list(trait, 200),
  x_tier: v.nullish(v.string('is not a text')),
})
const record = part({
  metadata: part({ match_id: id }),
  info: part({
    game_datetime: whole(Date.UTC(2019, 0), Date.UTC(2100, 0)),
    game_version: v.pipe(v.string('is not a text'), v.regex(versionIn, 'names no version')),
    queue_id: v.picklist(Object.keys(modes).map(Number), 'is not a queue that we count'),
    tft_set_number: whole(1, 1000),
    participants: list(participant, 8),
  }),
})
type MatchRecord = v.InferOutput<typeof record>
type Participant = MatchRecord['info']['participants'][number]
/** The same schema, compiled: ten times as fast, but without sentences for what is wrong. */
const isRecord = new Ajv({ strict: false }).compile<MatchRecord>(toJsonSchema(record, { errorMode: 'throw' }))

/** The match of a line of Riot's TFT-MATCH-V1; throws a RecordFault that names the field and what is wrong with it. */
export function readMatch(line: string, idsOf: IdsOf): Match {
  const { metadata, info } = checked(line)
  if (info.participants.length !== 8 || new Set(info.participants.map(({ placement }) => placement)).size !== 8) {
    throw new RecordFault('info.participants: the places are not 1 to 8, each once')
  }
  if (info.game_datetime > Date.now() + slack) throw new RecordFault('info.game_datetime: is still to come')
  const set = info.tft_set_number
  const fold = idsOf(set)
  if (!fold) throw new RecordFault(`info.tft_set_number: no season has the set ${set}`)
  const participants = info.participants.toSorted((a, b) => a.placement - b.placement)
  const facts = {
    id: metadata.match_id,
    set,
    version: versionIn.exec(info.game_version)![1]!,
    day: new Date(info.game_datetime).toISOString().slice(0, 10),
    mode: modes[info.queue_id]!,
  }
  const boards = participants.map((each) => boardOf(each, fold))
  return { ...facts, boards, digest: digestOf(facts, participants) }
}

/** Which of the ways to make a digest is in use: those of different versions can't be compared. */
export const digestVersion = 2

/** Of facts and boards as lines, whose parts are ids and numbers, or JSON: as one JSON they took three times as long. Neither the game data nor the ranks of a day have a part in it, for they change between two times that a record is sent; case tells no ids apart. */
function digestOf(
  { id, set, version, day, mode }: Pick<Match, 'id' | 'set' | 'version' | 'day' | 'mode'>,
  participants: Participant[],
): Buffer {
  const lines = [`${id} ${set} ${version} ${day} ${mode}`]
  for (const { placement, units, traits } of participants) {
    lines.push(`board ${placement}`)
    for (const { character_id, tier, itemNames } of units)
      lines.push(`unit ${character_id} ${tier} ${itemNames ? itemNames.join(' ') : ''}`)
    for (const { name, tier_current } of traits) if (tier_current > 0) lines.push(`trait ${name} ${tier_current}`)
  }
  const players = JSON.stringify(participants.map(({ puuid }) => puuid))
  return hash('sha256', lines.join('\n').toLowerCase() + players, 'buffer').subarray(0, 16)
}

function checked(line: string): MatchRecord {
  let given: unknown
  try {
    given = JSON.parse(line)
  } catch {
    throw new RecordFault('is not JSON')
  }
  if (isRecord(given)) return given
  const { issues } = v.safeParse(record, given, { abortEarly: true })
  if (!issues) throw new Error('the schema of match records and its compiled form disagree')
  const path = issues[0].path?.map(({ key }) => String(key)).join('.')
  throw new RecordFault([path, issues[0].message].filter(Boolean).join(': '))
}

const boardOf = ({ placement, puuid, x_tier, units, traits }: Participant, fold: (id: string) => string): Board => ({
  place: placement,
  step: ladderStepOf(x_tier ?? undefined),
  player: puuid,
  units: units.map(({ character_id, tier, itemNames }) => ({
    id: fold(character_id),
    stars: tier,
    items: itemNames ? itemNames.map(fold) : [],
  })),
  traits: traits.flatMap(({ name, tier_current: tier }) => (tier > 0 ? { id: fold(name), tier } : [])),
})
