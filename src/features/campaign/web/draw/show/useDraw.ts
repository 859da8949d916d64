import { useEffect, useRef, useState } from 'react'
import type { Ask } from '#src/core/call.ts'
import { randomId } from '#src/core/web/random-id.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { drawCalls, type OwnDraw } from '../../../draw/draw.contract.ts'
import { RecordPlayer } from './record-player.ts'
import { angleOf, type Segments } from './record-segments.ts'

/** The show: at rest, the record spins until there is an answer, it slows down, the prize is on stage. */
export type Show = { step: 'rest' } | { step: 'spinning' } | { step: 'landing' } | { step: 'shown'; draw: OwnDraw }

/** Failures after which it is not known whether the draw took place. */
const uncertain = ['unreachable', 'system_busy', 'unexpected']
/** Milliseconds before each repeat of an uncertain draw. */
const pauses = [500, 1500, 3000]

/** Draws and shows the result, which is fixed before the record slows down. `onDrawn` is called after the show. */
export function useDraw(segments: Segments, onDrawn: () => void) {
  const { ask } = usePageContext()
  const record = useRef<SVGSVGElement>(null)
  const arm = useRef<SVGSVGElement>(null)
  const player = useRef<RecordPlayer>(null)
  /** Key of a draw whose outcome is not known: the next press asks for the same draw. */
  const key = useRef<string>(null)
  const [show, setShow] = useState<Show>({ step: 'rest' })
  const [fault, setFault] = useState<string>()
  useEffect(() => () => player.current?.stop(), [])
  const draw = async () => {
    if (!record.current || !arm.current) return
    player.current ??= new RecordPlayer(record.current, arm.current)
    key.current ??= randomId()
    setFault(undefined)
    setShow({ step: 'spinning' })
    const [answer] = await Promise.all([askSurely(ask, key.current), player.current.spinUp()])
    const isCertain = answer.ok || !uncertain.includes(answer.error)
    if (isCertain) key.current = null
    if (!answer.ok) {
      setFault(answer.error)
      await player.current.runDown()
      setShow({ step: 'rest' })
      return isCertain && onDrawn()
    }
    setShow({ step: 'landing' })
    await player.current.landAt(angleOf(segments, answer.data.draw.prize?.tier ?? null, Math.random()))
    setShow({ step: 'shown', draw: answer.data.draw })
    onDrawn()
  }
  return {
    ...{ record, arm, show, fault, draw },
    /** Whether the outcome of the last draw is not known. */
    isUncertain: fault !== undefined && uncertain.includes(fault),
    skip: () => player.current?.skip(),
    close: () => setShow({ step: 'rest' }),
  }
}

/** Asks until there is a certain answer, or gives up; the key makes it one draw. */
async function askSurely(ask: Ask, idempotencyKey: string) {
  for (const pause of pauses) {
    const answer = await ask(drawCalls.draw, {}, { idempotencyKey })
    if (answer.ok || !uncertain.includes(answer.error)) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return ask(drawCalls.draw, {}, { idempotencyKey })
}
