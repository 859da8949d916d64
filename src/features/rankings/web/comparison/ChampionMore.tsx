import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PlainLink } from '#src/core/web/router/PlainLink.tsx'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { rankingsCalls } from '#src/features/rankings/rankings.contract.ts'
import { useNamesSearch } from '#src/game/web/names/Name.tsx'
import type { ShownGames } from '../shown-list.ts'

interface ChampionMoreProps {
  id: string
  season: string
  games: ShownGames
}

/** A champion's details, in a row once it is open; until then, and without JavaScript, a link to them. */
export function ChampionMore({ id, season, games: { version, mode, bracket } }: ChampionMoreProps) {
  const t = useText()
  const namesSearch = useNamesSearch()
  const { ask } = usePageContext()
  const place = useRef<HTMLParagraphElement>(null)
  const [parts, setParts] = useState<ReactNode>(null)
  useEffect(() => {
    const row = place.current?.closest('details')
    let isWanted = true
    const load = async () => {
      const [answer, { ChampionParts }] = await Promise.all([
        ask(rankingsCalls.readCountedChampion, { id, season, version, mode, bracket }),
        import('#src/game/web/champions/ChampionParts.tsx'), // most visitors open no row
      ])
      if (isWanted && answer.ok) setParts(<ChampionParts parts={answer.data} season={season} />)
    }
    // when the request fails, the link stays
    const onToggle = () => void load().catch(() => undefined)
    if (!row || row.open) onToggle()
    row?.addEventListener('toggle', onToggle, { once: true })
    return () => {
      isWanted = false
      row?.removeEventListener('toggle', onToggle)
    }
  }, [ask, id, season, version, mode, bracket])
  if (parts) return parts
  return (
    <p ref={place}>
      <PlainLink to="/chess/$season/$heroId" params={{ season, heroId: id }} search={namesSearch} hash="stats">
        {t('rankings.parts.link')}
      </PlainLink>
    </p>
  )
}
