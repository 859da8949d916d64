import { Counter, type Registry } from 'prom-client'
import { networkKeyOf } from '../http/network.ts'
import type { Log } from '../process/log.ts'
import type { PrivateData } from './private-data.ts'

/** What an operator watches: sign-ins that failed or were held back, and those that succeeded beside them. */
export const securityEvents = [
  'code_sent',
  'code_right',
  'code_wrong',
  'code_limited',
  'captcha_due',
  'captcha_failed',
  'guest',
  'editor_signed_in',
  'editor_refused',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

/** Reports an event of a sender (IP address). */
export type ReportEvent = (event: SecurityEvent, address: string) => void

const usual = new Set<SecurityEvent>(['code_sent', 'code_right', 'guest', 'editor_signed_in'])

/** Counts events, and logs the unusual ones with a digest of the sender's network, which reveals no address. */
export function createEventReport(
  registry: Registry,
  { log, privateData }: { log: Log; privateData: PrivateData },
): ReportEvent {
  const counter = new Counter({
    name: 'encore_security_events_total',
    help: 'Sign-ins by what became of them',
    labelNames: ['event'],
    registers: [registry],
  })
  for (const event of securityEvents) counter.inc({ event }, 0)
  return (event, address) => {
    counter.inc({ event })
    if (usual.has(event)) return
    log.info({ event, network: networkKeyOf(address, privateData).slice(0, 12) }, 'a sign-in failed or was held back')
  }
}
