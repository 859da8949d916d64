import type { DesignEffects } from '#src/features/rankings/figures.rules.ts'
import type { RankingRow } from '#src/features/rankings/rankings.contract.ts'
import { trendChangeOf } from '#src/features/rankings/trends.rules.ts'
import type { DayShare } from './rankings.store.ts'

type Part = Pick<DayShare, 'entity' | 'part'>
type Trend = Pick<RankingRow, 'trend' | 'change'>

/** Groups shares into days, and gives the trend of an entity; no trends for a single day. */
export function trendsOf(shares: DayShare[]) {
  const days = [...new Set(shares.map(({ day }) => day))]
  const byPart = new Map<string, Map<string, DayShare>>()
  for (const share of shares) {
    const own = byPart.get(keyOf(share)) ?? new Map()
    byPart.set(keyOf(share), own.set(share.day, share))
  }
  const trendOf = (each: Part, { top4Effect }: Pick<DesignEffects, 'top4Effect'>): Trend => {
    if (days.length < 2) return { trend: [], change: 'level' }
    const own = byPart.get(keyOf(each))
    const counts = days.map((day) => own?.get(day) ?? { boards: 0, top4: 0 })
    return {
      trend: counts.map(({ boards, top4 }) => (boards === 0 ? null : Number((top4 / boards).toFixed(3)))),
      change: trendChangeOf(counts, top4Effect),
    }
  }
  return { days, trendOf }
}

const keyOf = ({ entity, part }: Part): string => `${entity} ${part}`
