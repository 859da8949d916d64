import type { Recipe } from '../engine/figure/recipe.ts'
import { country } from './m10s16/country.ts'
import { edm } from './m10s16/edm.ts'
import { eightBit } from './m10s16/eight-bit.ts'
import { emo } from './m10s16/emo.ts'
import { funk } from './m10s16/funk.ts'
import { hyperpop } from './m10s16/hyperpop.ts'
import { jazz } from './m10s16/jazz.ts'
import { kda } from './m10s16/kda.ts'
import { pentakill } from './m10s16/pentakill.ts'
import { popBand } from './m10s16/pop-band.ts'
import { punk } from './m10s16/punk.ts'
import { soloists } from './m10s16/soloists.ts'
import { trueDamage } from './m10s16/true-damage.ts'
import { academia } from './m15s16/academia.ts'
import { crew } from './m15s16/crew.ts'
import { empyrean } from './m15s16/empyrean.ts'
import { gemForce } from './m15s16/gem-force.ts'
import { luchador } from './m15s16/luchador.ts'
import { monsters } from './m15s16/monsters.ts'
import { oldMentor } from './m15s16/old-mentor.ts'
import { rivals } from './m15s16/rivals.ts'
import { sentaiRanger } from './m15s16/sentai-ranger.ts'
import { soulFighter } from './m15s16/soul-fighter.ts'
import { starGuardian } from './m15s16/star-guardian.ts'
import { supremeCells } from './m15s16/supreme-cells.ts'

/** Recipes of champions by season. */
export const recipes: Record<string, readonly Recipe[]> = {
  m10s16: [
    country,
    edm,
    eightBit,
    emo,
    funk,
    hyperpop,
    jazz,
    kda,
    pentakill,
    popBand,
    punk,
    soloists,
    trueDamage,
  ].flat(),
  m15s16: [
    academia,
    crew,
    empyrean,
    gemForce,
    luchador,
    monsters,
    oldMentor,
    rivals,
    sentaiRanger,
    soulFighter,
    starGuardian,
    supremeCells,
  ].flat(),
}
