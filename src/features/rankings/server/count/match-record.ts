import { hash } from 'node:crypto'
import { toJsonSchema } from '@valibot/to-json-schema'
import { Ajv } from 'ajv'
import * as v from 'valibot'
import { type LadderStep, ladderStepOf } from '#src/features/rankings/brackets.rules.ts'

/** The counted parts of a match. */
export interface Match {
  id: string
  /** Number of the set. */
  set: number
  /** Such as "15.15". */
  version: string
  /** ISO date, UTC. */
  day: string
  mode: MatchMode
  boards: Board[]
  /** Digest of the record alone, independent of known ids and players; see `digestVersion`. */
  digest: Buffer
}
export interface Board {
  place: number
  step: LadderStep
  player: string
  units: { id: string; stars: number; items: string[] }[]
  /** Active traits with the number of the threshold reached, from 1. */
  traits: { id: string; tier: number }[]
}

export type MatchMode = 'ranked' | 'normal' | 'turbo' | 'duos'
/** Modes by Riot's queue ids. */
export const modes: Record<number, MatchMode> = { 1090: 'normal', 1100: 'ranked', 1130: 'turbo', 1160: 'duos' }

/** Returns a function that normalises the case of ids and keeps unknown ones; null for sets without a season. */
export type IdsOf = (set: number) => ((id: string) => string) | null

/** Thrown with the reason why a line can't be counted. */
export class RecordFault extends Error {}

/** Such as "Linux Version 15.15.699.7589 (...)". */
const versionIn = /(?:^|Version )(\d{1,4}\.\d{1,4})(?!\d)/
/** Tolerates clocks that are a day ahead. */
const slack = 86_400_000

const text = v.pipe(v.string('is not a text'), v.minLength(1, 'is empty'), v.maxLength(80, 'is too long'))
/** Printable ASCII: PostgreSQL refuses NUL and lone surrogates. */
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
/** The compiled schema is ten times as fast, but has no messages. */
const isRecord = new Ajv({ strict: false }).compile<MatchRecord>(toJsonSchema(record, { errorMode: 'throw' }))

/** Parses a line of Riot's TFT-MATCH-V1; throws a RecordFault with the field and the fault. */
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

/** Version of the digest; digests of different versions are not comparable. */
export const digestVersion = 2

/** Joins ids and numbers as lines (a third of the time of JSON), without game data, ranks and case, which vary. */
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
