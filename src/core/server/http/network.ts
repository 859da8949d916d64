import ipaddr from 'ipaddr.js'
import type { PrivateData } from '../secrets/private-data.ts'

/** The network an address counts for in limits: its /24 (IPv4) or /64 (IPv6), as text; 'unknown' where it can't be read. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  const bytes = parsed.toByteArray().slice(0, parsed.kind() === 'ipv4' ? 3 : 8)
  return `${parsed.kind()}:${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** By what the network of an address is counted in the limits of all instances, which nobody can read from it. */
export const networkKeyOf = (address: string, { digestsOf }: Pick<PrivateData, 'digestsOf'>): string =>
  digestsOf(`network ${networkOf(address)}`)[0].toString('hex')
