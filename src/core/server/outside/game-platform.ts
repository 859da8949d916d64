/** An account as the game knows it: by its identities. A guest has none. */
export interface GameAccount {
  identities: { channel: number; subject: string }[]
}

export interface GameCharacter {
  id: string
  name: string
  level: number | null
}

export interface Grant {
  /** Idempotency key: the game gives a reward once for each. */
  key: string
  characterId: string
  region: string
  reward: string
}

/** The game's characters and rewards; throws GamePlatformFault. */
export interface GamePlatform {
  listCharacters(account: GameAccount, region: string): Promise<GameCharacter[]>
  grant(grant: Grant): Promise<void>
}

/** A failed request. A final one was certainly refused; any other may have been granted: repeat it with the same key. */
export class GamePlatformFault extends Error {
  readonly isFinal: boolean
  readonly reason: string

  constructor(reason: string, isFinal: boolean) {
    super(reason)
    this.isFinal = isFinal
    this.reason = reason
  }
}
