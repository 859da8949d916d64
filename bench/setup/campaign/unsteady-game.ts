import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { JsonServer, type JsonServerRequest } from '../../../e2e/setup/peers/json-server.ts'

/** Parts of the grants that are refused for now, stored with a broken answer, and stored with a late one. */
const faults = { refused: 0.1, broken: 0.1, late: 0.05 }
/** Milliseconds, three times what the site waits. */
const late = 30_000

/** A game that answers as docs/game-platform.md says, but not always. */
export class UnsteadyGame {
  readonly url: string
  /** Bodies by their idempotency key. */
  readonly grants = new Map<string, string>()
  /** Keys that came with another body. */
  reusedKeys = 0
  readonly #server: JsonServer

  private constructor(server: JsonServer) {
    this.#server = server
    this.url = server.url
  }

  static async open(): Promise<UnsteadyGame> {
    const server = await JsonServer.open({})
    const game = new UnsteadyGame(server)
    server.answer = (response, request) => void game.#answer(response, request)
    return game
  }

  close() {
    this.#server.close()
  }

  async #answer(response: ServerResponse, { path, headers, body }: JsonServerRequest) {
    const chance = Math.random()
    if (chance < faults.refused) return response.writeHead(503).end('{}')
    if (path.endsWith('characters'))
      return response.end(JSON.stringify({ status: 'listed', characters: [characterOf(body)] }))
    const key = String(headers['idempotency-key'])
    if ((this.grants.get(key) ?? body) !== body) this.reusedKeys++
    this.grants.set(key, body)
    if (chance < faults.refused + faults.broken) return response.destroy()
    if (chance < faults.refused + faults.broken + faults.late) await wait(late, undefined, { ref: false })
    response.end(JSON.stringify({ status: 'granted' }))
  }
}

/** One character for each account and region. */
const characterOf = (body: string) => ({ id: createHash('sha256').update(body).digest('hex'), name: 'Velvet Drummer' })
