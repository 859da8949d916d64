import { useText } from '#src/core/web/texts/text.ts'
import type { ChampionRef } from '#src/game/game.contract.ts'
import { Name } from '#src/game/web/names/Name.tsx'
import { type Neighbour, Neighbours } from '#src/ui/Neighbours.tsx'

interface ChampionNeighboursProps {
  previous: ChampionRef | null
  next: ChampionRef | null
  to: (champion: ChampionRef) => Neighbour['to']
}

export function ChampionNeighbours({ previous, next, to }: ChampionNeighboursProps) {
  const t = useText()
  const neighbour = (champion: ChampionRef | null) => champion && { to: to(champion), name: <Name of={champion} /> }
  return <Neighbours label={t('champions.neighbours')} previous={neighbour(previous)} next={neighbour(next)} />
}
