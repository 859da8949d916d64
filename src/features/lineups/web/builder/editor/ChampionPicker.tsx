import { useDeferredValue, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { hasName } from '#src/game/game.rules.ts'
import { ChampionPortrait } from '#src/game/web/champions/ChampionPortrait.tsx'
import { useName } from '#src/game/web/names/Name.tsx'
import type { BuilderSeason } from '../../../builder.contract.ts'
import type { BoardUnit } from '../../../lineups.contract.ts'
import styles from './ChampionPicker.module.css'
import { CostChoice } from './CostChoice.tsx'
import { Picker, PickerTile } from './Picker.tsx'

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
  const shown = season.champions.filter(
    (champion) =>
      hasName(champion, settled) &&
      (cost === null || champion.cost === cost) &&
      (trait === '' || champion.traits.includes(trait)),
  )
  const isOnBoard = (id: string) => board.some((unit) => unit.champion === id)
  return (
    <Picker
      q={q}
      onSearch={setQ}
      onEnter={() => shown[0] && onPick(shown[0].id, true)}
      filters={
        <>
          <TraitChoice season={season} chosen={trait} onChoose={setTrait} />
          <CostChoice champions={season.champions} chosen={cost} onChoose={setCost} />
        </>
      }
      none={t('lineup-builder.noChampion')}
    >
      {shown.map((champion) => (
        <PickerTile
          key={champion.id}
          data-champion={champion.id}
          data-cost={champion.cost}
          data-on-board={isOnBoard(champion.id) || undefined}
          of={champion}
          isHeld={champion.id === held}
          remark={`${t('game.cost', { cost: champion.cost })}${isOnBoard(champion.id) ? `, ${t('lineup-builder.onBoard')}` : ''}`}
          picture={
            <span className={styles.frame}>
              <ChampionPortrait season={season.id} id={champion.id} size="small" />
            </span>
          }
          onPick={(isKey) => onPick(champion.id, isKey)}
        />
      ))}
    </Picker>
  )
}

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
