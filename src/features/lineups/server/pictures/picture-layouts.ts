import { boardHalfHexes } from '#src/game/hex-board.rules.ts'
import { type PictureFormat, pictureFormats } from '../../lineup-picture.rules.ts'

/** Where the parts of a picture stand, in pixels from its top left corner. */
export interface PictureLayout {
  width: number
  height: number
  /** Left and right edge of what is shown. */
  edge: number
  /** Height of the splash, and of the mark's line. */
  splash: number
  head: number
  title: {
    /** Middle of its lines. */
    middle: number
    width: number
    lines: number
    sizes: number[]
    /** Width of the tier's hex. */
    tier: number
  }
  /** Right end of the line of facts and its middle. */
  facts: { right: number; middle: number; size: number } | { left: number; middle: number; size: number }
  board: BoardLayout
  traits: { left: number; top: number; columns: number; rows: number; width: number; height: number; size: number }
  /** The largest square of the QR code; its right or left edge and its bottom. */
  code: { x: number; bottom: number; side: number; isRight: boolean }
  /** The printed address: baseline of its last line. */
  address: { left: number; bottom: number; width: number; size: number }
  /** Dashed line above the address. */
  rule: number | null
}

export interface BoardLayout {
  left: number
  /** Top of the first row's hexes. */
  top: number
  /** From the middle of a hex to the next one's. */
  pitch: number
  rowPitch: number
  hex: { width: number; height: number }
  item: number
  star: number
  /** Size of the names below the hexes; 0 for none. */
  name: number
}

/** A board as wide as given, its hexes with the page's proportions. */
function boardIn(
  left: number,
  top: number,
  width: number,
  rest: Pick<BoardLayout, 'item' | 'star' | 'name'> & { gap: number },
): BoardLayout {
  const pitch = (width * 2) / boardHalfHexes
  const hexWidth = Math.round(pitch * 0.92)
  const height = Math.round(hexWidth * 1.12)
  const { gap, ...others } = rest
  return { left, top, pitch, rowPitch: height + gap, hex: { width: hexWidth, height }, ...others }
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, n) => from - n * step)

export const pictureLayouts: Record<PictureFormat, PictureLayout> = {
  portrait: {
    ...pictureFormats.portrait,
    edge: 56,
    splash: 860,
    head: 76,
    title: { middle: 226, width: 830, lines: 2, sizes: steps(84, 44, 4), tier: 104 },
    facts: { right: 1024, middle: 76, size: 25 },
    board: boardIn(60, 362, 960, { gap: 30, item: 38, star: 22, name: 19 }),
    traits: { left: 56, top: 1036, columns: 2, rows: 3, width: 366, height: 62, size: 25 },
    code: { x: 1024, bottom: 1294, side: 246, isRight: true },
    address: { left: 56, bottom: 1290, width: 716, size: 26 },
    rule: 1234,
  },
  story: {
    ...pictureFormats.story,
    edge: 64,
    splash: 1180,
    head: 286,
    title: { middle: 452, width: 800, lines: 2, sizes: steps(92, 48, 4), tier: 112 },
    facts: { right: 1016, middle: 286, size: 27 },
    board: boardIn(60, 610, 960, { gap: 38, item: 38, star: 22, name: 20 }),
    traits: { left: 64, top: 1300, columns: 2, rows: 3, width: 356, height: 72, size: 27 },
    code: { x: 1016, bottom: 1592, side: 246, isRight: true },
    address: { left: 64, bottom: 1588, width: 700, size: 28 },
    rule: 1530,
  },
  card: {
    ...pictureFormats.card,
    edge: 44,
    splash: 630,
    head: 62,
    title: { middle: 172, width: 344, lines: 2, sizes: steps(52, 26, 2), tier: 72 },
    facts: { left: 44, middle: 262, size: 21 },
    board: boardIn(524, 62, 640, { gap: 42, item: 27, star: 17, name: 0 }),
    traits: { left: 44, top: 296, columns: 2, rows: 3, width: 226, height: 42, size: 20 },
    code: { x: 44, bottom: 600, side: 166, isRight: false },
    address: { left: 228, bottom: 592, width: 250, size: 20 },
    rule: null,
  },
}
