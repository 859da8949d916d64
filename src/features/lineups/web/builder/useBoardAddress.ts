import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { addressOfBoard } from '../../builder/builder-address.rules.ts'
import type { BoardUnit } from '../../lineups.contract.ts'

/** The address is written once the hand rests this long: Safari refuses more than 100 changes in 30 seconds. */
const restMs = 500
/** Time until another try after a refusal. */
const againMs = 5000

interface BoardAddress {
  /** Id of the season, which the address always names. */
  season: string
  /** The text of the board in the address. */
  text: string | undefined
  /** The board that the text stands for. */
  addressed: BoardUnit[]
  board: BoardUnit[]
  /** Called when a link or the browser's history leads to another board. */
  onArrive: () => void
}

/** Keeps the address on the present board, by replacing the entry of the history. */
export function useBoardAddress({ season, text, addressed, board, onArrive }: BoardAddress) {
  const router = useRouter()
  const written = useRef(text)
  const shown = useRef(board)
  const seen = useRef(text)
  /** Texts that were written here and that the router has yet to show. */
  const ours = useRef<(string | undefined)[]>([])
  useEffect(() => {
    if (text === seen.current) return
    seen.current = text
    const index = ours.current.indexOf(text)
    ours.current.splice(0, index + 1)
    if (index >= 0) return
    written.current = addressOfBoard(addressed)
    onArrive()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each board
  useEffect(() => {
    if (shown.current === board) return
    shown.current = board
    const encoded = addressOfBoard(board)
    if (encoded === written.current) return
    const search = (now: object) => ({ ...now, season, board: encoded, code: undefined })
    const { publicHref } = router.buildLocation({ to: '/lineup/builder', search: search as never })
    let timer = 0
    let isDone = false
    /** False once a link or the browser's history leads away, whose entry must not be overwritten. */
    const isHere = () => router.history.location.pathname.endsWith('/lineup/builder')
    /** The router's own writing comes later, where its errors can't be caught. */
    const write = (): boolean => {
      if (isDone || !isHere()) return true
      try {
        History.prototype.replaceState.call(history, history.state, '', router.history.createHref(publicHref))
      } catch {
        return false
      }
      isDone = true
      written.current = encoded
      return true
    }
    const attempt = () => {
      if (!write()) {
        timer = window.setTimeout(attempt, againMs)
        return
      }
      if (!isHere()) return
      ours.current.push(encoded)
      void router.navigate({ to: '/lineup/builder', search: search as never, replace: true, resetScroll: false })
    }
    timer = window.setTimeout(attempt, restMs)
    const stop = writeBeforeLeaving(write)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [board])
}

/** Calls `write` before a link is followed and before the page is left; returns a function that stops it. */
function writeBeforeLeaving(write: () => void): () => void {
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('a')) write()
  }
  document.addEventListener('click', onClick, true)
  window.addEventListener('pagehide', write)
  return () => {
    document.removeEventListener('click', onClick, true)
    window.removeEventListener('pagehide', write)
  }
}
