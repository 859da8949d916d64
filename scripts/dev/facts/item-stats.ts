import type { ItemFacts, ItemStatName } from '#src/game/server/season-schema.ts'
import type { Vars } from './sources.ts'

/** Variables that an item adds as a stat, with their factor; the others belong to its effect. */
const statOf: Record<string, [stat: ItemStatName, factor: number]> = {
  AD: ['attackDamagePercent', 100],
  AP: ['abilityPower', 1],
  AS: ['attackSpeedPercent', 1],
  CritChance: ['critChancePercent', 1],
  Health: ['health', 1],
  Armor: ['armor', 1],
  MagicResist: ['magicResistance', 1],
  ManaRegen: ['manaRegeneration', 1],
  StatOmnivamp: ['omnivampPercent', 100],
  BonusDamage: ['damageAmpPercent', 100],
}

/** Stats that the client shows without a variable. */
const unnamed: Record<string, ItemFacts['stats']> = {
  TFT_Item_Redemption: { durabilityPercent: 10 },
  TFT5_Item_RedemptionRadiant: { durabilityPercent: 18 },
}

/** Variables that a later version of the item left behind, by id. */
const leftBehind: Record<string, string[]> = {
  TFT_Item_EternalFlame: ['BonusDamage'],
}

/** The stats of an item, and the numbers of its effect: what is a stat is not said again by the description. */
export function statsAndNumbers(id: string, variables: Vars): Required<Pick<ItemFacts, 'stats' | 'vars'>> {
  const known = Object.entries(variables).filter(([name]) => !leftBehind[id]?.includes(name))
  const stats = Object.entries(statOf).flatMap(([name, [stat, factor]]) => {
    const value = known.find(([each]) => each === name)?.[1]
    return value === undefined ? [] : [[stat, Number((Number(value) * factor).toFixed(2))]]
  })
  return {
    stats: { ...Object.fromEntries(stats), ...unnamed[id] },
    vars: Object.fromEntries(known.filter(([name]) => !(name in statOf))),
  }
}
