import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { ChampionPortrait } from '#src/game/web/champions/ChampionPortrait.tsx'
import { Name, useName, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { type PinnedLineup, pinCalls } from '../../pins.contract.ts'
import { isSamePin } from '../../pins.rules.ts'
import { Grade } from '../Grade.tsx'
import { useKeptPins } from './kept-pins.ts'
import { PinButton } from './PinButton.tsx'
import styles from './PinShelf.module.css'

/** The player's pinned lineups of all seasons; nothing without pins. */
export function PinShelf() {
  const t = useText()
  const { pins } = useKeptPins()
  const { lineups, isFailed } = usePinned()
  if (pins.length === 0) return null
  const gone = pins.filter((pin) => !lineups.some((each) => isSamePin(each, pin)))
  return (
    <section className={styles.shelf} id="pinned" aria-labelledby="pinned-title">
      <h2 id="pinned-title">{t('lineup-pins.shelf')}</h2>
      <ul>
        {pins.map((pin) => {
          const lineup = lineups.find((each) => isSamePin(each, pin))
          return (
            lineup && (
              <li key={`${pin.season} ${pin.id}`}>
                <PinnedCard lineup={lineup} />
              </li>
            )
          )
        })}
      </ul>
      {isFailed && <p role="alert">{t('lineup-pins.unreachable')}</p>}
      {!isFailed && lineups.length > 0 && gone.length > 0 && <p>{t('lineup-pins.gone', { count: gone.length })}</p>}
    </section>
  )
}

function PinnedCard({ lineup }: { lineup: PinnedLineup }) {
  const nameOf = useName()
  const namesSearch = useNamesSearch()
  const { season, id, tier, carry, seasonTitle } = lineup
  return (
    <>
      <Link to="/lineupDetail/$season/$lineupId" params={{ season, lineupId: id }} search={namesSearch}>
        {carry && <ChampionPortrait season={season} id={carry} size="small" />}
        <span className={styles.name}>
          <Name of={lineup} />
          <small>{seasonTitle}</small>
        </span>
        <Grade tier={tier} />
      </Link>
      <PinButton pin={lineup} name={nameOf(lineup).text} isSmall />
    </>
  )
}

/** Names and tiers of the pins, asked for whenever a pin comes that is not among them. */
function usePinned() {
  const { ask } = usePageContext()
  const { pins } = useKeptPins()
  const [asked, setAsked] = useState({ key: '', lineups: [] as PinnedLineup[], isFailed: false })
  const key = pins
    .map(({ season, id }) => `${season}/${id}`)
    .toSorted()
    .join(' ')
  const isKnown = pins.every((pin) => asked.lineups.some((each) => isSamePin(each, pin)))
  useEffect(() => {
    if (isKnown || key === asked.key) return
    let isOver = false
    void ask(pinCalls.listPinned, { pins }).then((answer) => {
      if (isOver) return
      setAsked((before) => ({ key, lineups: answer.ok ? answer.data.lineups : before.lineups, isFailed: !answer.ok }))
    })
    return () => {
      isOver = true
    }
  }, [ask, asked.key, isKnown, key, pins])
  return asked
}
