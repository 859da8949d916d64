import type { PrivateData } from '#src/core/server/secrets/private-data.ts'

/** By what a player is known who is not to be known by others: a digest of 32 bytes for each key of the site, of the newest first. */
export type PlayerKeys = (player: string) => [newest: Buffer, ...older: Buffer[]]

/** Keys of players under the site's own. */
export const playerKeys =
  ({ digestsOf }: Pick<PrivateData, 'digestsOf'>): PlayerKeys =>
  (player) =>
    digestsOf(`player ${player}`)

/** Crockford's: without letters that look like digits. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a player without a name is shown as, of the first 40 bits of the key, like "7F3K-9QZP". */
export function aliasOf(key: Buffer): string {
  const bits = key.readUIntBE(0, 5)
  const text = Array.from({ length: 8 }, (_, index) => signs[Math.floor(bits / 32 ** (7 - index)) % 32]).join('')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
