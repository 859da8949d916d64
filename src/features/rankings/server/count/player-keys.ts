import type { PrivateData } from '#src/core/server/secrets/private-data.ts'

/** Digests of a player (32 bytes), one for each secret of the site, newest first. */
export type PlayerKeys = (player: string) => [newest: Buffer, ...older: Buffer[]]

export const playerKeys =
  ({ digestsOf }: Pick<PrivateData, 'digestsOf'>): PlayerKeys =>
  (player) =>
    digestsOf(`player ${player}`)
