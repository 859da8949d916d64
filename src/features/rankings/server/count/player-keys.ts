import type { PrivateData } from '#src/core/server/secrets/private-data.ts'

/** Digests of a player (32 bytes), one for each secret of the site, newest first. */
export type PlayerKeys = (player: string) => [newest: Buffer, ...older: Buffer[]]

export const playerKeys =
  ({ digestsOf }: Pick<PrivateData, 'digestsOf'>): PlayerKeys =>
  (player) =>
    digestsOf(`player ${player}`)

/** Crockford's base 32: without letters that look like digits. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a pseudonym such as "7F3K-9QZP" from the first 40 bits of the key. */
export function aliasOf(key: Buffer): string {
  const bits = key.readUIntBE(0, 5)
  const text = Array.from({ length: 8 }, (_, index) => signs[Math.floor(bits / 32 ** (7 - index)) % 32]).join('')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
