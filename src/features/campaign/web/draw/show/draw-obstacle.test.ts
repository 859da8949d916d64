import { expect, test } from 'vitest'
import type { Campaign } from '../../../campaign.contract.ts'
import type { DrawFacts, OwnDraws } from '../../../draw/draw.contract.ts'
import { drawObstacle } from './draw-obstacle.ts'

type Situation = Parameters<typeof drawObstacle>[0]

const attempt = { source: 'create', number: 1, givenAt: '', usedAs: null } as const
const own = { prizes: 'draw', attempts: [attempt] } as unknown as OwnDraws
const usual: Situation = {
  campaign: { phase: 'open', holds: [] as Campaign['holds'] } as Campaign,
  facts: { isOpen: true } as DrawFacts,
  own,
  isFailed: false,
  isInSquad: true,
}
const used = (source: 'create' | 'full') => ({ ...own, attempts: [{ ...attempt, source, usedAs: 1 }] })
const inPhase = (phase: Campaign['phase']) => ({ ...usual.campaign, phase })
const held = { ...usual.campaign, holds: [{ kind: 'draws', note: null }] as Campaign['holds'] }

test.each<[Partial<Situation>, ReturnType<typeof drawObstacle>]>([
  [{}, null],
  [{ campaign: inPhase('before') }, 'draw.show.before'],
  [{ campaign: inPhase('ended') }, 'draw.show.over'],
  [{ campaign: held }, 'campaign.errors.on_hold_draws'],
  [{ own: { ...own, prizes: 'none' } }, 'draw.show.noRegion'],
  [{ facts: { isOpen: false } as DrawFacts }, 'draw.show.closed'],
  [{ isInSquad: false }, 'draw.show.needsSquad'],
  [{ own: null }, 'draw.show.needsSquad'],
  [{ own: undefined }, 'draw.show.loading'],
  [{ own: undefined, isFailed: true }, 'draw.show.failed'],
  [{ own: used('create') }, 'draw.show.needsFull'],
  [{ own: used('full') }, 'draw.show.allUsed'],
])('of the situation %j the page says %s', (situation, obstacle) => {
  expect(drawObstacle({ ...usual, ...situation })).toBe(obstacle)
})
