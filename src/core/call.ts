import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** One question the browser may put to the server. All that both sides share. */
export interface Call<
  In extends GenericSchema = GenericSchema,
  Out extends GenericSchema = GenericSchema,
  Code extends string = string,
> {
  path: string
  summary: string
  input: In
  output: Out
  errors: readonly Code[]
  /** Bytes that its input may have, where that is more than calls take otherwise. */
  largestBody?: number
  /** How often one network may ask it in an hour, where that is less than it may ask anything. */
  perHour?: number
  /** How its answers are wrapped: { code, msg, data, seq } unless it is of the game-login host, whose are { ret, msg, ... }. */
  envelope?: 'ret'
}

/** Failures that any call may end in, whatever its contract lists. */
export type CommonFailure = 'invalid_request' | 'too_many_requests' | 'system_busy' | 'unreachable' | 'unexpected'

export type Failure<Code extends string = string> = {
  ok: false
  error: Code
  reference?: string
  /** What exactly is wrong, in English and for those who know the call: a field and its fault. */
  detail?: string
}
export type Answer<C extends Call> =
  | { ok: true; data: InferOutput<C['output']> }
  | Failure<C['errors'][number] | CommonFailure>
export type Ask = <C extends Call>(call: C, input: InferInput<C['input']>) => Promise<Answer<C>>

/** The call as a value, with the types of its input, output and error codes kept. */
export function defineCall<
  In extends GenericSchema,
  Out extends GenericSchema,
  const Code extends string = never,
>(call: {
  path: string
  summary: string
  input: In
  output: Out
  errors?: readonly Code[]
  largestBody?: number
  perHour?: number
  envelope?: 'ret'
}): Call<In, Out, Code> {
  return { ...call, errors: call.errors ?? [] }
}

/** A successful answer. */
export const ok = <T>(data: T) => ({ ok: true as const, data })

/** An expected failure by its key in the error table: the other half of `ok`. @public */
export const fail = <const C extends string>(error: C, detail?: string) => ({ ok: false as const, error, detail })
