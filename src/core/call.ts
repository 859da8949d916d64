import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** A call: one question of the browser to the server, shared by both sides. */
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
  /** The only group that may ask; others are refused before their input is read. */
  audience?: Audience
  /** Largest input in bytes, where it exceeds the common limit. */
  largestBody?: number
  /** Calls per hour from one network, where that is below the common limit. */
  perHour?: number
  /** Envelope: { code, msg, data, seq }, or { ret, msg, ... } for the game-login host. */
  envelope?: 'ret'
}

/** What a member of the studio may do: edit its texts, run the campaign. */
export const studioRoles = ['editor', 'campaign'] as const
export type StudioRole = (typeof studioRoles)[number]

/** The studio's members with one of the roles; `members` have any. */
export type Audience = 'members' | 'editors' | 'operators'

/** Failures of any call, listed in its contract or not. */
export type CommonFailure =
  | 'invalid_request'
  | 'unknown_game'
  | 'unknown_language'
  | 'too_many_requests'
  | 'system_busy'
  | 'unreachable'
  | 'unexpected'

export type Failure<Code extends string = string> = {
  ok: false
  error: Code
  reference?: string
  /** The wrong field and its fault, in English, for developers. */
  detail?: string
}
/** `seq` is that of the answer which this one repeats. */
export type Answer<C extends Call> =
  | { ok: true; data: InferOutput<C['output']>; seq?: string }
  | Failure<C['errors'][number] | CommonFailure>
export type Ask = <C extends Call>(call: C, input: InferInput<C['input']>, options?: AskOptions) => Promise<Answer<C>>

export interface AskOptions {
  /** Makes repeats of a call that changes something safe. */
  idempotencyKey?: string
}

/** Returns the call with the types of its input, output and error codes. */
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
  audience?: Audience
  largestBody?: number
  perHour?: number
  envelope?: 'ret'
}): Call<In, Out, Code> {
  return { ...call, errors: call.errors ?? [] }
}

export const ok = <T>(data: T) => ({ ok: true as const, data })

/** An expected failure by its key in the error table. @public */
export const fail = <const C extends string>(error: C, detail?: string) => ({ ok: false as const, error, detail })
