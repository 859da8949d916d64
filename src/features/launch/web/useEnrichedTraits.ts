import { useEffect, useState } from 'react'
import { loadScript } from '#src/core/web/load-file.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import type { TraitDetail } from '#src/game/game.contract.ts'
import { readModeGameData } from '#src/game/web/game-library.ts'
import { enrichTraits } from '../launch.rules.ts'

/** Traits with members and thresholds from the game library once shown; unchanged (and logged) if it fails. */
export function useEnrichedTraits(traits: TraitDetail[], season: string, isShown: boolean): TraitDetail[] {
  const { language, test } = usePageContext().place
  const [heroes, setHeroes] = useState<Parameters<typeof enrichTraits>[1]>()
  useEffect(() => {
    if (!isShown || heroes) return
    const read = async () => {
      if (!window.JCCLibGroup) await loadScript(`/act/gamedata/${test ? 'prerelease' : 'release'}/jcc-lib.js`)
      const [, mode, number] = /^m(\d+)s(\d+)$/.exec(season)!
      const data = await readModeGameData({ language, mode: Number(mode), season: Number(number), isTest: test })
      setHeroes(data.heroes)
    }
    read().catch((error: Error) => console.warn(`The traits stay as they came with the page: ${error.message}`))
  }, [isShown, heroes, language, test, season])
  return heroes ? enrichTraits(traits, heroes) : traits
}
