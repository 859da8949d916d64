import { paintAcademy } from './fight/academy.ts'
import { paintArena } from './fight/arena.ts'
import { paintRing } from './fight/ring.ts'
import { paintCatwalk } from './music/catwalk.ts'
import { paintClub } from './music/club.ts'
import { paintCurtain } from './music/curtain.ts'
import { paintHorizon } from './music/horizon.ts'
import { paintPyre } from './music/pyre.ts'
import { paintTunnel } from './music/tunnel.ts'
import type { Stage } from './stage.ts'

/** Where performers are; each set is built in metres and seen by a camera. */
export const sets = {
  catwalk: paintCatwalk,
  pyre: paintPyre,
  club: paintClub,
  curtain: paintCurtain,
  tunnel: paintTunnel,
  horizon: paintHorizon,
  arena: paintArena,
  academy: paintAcademy,
  ring: paintRing,
} satisfies Record<string, (stage: Stage) => void>

export type SetName = keyof typeof sets
