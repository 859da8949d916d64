import * as v from 'valibot'
import type { Db } from '../postgres/db.ts'
import type { Log } from '../process/log.ts'
import {
  type CodeLetter,
  updateCutOffLetter,
  updateLetterBegun,
  updateLetterFailed,
  updateLetterSent,
} from './codes.store.ts'

export interface CodeMessageParts {
  db: Db
  log: Log
  /** Sends the message; an error with `mayHaveArrived` says that it may have left. */
  send: (letter: CodeLetter) => Promise<void>
}

const codeJob = v.object({ code: v.pipe(v.string(), v.uuid()) })

/** The job of a code's message, which is sent at most once: after a failure half-way it may have arrived. */
export const codeMessageTask =
  ({ db, log, send }: CodeMessageParts) =>
  async (payload: unknown): Promise<void> => {
    const id = v.parse(codeJob, payload).code
    const begun = await updateLetterBegun(db, id)
    if (!begun) {
      if (await updateCutOffLetter(db, id)) log.warn({ code: id }, cutOff)
      return
    }
    try {
      await send(begun)
    } catch (error) {
      const mayHaveArrived = (error as { mayHaveArrived?: boolean }).mayHaveArrived === true
      await updateLetterFailed(db, id, { mayHaveArrived })
      if (!mayHaveArrived) throw error
      log.warn({ code: id, reason: (error as Error).message }, cutOff)
      return
    }
    // after the message has begun a failure here can't send it twice
    await updateLetterSent(db, id)
  }

const cutOff = 'a code may or may not have arrived; it is not sent again'
