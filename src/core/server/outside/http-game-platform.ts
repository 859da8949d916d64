import * as v from 'valibot'
import { plainLine } from '../../texts/plain-text.ts'
import { type GamePlatform, GamePlatformFault } from './game-platform.ts'
import { type JsonAnswer, NoAnswer, postJson } from './post-json.ts'
import { safeReason } from './safe-reason.ts'

const character = v.object({
  id: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/, 'is no id')),
  name: v.pipe(
    v.string(),
    v.maxLength(200),
    plainLine(),
    v.maxLength(50),
    v.regex(/[^\p{C}\p{Z}]/u, 'has nothing to see'),
  ),
  level: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))), null),
})
const listed = v.object({
  status: v.literal('listed'),
  characters: v.pipe(
    v.array(character),
    v.maxLength(50),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has an id twice'),
  ),
})
const granted = v.object({ status: v.literal('granted') })
const refused = v.object({ status: v.literal('refused'), reason: v.optional(v.unknown()) })

/** The operator's game platform; the contract is docs/game-platform.md. */
export function openHttpGamePlatform(url: string, { timeoutMs = 10_000 } = {}): GamePlatform {
  const post = (path: string, body: object, headers?: Record<string, string>) =>
    request({ url: below(url, path), body, headers, timeoutMs })
  return {
    listCharacters: async ({ identities }, region) => {
      if (identities.length === 0) return []
      const answer = await post('characters', { identities, region })
      return expected(listed, answer).characters
    },
    grant: async ({ key, characterId, region, reward }) => {
      const answer = await post('grants', { characterId, region, reward }, { 'idempotency-key': key })
      expected(granted, answer)
    },
  }
}

function below(url: string, path: string): URL {
  const address = new URL(url)
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/${path}`
  return address
}

async function request(what: Parameters<typeof postJson>[0]): Promise<JsonAnswer> {
  try {
    return await postJson(what)
  } catch (error) {
    if (error instanceof NoAnswer) throw new GamePlatformFault(`no answer: ${error.message}`, false)
    throw error
  }
}

/** The body of an answer with success. Faults name the field alone: names and ids don't belong in logs. */
function expected<S extends v.GenericSchema>(schema: S, { status, body }: JsonAnswer): v.InferOutput<S> {
  if (status < 500 && v.is(refused, body)) throw new GamePlatformFault(`refused: ${safeReason(body.reason)}`, true)
  if (status < 200 || status > 299) throw new GamePlatformFault(`status ${status}`, false)
  const read = v.safeParse(schema, body)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new GamePlatformFault(`wrong answer: ${v.getDotPath(issue) ?? 'body'}`, false)
}
