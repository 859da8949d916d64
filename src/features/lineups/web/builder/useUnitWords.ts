import { useText } from '#src/core/web/texts/text.ts'
import type { Words } from '#src/game/game.contract.ts'
import { useName } from '#src/game/web/names/Name.tsx'
import type { BuilderSeason } from '../../builder/builder.contract.ts'
import type { BoardUnit } from '../../lineups.contract.ts'

/** Returns a unit in words: "Jinx, 2 stars, Carry, Bloodthirster". */
export function useUnitWords({ champions, items }: BuilderSeason): (unit: BoardUnit) => string {
  const t = useText()
  const champion = useNameOf(champions)
  const item = useNameOf(items)
  return (unit) =>
    [
      champion(unit.champion),
      t('game.star', { count: unit.star }),
      ...(unit.isCarry ? [t('lineup-builder.carry')] : []),
      ...unit.items.map(item),
    ].join(', ')
}

/** Returns the shown name of an id; the id itself if the season lacks it. */
export function useNameOf(all: { id: string; name: Words; english: string }[]): (id: string) => string {
  const nameOf = useName()
  return (id) => {
    const found = all.find((each) => each.id === id)
    return found ? nameOf(found).text : id
  }
}
