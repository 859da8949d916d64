import * as v from 'valibot'
import { NoAnswer, postJson } from './post-json.ts'
import { safeReason } from './safe-reason.ts'

/** A message to a phone. */
export interface TextMessage {
  /** Known to the provider: it sends a message with the same id once. */
  id: string
  /** In E.164 form. */
  to: string
  text: string
}

/** Sends messages to phones; throws TextMessageFault. */
export interface TextMessageSender {
  send(message: TextMessage): Promise<void>
}

/** A failed message. When it may have been accepted, it must not be sent again. */
export class TextMessageFault extends Error {
  readonly mayHaveArrived: boolean

  constructor(reason: string, mayHaveArrived: boolean) {
    super(reason)
    this.mayHaveArrived = mayHaveArrived
  }
}

/** The provider's receipt; see docs/text-messages.md. */
const receipt = v.object({
  status: v.picklist(['accepted', 'rejected', 'unavailable']),
  reason: v.optional(v.unknown()),
})

/** Statuses that refuse a request without a receipt. */
const refusals = [401, 403, 404, 429, 503]

/**
 * Sends by the first route, and by the second one what the first has certainly not accepted (docs/text-messages.md).
 */
export function openTextMessages(routes: string[], { timeoutMs = 5000 } = {}): TextMessageSender {
  return {
    send: async (message) => {
      const reasons: string[] = []
      let mayHaveArrived = false
      for (const route of routes) {
        const outcome = await sendBy(route, message, timeoutMs)
        if (outcome === 'accepted') return
        reasons.push(outcome.reason)
        mayHaveArrived = outcome.mayHaveArrived
        if (mayHaveArrived || outcome.isFinal) break
      }
      throw new TextMessageFault(reasons.join('; second route: '), mayHaveArrived)
    },
  }
}

interface Failure {
  reason: string
  mayHaveArrived: boolean
  /** Whether each route would refuse, as for a number that doesn't exist. */
  isFinal: boolean
}

async function sendBy(route: string, message: TextMessage, timeoutMs: number): Promise<'accepted' | Failure> {
  try {
    const { id, to, text } = message
    const { status, body } = await postJson({ url: new URL(route), body: { id, to, text }, timeoutMs })
    return outcomeOf(status, v.is(receipt, body) ? body : undefined)
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { reason: `no answer: ${error.message}`, mayHaveArrived: error.mayHaveLeft, isFinal: false }
  }
}

/** An answer that contradicts itself, or holds no receipt, says nothing about the message. */
function outcomeOf(status: number, answer?: v.InferOutput<typeof receipt>): 'accepted' | Failure {
  if (answer?.status === 'accepted' && status >= 200 && status < 300) return 'accepted'
  if (answer?.status === 'rejected' && status < 500) {
    return { reason: `rejected: ${safeReason(answer.reason)}`, mayHaveArrived: false, isFinal: true }
  }
  if (answer?.status === 'unavailable' || (!answer && refusals.includes(status))) {
    return { reason: `unavailable (status ${status})`, mayHaveArrived: false, isFinal: false }
  }
  return { reason: `no receipt (status ${status})`, mayHaveArrived: true, isFinal: false }
}
