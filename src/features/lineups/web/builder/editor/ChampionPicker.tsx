import { memo, useDeferredValue, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { hasName } from '#src/game/game.rules.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { useName } from '#src/game/web/names/Name.tsx'
import type { BuilderChampion, BuilderSeason } from '../../../builder/builder.contract.ts'
import type { BoardUnit } from '../../../lineups.contract.ts'
import styles from './ChampionPicker.module.css'
import { CostChoice } from './CostChoice.tsx'
import { Picker, PickerTile } from './Picker.tsx'
import { useStable } from './useStable.ts'

interface ChampionPickerProps {
  season: BuilderSeason
  board: BoardUnit[]
  /** Id of the champion that waits for its hex. */
  held: string | null
  onPick: (champion: string, isKey: boolean) => void
}

/** The season's champions, by name in any language, cost and trait. */
export function ChampionPicker({ season, board, held, onPick }: ChampionPickerProps) {
  const t = useText()
  const [q, setQ] = useState('')
  const [cost, setCost] = useState<number | null>(null)
  const [trait, setTrait] = useState('')
  const settled = useDeferredValue(q)
  const offered = season.champions.filter(
    (champion) => (cost === null || champion.cost === cost) && (trait === '' || champion.traits.includes(trait)),
  )
  const shown = offered.filter((champion) => hasName(champion, settled))
  const pick = useStable(onPick)
  return (
    <Picker
      q={q}
      onSearch={setQ}
      onEnter={(typed) => {
        const first = offered.find((champion) => hasName(champion, typed))
        if (first) onPick(first.id, true)
      }}
      filters={
        <>
          <TraitChoice season={season} chosen={trait} onChoose={setTrait} />
          <CostChoice champions={season.champions} chosen={cost} onChoose={setCost} />
        </>
      }
      none={t('lineup-builder.noChampion')}
    >
      {shown.map((champion) => (
        <ChampionChoice
          key={champion.id}
          champion={champion}
          season={season.id}
          isHeld={champion.id === held}
          isOnBoard={board.some((unit) => unit.champion === champion.id)}
          onPick={pick}
        />
      ))}
    </Picker>
  )
}

interface ChampionChoiceProps {
  champion: BuilderChampion
  season: string
  isHeld: boolean
  isOnBoard: boolean
  onPick: (champion: string, isKey: boolean) => void
}

const ChampionChoice = memo(({ champion, season, isHeld, isOnBoard, onPick }: ChampionChoiceProps) => {
  const t = useText()
  const cost = t('game.cost', { cost: champion.cost })
  return (
    <PickerTile
      data-champion={champion.id}
      data-cost={champion.cost}
      data-on-board={isOnBoard || undefined}
      of={champion}
      isHeld={isHeld}
      remark={isOnBoard ? `${cost}, ${t('lineup-builder.onBoard')}` : cost}
      picture={
        <span className={styles.frame}>
          <ChampionToken season={season} id={champion.id} size={64} />
        </span>
      }
      onPick={(isKey) => onPick(champion.id, isKey)}
    />
  )
})

interface TraitChoiceProps {
  season: BuilderSeason
  chosen: string
  onChoose: (trait: string) => void
}

function TraitChoice({ season, chosen, onChoose }: TraitChoiceProps) {
  const t = useText()
  const nameOf = useName()
  return (
    <select value={chosen} aria-label={t('lineup-builder.trait')} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{t('lineup-builder.anyTrait')}</option>
      {season.traits.map((each) => (
        <option key={each.id} value={each.id} lang={nameOf(each).lang}>
          {nameOf(each).text}
        </option>
      ))}
    </select>
  )
}
