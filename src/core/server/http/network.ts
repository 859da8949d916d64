import ipaddr from 'ipaddr.js'
import type { PrivateData } from '../secrets/private-data.ts'

/** An address's network for limits: /24 (IPv4) or /64 (IPv6); 'unknown' when unreadable. */
export const networkOf = (address: string): string => prefixOf(address, { ipv4: 3, ipv6: 8 })

/** The widest network that one customer of a provider may have: /24 (IPv4) or /48 (IPv6). */
const siteOf = (address: string): string => prefixOf(address, { ipv4: 3, ipv6: 6 })

/** The first bytes of an address as text. */
function prefixOf(address: string, width: { ipv4: number; ipv6: number }): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  const bytes = parsed.toByteArray().slice(0, width[parsed.kind()])
  return `${parsed.kind()}:${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Key of a network in shared limits: a digest that reveals no address. */
export const networkKeyOf = (address: string, { digestsOf }: Pick<PrivateData, 'digestsOf'>): string =>
  digestsOf(`network ${networkOf(address)}`)[0].toString('hex')

/** Keys of an address's network under every key of private data, newest first; null for an unreadable address. */
export function networkKeysOf(address: string, { digestsOf }: Pick<PrivateData, 'digestsOf'>): string[] | null {
  const network = networkOf(address)
  return network === 'unknown' ? null : digestsOf(`network ${network}`).map((digest) => digest.toString('hex'))
}

/** Key of an address's widest network, alike. */
export const siteKeyOf = (address: string, { digestsOf }: Pick<PrivateData, 'digestsOf'>): string =>
  digestsOf(`site ${siteOf(address)}`)[0].toString('hex')
