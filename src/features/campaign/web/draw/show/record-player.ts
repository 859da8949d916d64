import { isMotionReduced } from '#src/ui/motion.ts'

/** Milliseconds of a turn at full speed, of the spin-up, of the way to the result, and of the needle's way. */
const times = { turn: 900, spinUp: 1300, landing: 4200, needle: 500 }

/** Degrees of the arm beside the record. */
const armAtRest = -66

interface Move {
  from: number
  to: number
  duration: number
  easing: string
}

/** Moves a record and its arm; only transforms change. A skip and reduced motion leave a still. */
export class RecordPlayer {
  readonly #record: Element
  readonly #arm: Element
  #angle = 0
  #isDown = false
  #isStill = false
  #moving: Animation | null = null
  #turning: Animation | null = null

  constructor(record: Element, arm: Element) {
    this.#record = record
    this.#arm = arm
  }

  /** Resolves once the record turns at full speed, which it does until it lands. */
  async spinUp(): Promise<void> {
    this.#isStill = isMotionReduced()
    if (this.#isDown) await this.#moveArm(armAtRest)
    await this.#turnTo(this.#angle + 360, { duration: times.spinUp, easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)' })
    if (this.#isStill) return
    const frames = framesOf(this.#angle, this.#angle + 360)
    this.#turning = this.#record.animate(frames, { duration: times.turn, iterations: Number.POSITIVE_INFINITY })
  }

  /** Resolves once the record stands at an angle in degrees and the needle is down. */
  async landAt(angle: number): Promise<void> {
    await this.#slowDown((from) => from + 3 * 360 + ((((angle - from) % 360) + 360) % 360))
    await this.#moveArm(0)
  }

  /** Lets the record run down without a result. */
  async runDown(): Promise<void> {
    await this.#slowDown((from) => from + 2 * 360)
  }

  /** Goes to the end of what plays. */
  skip(): void {
    this.#isStill = true
    this.#moving?.finish()
  }

  /** Stops for good. */
  stop(): void {
    this.#moving?.cancel()
    this.#turning?.cancel()
  }

  async #slowDown(endOf: (from: number) => number) {
    const played = Number(this.#turning?.currentTime ?? 0) % times.turn
    this.#angle += (played / times.turn) * 360
    this.#turning?.cancel()
    this.#turning = null
    await this.#turnTo(endOf(this.#angle), { duration: times.landing, easing: 'cubic-bezier(0.45, 0.7, 0.5, 1)' })
  }

  async #turnTo(to: number, move: Pick<Move, 'duration' | 'easing'>) {
    const from = this.#angle
    this.#angle = to % 360
    await this.#play(this.#record, { from, to, ...move })
  }

  async #moveArm(to: number) {
    this.#isDown = to === 0
    await this.#play(this.#arm, { from: armAtRest - to, to, duration: times.needle, easing: 'ease-in-out' })
  }

  async #play(element: Element, { from, to, duration, easing }: Move) {
    const options = { duration: this.#isStill ? 0 : duration, easing, fill: 'forwards' } as const
    this.#moving = element.animate(framesOf(from, to), options)
    await this.#moving.finished.catch(() => undefined) // rejects when it is stopped
  }
}

const framesOf = (...angles: number[]) => angles.map((angle) => ({ transform: `rotate(${angle}deg)` }))
