import { resolve } from 'node:path'
import { readGameData, type Season } from '#src/game/server/season-files.ts'

/** The facts of all seasons, for tests outside the server's folders. */
export const gameData = readGameData(resolve(import.meta.dirname, '../../..'))

export const seasonFacts = (id: string): Season => gameData.seasons.get(id)!

/** What handlers that name champions and items are given. */
export const game = { gameData: () => gameData }
