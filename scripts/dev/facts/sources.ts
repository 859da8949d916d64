import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AugmentFacts } from '#src/game/server/season-schema.ts'

export type Vars = Record<string, number | number[]>

interface AugmentSource {
  tier: string
  variables: Vars
  /** Rounds in which it is offered, such as 2-1. */
  rounds?: AugmentFacts['rounds']
  traits?: string[]
  /** In how many lists of the season it is; without lists it counts as listed. */
  inTencentS10?: boolean
  inDataDragon1323?: boolean
  inRevival2025?: boolean
}

interface SnackSource {
  levels: { min: number; variables: Vars }[]
  rules: Record<string, unknown>
  champions?: Record<'first' | 'second' | 'hero', string[] | undefined>
}

interface AbilitySource {
  name: string
  variables: Vars
}

interface TraitSource {
  levels: { variables: Vars }[]
}

/** What a folder of facts says about a season; kinds that it has no file of are undefined. */
export interface Sources {
  names: Record<'en' | 'zh', Record<string, Record<string, string>>>
  augments: Record<string, AugmentSource>
  snax?: Record<string, SnackSource>
  traits?: Record<string, TraitSource>
  items?: Record<string, { variables: Vars }>
  /** Abilities by champion; those of its forms by spell. */
  abilities?: Record<string, AbilitySource & { forms?: Record<string, AbilitySource> }>
  /** Corrected stats by champion. */
  championStats: Record<string, Record<string, number>>
}

/** Reads the facts of a season. */
export function sourcesOf(folder: string, season: string): Sources {
  const read = <T>(name: string): T | undefined => {
    const file = join(folder, `${name}.json`)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).data : undefined
  }
  const namesIn = (language: string) =>
    Object.fromEntries(
      Object.entries(read<Record<string, Record<string, { name: string }>>>(`names-${language}-${season}`)!).map(
        ([kind, names]) => [kind, Object.fromEntries(Object.entries(names).map(([id, { name }]) => [id, name]))],
      ),
    )
  return {
    names: { en: namesIn('en'), zh: namesIn('zh') },
    augments: read(`augments-${season}`)!,
    snax: read(`snax-${season}`),
    ...read<Pick<Sources, 'traits' | 'items'>>(`traits-items-${season}-reference`),
    // those of m10s16 are older than the numbers of the project
    abilities: season === 'm15s16' ? read(`skills-${season}`) : undefined,
    championStats: correctedStats(folder, season),
  }
}

/** Rows of champion, stat, value of before and value of the client. */
type StatRow = [id: string, stat: string, before: number, now: number]

function correctedStats(folder: string, season: string): Sources['championStats'] {
  if (season !== 'm15s16') return {}
  const { championStats }: { championStats: StatRow[] } = JSON.parse(
    readFileSync(join(folder, 'disagreements.json'), 'utf8'),
  )
  const stats: Sources['championStats'] = {}
  for (const [id, stat, , now] of championStats) stats[id] = { ...stats[id], [stat]: now }
  return stats
}
