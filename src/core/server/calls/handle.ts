import { type InferOutput, parse } from 'valibot'
import type { Answer, Ask, Call } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'

/** Context of a call. Nothing of a visitor is known while a page is rendered. */
export interface Ctx {
  language: Language
  test: boolean
  /** Name of the editor signed in to the studio. */
  editor?: string
  /** Name of the campaign's operator signed in to the studio. */
  operator?: string
  /** True for Do Not Track and Global Privacy Control: nothing of this visitor is counted. */
  isUncounted?: boolean
  /** The sender; undefined while a page is rendered. */
  sender?: Sender
  /** The signed-in account, asked for at each use. */
  findAccount?: () => Promise<{ id: string } | null>
  /** The request's own id, which its answer shows. */
  seq?: string
  /** Header `Idempotency-Key`. */
  idempotencyKey?: string
  /** Reports fallback content, so that no page made of it is cached. */
  onFallback?: () => void
}

/** A request's sender by cookies and network, and the cookies to set. */
export interface Sender {
  address: string
  cookie(name: string): string | undefined
  /** True when the browser keeps Secure cookies of this answer. */
  keepsSecureCookies(): boolean
  setCookie(cookie: SentCookie): void
}

/** A cookie of the whole site that no other site sends (SameSite=Lax). */
export interface SentCookie {
  name: string
  value: string
  /** Max-Age; 0 deletes it. */
  seconds: number
  /** Sent over https only. */
  isSecure: boolean
  /** Readable by scripts. */
  isReadable?: boolean
}

type AnyHandler = (input: never, ctx: Ctx) => Promise<unknown>
export interface BoundCall {
  call: Call
  run: AnyHandler
}
export type BoundCalls = ReadonlyMap<string, BoundCall>

/** Pairs each call with its handler; missing handlers and unknown error codes do not compile. */
export function handle<Calls extends Record<string, Call>>(
  calls: Calls,
  handlers: {
    [Name in keyof Calls]: (input: InferOutput<Calls[Name]['input']>, ctx: Ctx) => Promise<Answer<Calls[Name]>>
  },
): BoundCall[] {
  return Object.keys(calls).map((name) => ({ call: calls[name]!, run: handlers[name] as AnyHandler }))
}

/** Answers calls in the server process, for loaders of rendered pages. */
export function askInProcess(ctx: Ctx, calls: BoundCalls): Ask {
  return async (call, input) => {
    const bound = calls.get(call.path)
    if (!bound) throw new Error(`There is no handler for ${call.path}`)
    return (await bound.run(parse(bound.call.input, input) as never, ctx)) as never
  }
}

/** All calls by path. Throws when two claim one path. */
export function bindCalls(slices: BoundCall[][]): BoundCalls {
  const calls = new Map<string, BoundCall>()
  for (const bound of slices.flat()) {
    if (calls.has(bound.call.path)) throw new Error(`Two calls claim ${bound.call.path}`)
    calls.set(bound.call.path, bound)
  }
  return calls
}
