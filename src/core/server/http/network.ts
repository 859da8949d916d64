import ipaddr from 'ipaddr.js'
import type { PrivateData } from '../secrets/private-data.ts'

/** An address's network for limits: /24 (IPv4) or /64 (IPv6); 'unknown' when unreadable. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  const bytes = parsed.toByteArray().slice(0, parsed.kind() === 'ipv4' ? 3 : 8)
  return `${parsed.kind()}:${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Key of a network in shared limits: a digest that reveals no address. */
export const networkKeyOf = (address: string, { digestsOf }: Pick<PrivateData, 'digestsOf'>): string =>
  digestsOf(`network ${networkOf(address)}`)[0].toString('hex')
