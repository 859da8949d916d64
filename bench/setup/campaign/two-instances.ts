import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#src/core/server/postgres/embedded-postgres.ts'
import { freePort } from '#src/core/server/process/free-port.ts'
import { campaignCalls } from '#src/features/campaign/campaign.contract.ts'
import { newNetwork } from '../../../e2e/setup/peers/form-client.ts'
import { removeDataFolder } from '../../../e2e/setup/site/site.ts'
import { killPostgres, type SupervisedSite, superviseSite } from '../kills/supervised.ts'
import { sessionCookie } from '../sessions.ts'

/** Two instances of the site on one PostgreSQL; each of the three starts again after a kill. */
export async function openTwoInstances() {
  const folder = mkdtempSync(join(tmpdir(), 'encore-instances-'))
  const postgres = await startEmbeddedPostgres(folder)
  const ports = [await freePort(), await freePort()]
  const origins = ports.map((port) => `http://localhost:${port}`)
  const sites: SupervisedSite[] = []
  for (const [at, port] of ports.entries()) {
    sites.push(
      await superviseSite({
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder, `site-${at}`),
        PORT: String(port),
        TRUSTED_PROXIES: 'loopback',
        LOG_LEVEL: 'error',
      }),
    )
  }
  return {
    database: postgres.url,
    origins,
    kill: (victim: 0 | 1 | 'postgres') => (victim === 'postgres' ? killPostgres(folder) : sites[victim]!.kill()),
    ownEnds: () => sites.reduce((sum, site) => sum + site.ownEnds(), 0),
    /** Resolves when both instances read the database. */
    untilBothAnswer: async () => {
      for (const origin of origins)
        while ((await post(origin, campaignCalls.getReserveNumber.path)).code !== 0) await wait(25)
    },
    stop: async () => {
      for (const site of sites) await site.stop()
      await postgres.stop()
      removeDataFolder(folder)
    },
  }
}

export interface PostedAnswer {
  /** 0 for success; null where the site did not answer, or is down. */
  code: number | null
  /** The body, byte by byte. */
  text: string
}

/** Calls as a player, from a network of its own. */
export async function post(
  origin: string,
  path: string,
  { token, body = {}, key }: { token?: string; body?: object; key?: string } = {},
): Promise<PostedAnswer> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': newNetwork(),
    ...(token && { cookie: `${sessionCookie}=${token}` }),
    ...(key && { 'idempotency-key': key }),
  }
  try {
    const response = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body), headers })
    const text = await response.text()
    return { code: response.status >= 500 ? null : (JSON.parse(text) as { code: number }).code, text }
  } catch {
    return { code: null, text: '' }
  }
}

/** Repeats a call at either instance until one decides. */
export async function postUntilDecided(origins: string[], path: string, call: Parameters<typeof post>[2]) {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await post(origins[Math.floor(Math.random() * origins.length)]!, path, call)
    if (answer.code !== null) return answer
    await wait(100)
  }
  throw new Error(`${path} is not decided after a minute`)
}
