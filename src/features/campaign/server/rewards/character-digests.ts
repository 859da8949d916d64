import type { PrivateData } from '#src/core/server/secrets/private-data.ts'

export interface Character {
  region: string
  characterId: string
}

/** Digests by which a character is found, one per key. */
export const characterDigestsOf = ({ region, characterId }: Character, { digestsOf }: Pick<PrivateData, 'digestsOf'>) =>
  digestsOf(`character ${region} ${characterId}`)
