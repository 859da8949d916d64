import { setImmediate } from 'node:timers/promises'
import type { Db } from '#src/core/server/postgres/db.ts'
import { isDatabaseDown } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import { insertAuditRecord } from '../audit/audit.store.ts'
import { type DrawOutcome, type DrawRequest, drawAll } from './draw-batch.ts'
import { hmacUnder, nodeDigests } from './node-digests.ts'

/** Most draws of one transaction. */
const batchSize = 200

export interface DrawParts {
  db: Db
  privateData: Pick<PrivateData, 'open'>
  campaign: CampaignSettings
}

/** Draws for players: those that wait are drawn in one transaction, as only one at a time can hold stock and log. */
export function openDraws({ db, privateData, campaign }: DrawParts): (request: DrawRequest) => Promise<DrawOutcome> {
  const waiting: Waiting[] = []
  let isRunning = false
  const opened = new Map<string, Promise<(text: string) => string>>()
  /** HMAC under a sealed secret, which the process opens once. */
  const hmacOf = (sealed: string, commitment: string) => {
    if (!opened.has(sealed)) opened.set(sealed, open(sealed, commitment))
    return opened.get(sealed)!
  }
  const open = async (sealed: string, commitment: string) => {
    try {
      await insertAuditRecord(db, campaign.id, { actor: 'site', action: 'secret_opened', subject: null, details: {} })
      return await openHmac(privateData, sealed, commitment)
    } catch (error) {
      opened.delete(sealed)
      throw error
    }
  }
  const drawBatch = async (batch: Waiting[]): Promise<void> => {
    try {
      const outcomes = await drawAll({ db, campaign, hmacOf }, batch)
      for (const [at, { resolve }] of batch.entries()) resolve(outcomes[at]!)
    } catch (error) {
      if (batch.length === 1 || isDatabaseDown(error)) for (const { reject } of batch) reject(error)
      else for (const each of batch) await drawBatch([each]) // one of them fails the transaction of all
    }
  }
  const run = async () => {
    isRunning = true
    while (waiting.length > 0) {
      await setImmediate() // after all sockets of this turn of the event loop
      await drawBatch(waiting.splice(0, batchSize))
    }
    isRunning = false
  }
  return (request) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...request, resolve, reject })
      if (!isRunning) void run()
    })
}

interface Waiting extends DrawRequest {
  resolve: (outcome: DrawOutcome) => void
  reject: (error: unknown) => void
}

async function openHmac(privateData: Pick<PrivateData, 'open'>, sealed: string, commitment: string) {
  const secret = await privateData.open(sealed)
  if ((await nodeDigests.sha256OfBytes(secret)) !== commitment) throw new Error('the secret is not the promised one')
  return hmacUnder(secret)
}
