import type { Vars } from './sources.ts'

/** Numbers that a text of the game types or works out, so that no variable holds them, by id. */
const unnamed: Record<string, (vars: Vars, min?: number) => Vars> = {
  // @BonusStats*10@ health
  TFT10_Augment_TwinTerror1: ({ BonusStats }) => ({ BonusHP: Number(BonusStats) * 10 }),
  TFT10_Augment_TwinTerror2: ({ BonusStats }) => ({ BonusHP: Number(BonusStats) * 10 }),
  // @cleave*10@% of the damage
  TFT10_Augment_LiveForDanger: ({ cleave }) => ({ CleavePercent: Number(cleave) * 10 }),
  // typed: 1% of bonus attack speed into 0.8% attack power
  TFT15_Jhin: () => ({ AttackSpeedToAD: 0.8 }),
  // typed: 15% less damage, and 50% at the highest level
  Set10_Pentakill: (_, min) => ({ DAMAGE_REDUCTION: min === 10 ? 0.5 : 0.15 }),
  // typed: 1% for each reroll, and 1 gold for the first
  Set10_PunkRock: () => ({ ROLL_BONUS: 1, FIRST_ROLL_COST: 1 }),
}

/** The numbers of an entity, or of its level of `min` champions, with those that have no variable. */
export const withUnnamed = (id: string, vars: Vars, min?: number): Vars => ({ ...vars, ...unnamed[id]?.(vars, min) })
