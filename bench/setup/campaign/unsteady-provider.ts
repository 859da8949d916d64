import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { JsonServer, type JsonServerRequest } from '../../../e2e/setup/peers/json-server.ts'

/** Parts of the messages that are not accepted for now, and accepted without an answer in time. */
const faults = { unavailable: 0.05, silent: 0.05 }

/** A provider of text messages (docs/text-messages.md) that fails now and then. */
export class UnsteadyProvider {
  readonly url: string
  /** Accepted messages: how often each id came. */
  readonly deliveries = new Map<string, number>()
  readonly #codes = new Map<string, string[]>()
  readonly #server: JsonServer

  private constructor(server: JsonServer) {
    this.#server = server
    this.url = server.url
  }

  static async open(): Promise<UnsteadyProvider> {
    const server = await JsonServer.open({})
    const provider = new UnsteadyProvider(server)
    server.answer = (response, request) => provider.#answer(response, request)
    return provider
  }

  close() {
    this.#server.close()
  }

  /** The code of the nth message to a phone (from 1); null if none comes in some milliseconds. */
  async codeTo(phone: string, number: number, timeoutMs: number): Promise<string | null> {
    for (const ends = Date.now() + timeoutMs; Date.now() < ends; await wait(50)) {
      const code = this.#codes.get(phone)?.[number - 1]
      if (code) return code
    }
    return null
  }

  /** Messages to a phone so far. */
  countTo = (phone: string): number => this.#codes.get(phone)?.length ?? 0

  #answer(response: ServerResponse, { body }: JsonServerRequest) {
    const chance = Math.random()
    if (chance < faults.unavailable) return response.end(JSON.stringify({ status: 'unavailable' }))
    const { id, to, text } = JSON.parse(body) as { id: string; to: string; text: string }
    this.deliveries.set(id, (this.deliveries.get(id) ?? 0) + 1)
    this.#codes.set(to, [...(this.#codes.get(to) ?? []), /\d{6}/.exec(text)![0]])
    if (chance >= faults.unavailable + faults.silent) response.end(JSON.stringify({ status: 'accepted' }))
  }
}
