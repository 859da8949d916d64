import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useSession } from '#src/core/web/session.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { Name, useName, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { maxPins, type PinnedLineup, pinCalls } from '../../pins.contract.ts'
import { isSamePin, waitingPins } from '../../pins.rules.ts'
import { Grade } from '../Grade.tsx'
import { pinLineup, syncPins, useKeptPins } from './kept-pins.ts'
import { PinButton } from './PinButton.tsx'
import styles from './PinShelf.module.css'

/** The player's pinned lineups of all seasons; nothing without pins. */
export function PinShelf() {
  const t = useText()
  const { ask } = usePageContext()
  const session = useSession()
  const kept = useKeptPins()
  const { lineups, state, askAgain } = usePinned()
  const list = useFocusKept(kept.pins.length)
  if (kept.pins.length === 0) return null
  const gone = kept.pins.filter((pin) => !lineups.some((each) => isSamePin(each, pin)))
  const waiting = waitingPins(kept).length
  const removeGone = () => {
    for (const pin of gone) pinLineup({ ...pin, isPinned: false })
    if (session) void syncPins(ask)
  }
  return (
    <section className={styles.shelf} id="pinned" aria-labelledby="pinned-title">
      <h2 id="pinned-title">{t('lineup-pins.shelf')}</h2>
      <ul ref={list}>
        {kept.pins.map((pin) => {
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
      {state === 'failed' && gone.length > 0 && (
        <p role="alert">
          {t('lineup-pins.unreachable')} <ShelfButton onClick={askAgain}>{t('site.error.retry')}</ShelfButton>
        </p>
      )}
      {state === 'answered' && gone.length > 0 && (
        <p>
          {t('lineup-pins.gone', { count: gone.length })}{' '}
          <ShelfButton onClick={removeGone}>{t('lineup-pins.removeGone')}</ShelfButton>
        </p>
      )}
      {waiting > 0 && <p>{t('lineup-pins.waiting', { count: waiting, most: maxPins })}</p>}
    </section>
  )
}

const ShelfButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" className={styles.act} onClick={onClick}>
    {children}
  </button>
)

/** Moves the focus to the next card, or to the content, when an unpinned card takes it away. */
function useFocusKept(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body
    before.current = count
    if (!isLost) return
    const next = list.current?.querySelector('button') ?? document.getElementById('content')
    next?.focus({ preventScroll: true })
  }, [count])
  return list
}

function PinnedCard({ lineup }: { lineup: PinnedLineup }) {
  const nameOf = useName()
  const namesSearch = useNamesSearch()
  const { season, id, tier, carry, seasonTitle } = lineup
  return (
    <>
      <Link to="/lineupDetail/$season/$lineupId" params={{ season, lineupId: id }} search={namesSearch}>
        {carry && <ChampionToken season={season} id={carry} size={48} />}
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
  const [lineups, setLineups] = useState<PinnedLineup[]>([])
  const [asked, setAsked] = useState({ key: '', state: 'asking' as 'asking' | 'answered' | 'failed' })
  const key = pins
    .map(({ season, id }) => `${season}/${id}`)
    .toSorted()
    .join(' ')
  const isKnown = pins.every((pin) => lineups.some((each) => isSamePin(each, pin)))
  useEffect(() => {
    if (isKnown || key === asked.key) return
    let isOver = false
    void ask(pinCalls.listPinned, { pins }).then((answer) => {
      if (isOver) return
      if (answer.ok) setLineups(answer.data.lineups)
      setAsked({ key, state: answer.ok ? 'answered' : 'failed' })
    })
    return () => {
      isOver = true
    }
  }, [ask, asked.key, isKnown, key, pins])
  return { lineups, state: asked.state, askAgain: () => setAsked({ key: '', state: 'asking' }) }
}
