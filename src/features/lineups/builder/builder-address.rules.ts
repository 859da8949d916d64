import { freeText, matching, oneOf } from '#src/core/search-params.ts'
import {
  type BoardSeason,
  decodeBoard,
  encodeBoard,
  type LeftOutOfBoard,
  type BoardUnit as WrittenUnit,
} from '../board-address.rules.ts'
import type { BoardUnit } from '../lineups.contract.ts'

/** What the builder's address holds. */
export interface BuilderSearch extends Record<string, unknown> {
  season?: string
  board?: string
  /** A pasted text with a team code, from the form without script. */
  code?: string
  /** 'en': names stay in English while the rest is translated. */
  names?: 'en'
}

export function readBuilderSearch(raw: Record<string, unknown>): BuilderSearch {
  const all: BuilderSearch = {
    season: matching(String(raw.season).replace(addedByChats, ''), /^m\d{1,4}s\d{1,4}$/),
    board: freeText(raw.board, boardTextLimit),
    code: textOfLines(raw.code, codeTextLimit),
    names: oneOf(['en'], raw.names),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Text whose lines stay apart, as codes end where their line does. */
const textOfLines = (value: unknown, limit: number): string | undefined =>
  freeLines(value).join('\n').slice(0, limit) || undefined

const freeLines = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(/\r\n?|\n/).flatMap((line) => freeText(line, value.length) ?? []) : []

/** The board of an address; with a fault it is empty, and the page says why. */
export interface AddressedBoard {
  board: BoardUnit[]
  fault: 'incomplete' | 'newer' | null
  leftOut: LeftOutOfBoard[]
}

/** Longest text of a board that is read; 28 units with three items each have some 900 characters. */
const boardTextLimit = 2000
/** Longest pasted text in an address. */
const codeTextLimit = 4000

/** What chats add to the end of a link. */
const addedByChats = /[^\w-]+$/

/** Writes a board for an address; undefined if it is empty. */
export const addressOfBoard = (board: BoardUnit[]): string | undefined =>
  board.length === 0 ? undefined : encodeBoard(board.map(writtenUnit))

/** Reads the board of an address. Links always name their season: without it a part was lost. Never throws. */
export function boardOfAddress({ board: text, season }: BuilderSearch, facts: BoardSeason): AddressedBoard {
  if (text === undefined) return { board: [], fault: null, leftOut: [] }
  if (season === undefined) return { board: [], fault: 'incomplete', leftOut: [] }
  const reading = decodeBoard(text.replace(addedByChats, ''), facts)
  if (reading.fault) return { board: [], fault: reading.fault, leftOut: [] }
  return { board: reading.board.map(readUnit), fault: null, leftOut: reading.leftOut }
}

const writtenUnit = ({ champion, star, items, isCarry, row, column }: BoardUnit): WrittenUnit => ({
  unit: champion,
  star: star as WrittenUnit['star'],
  items,
  hex: `${row},${column}`,
  carry: isCarry,
})

function readUnit({ unit, star, items, hex, carry }: WrittenUnit): BoardUnit {
  const [row, column] = hex.split(',').map(Number) as [number, number]
  return { champion: unit, star, items, isCarry: carry, row, column }
}
