/** Inputs of the guide's tools with their bounds; each is a search parameter. */
const bounds = {
  alive: [0, 10],
  base: [0, 30],
  from: [1, 9],
  to: [2, 10],
  xp: [0, 99],
  wait: [0, 20],
  level: [1, 10],
  bank: [0, 100],
  streak: [0, 20],
  cost: [1, 5],
  taken: [0, 30],
  others: [0, 200],
  spend: [0, 200],
} as const
export type GuideNumber = keyof typeof bounds
const ticks = ['mirror', 'won'] as const

/** The guide's search; `withExamples` fills in what is missing. */
export interface GuideSearch
  extends Record<string, unknown>,
    Partial<Record<GuideNumber, number>>,
    Partial<Record<(typeof ticks)[number], 1>> {
  season?: string
}

export const boundsOf = (name: GuideNumber): readonly [least: number, most: number] => bounds[name]

/** Decodes the guide's search, clamped to bounds; invalid values are left out. */
export function readGuideSearch(raw: Record<string, unknown>): GuideSearch {
  const season = /^m\d{1,4}s\d{1,4}$/.test(String(raw.season)) ? { season: String(raw.season) } : {}
  const numbers = Object.entries(bounds).flatMap(([name, [least, most]]) => {
    const given = String(raw[name] ?? '')
    return /^\d{1,4}$/.test(given) ? [[name, Math.min(most, Math.max(least, Number(given)))]] : []
  })
  const ticked = ticks.filter((name) => String(raw[name]) === '1').map((name) => [name, 1])
  return { ...season, ...Object.fromEntries([...numbers, ...ticked]) }
}

const examples: Record<GuideNumber, number> = {
  alive: 4,
  base: 5,
  from: 7,
  to: 8,
  xp: 0,
  wait: 4,
  level: 7,
  bank: 30,
  streak: 3,
  cost: 4,
  taken: 2,
  others: 10,
  spend: 30,
}

/** All inputs, with examples for those that the address leaves out. */
export const withExamples = (
  search: GuideSearch,
): Record<GuideNumber, number> & Pick<GuideSearch, 'mirror' | 'won'> => ({
  ...examples,
  ...search,
})

/** Whether an address has input for a tool; such addresses are unbounded. */
export const hasInput = ({ season: _, ...tried }: GuideSearch): boolean => Object.keys(tried).length > 0
