import { randomUUID } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { query } from '../database/postgres.ts'
import { newNetwork } from '../peers/form-client.ts'

export const recordConsent = (origin: string, id: string = randomUUID(), init: RequestInit = {}): Promise<Response> =>
  fetch(`${origin}/api/consent/record`, {
    method: 'POST',
    body: JSON.stringify({ consent_id: id, revision: 1, categories: ['necessary'] }),
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })

/** Writes proofs from changing networks until stopped; records the acknowledged ones. */
export class ConsentWriter {
  readonly acknowledged: string[] = []
  /** Number of answers by status, other than 200. */
  readonly refused = new Map<number, number>()
  origin: string
  #isStopped = false
  readonly #ended: Promise<void>

  constructor(origin: string) {
    this.origin = origin
    this.#ended = this.#write()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#ended
  }

  /** Acknowledged proofs by the number of rows, as [rows, proofs]. */
  async countStored(databaseUrl: string): Promise<[times: number, proofs: number][]> {
    const rows = await query(
      databaseUrl,
      `select times, count(*)::int as proofs from (
         select id, count(consent_id)::int as times
         from unnest($1::uuid[]) as id left join consent_proofs on consent_id = id group by id
       ) as counted group by times order by times`,
      [this.acknowledged],
    )
    return rows.map(({ times, proofs }) => [Number(times), Number(proofs)])
  }

  async #write() {
    while (!this.#isStopped) {
      const id = randomUUID()
      const headers = { 'x-forwarded-for': newNetwork() }
      const signal = AbortSignal.timeout(8000)
      const response = await recordConsent(this.origin, id, { signal, headers }).catch(() => null)
      const answer = await response?.json().catch(() => null)
      if (answer?.data?.recorded) this.acknowledged.push(id)
      else if (response && response.status !== 200)
        this.refused.set(response.status, (this.refused.get(response.status) ?? 0) + 1)
      await breathe()
    }
  }
}
