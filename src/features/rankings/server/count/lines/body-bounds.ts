/** The most that one body sent over HTTP may have; files of the command have no bounds. */
export const bodyBounds = {
  /** After unpacking. */
  bytes: 2 * 1024 ** 3,
  lines: 200_000,
  rejects: 1000,
  /** Bytes of rejected lines that are kept for the operator. */
  rejectedBytes: 64 * 1024 ** 2,
  seconds: 600,
}

export type LineBounds = Pick<typeof bodyBounds, 'bytes' | 'lines'>
export const unbounded: LineBounds = { bytes: Number.POSITIVE_INFINITY, lines: Number.POSITIVE_INFINITY }

/** Ends every sentence about a bound, by which the HTTP route knows it. */
export const boundWords = 'the most that one body may have'

/** Thrown when a body goes beyond a bound; `what` names it: '200000 lines'. */
export class BoundReached extends Error {
  constructor(what: string) {
    super(`There are more than ${what}, ${boundWords}. Send the rest in smaller bodies; nothing counts twice`)
  }
}

/** Counts the rejected lines of one body; throws BoundReached. */
export function countRejects({ rejects, rejectedBytes }: Pick<typeof bodyBounds, 'rejects' | 'rejectedBytes'>) {
  let [lines, bytes] = [0, 0]
  return (rejected: Buffer) => {
    lines += 1
    bytes += rejected.length
    if (lines > rejects) throw new BoundReached(`${rejects} rejected lines`)
    if (bytes > rejectedBytes) throw new BoundReached(`${rejectedBytes} bytes of rejected lines`)
  }
}
