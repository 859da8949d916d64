import { expect, test } from 'vitest'
import { boardsOfPlayers } from './match-players.ts'

const boards = (players: string[]) => players.map((player, index) => ({ player, place: index + 1 }))
const playersOf = (players: string[]) => boardsOfPlayers(boards(players)).map(({ player }) => player)

test('an id that stands twice in a match is no player', () => {
  expect(playersOf(['a', 'b', 'a', 'c', 'd'])).toEqual(['b', 'c', 'd'])
})

test.each(['BOT', 'bot', ' Bot ', 'null', '00000000-0000-0000-0000-000000000000', '0', '-----'])(
  '"%s" is no player even where it stands once',
  (player) => {
    expect(playersOf([player, 'BOTH-of-us', 'known-player'])).toEqual(['BOTH-of-us', 'known-player'])
  },
)
