import { type InferOutput, parse } from 'valibot'
import type { Answer, Ask, Call } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'

/** What a handler knows about who asks. Nothing of a visitor is known while a page is rendered. */
export interface Ctx {
  language: Language
  test: boolean
  /** Name of the editor who is signed in to the studio. */
  editor?: string
  /** The browser says Do Not Track or Global Privacy Control: what its visitor does is counted nowhere. */
  isUncounted?: boolean
  /** Who sends the request; nobody does while a page is rendered. */
  sender?: Sender
  /** The account that is signed in, asked for at each use. */
  findAccount?: () => Promise<{ id: string } | null>
  /** Hears that the answer is a makeshift, so that no page that is made of it is kept. */
  onFallback?: () => void
}

/** Who sends a request, as far as its cookies and its network tell, and what its browser is to keep. */
export interface Sender {
  /** Of the network that it comes from. */
  address: string
  cookie(name: string): string | undefined
  /** Whether its browser keeps cookies of the answer that are marked Secure, as far as the site can tell. */
  keepsSecureCookies(): boolean
  /** What network and browser tell of who has no cookie, to be made a digest of and never to be kept as it is. */
  traits(): string
  /** Takes a Set-Cookie header. */
  setCookie(header: string): void
}

type AnyHandler = (input: never, ctx: Ctx) => Promise<unknown>
export interface BoundCall {
  call: Call
  run: AnyHandler
}
export type BoundCalls = ReadonlyMap<string, BoundCall>

/** Pairs each call of a contract with its handler; a missing one or an error code that the contract lacks does not compile. */
export function handle<Calls extends Record<string, Call>>(
  calls: Calls,
  handlers: {
    [Name in keyof Calls]: (input: InferOutput<Calls[Name]['input']>, ctx: Ctx) => Promise<Answer<Calls[Name]>>
  },
): BoundCall[] {
  return Object.keys(calls).map((name) => ({ call: calls[name]!, run: handlers[name] as AnyHandler }))
}

/** Answers calls inside the server process, without HTTP: what the loaders of a page receive while it is rendered. */
export function askInProcess(ctx: Ctx, calls: BoundCalls): Ask {
  return async (call, input) => {
    const bound = calls.get(call.path)
    if (!bound) throw new Error(`There is no handler for ${call.path}`)
    return (await bound.run(parse(bound.call.input, input) as never, ctx)) as never
  }
}

/** The calls of every slice by their paths. Throws where two claim one path. */
export function bindCalls(slices: BoundCall[][]): BoundCalls {
  const calls = new Map<string, BoundCall>()
  for (const bound of slices.flat()) {
    if (calls.has(bound.call.path)) throw new Error(`Two calls claim ${bound.call.path}`)
    calls.set(bound.call.path, bound)
  }
  return calls
}
