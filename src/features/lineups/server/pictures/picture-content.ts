import { createHash } from 'node:crypto'
import type { Language } from '#src/core/languages.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import type { ItemCategory } from '#src/game/game.contract.ts'
import { nameIn } from '#src/game/server/entity-refs.ts'
import type { Season } from '#src/game/server/season-files.ts'
import type { LineupCard } from '../../lineups.contract.ts'
import { boardOf, lineupHeadOf } from '../lineup-cards.ts'
import type { Lineup } from '../lineup-schema.ts'

/** Everything that a picture shows. */
export interface PictureContent {
  language: Language
  season: string
  title: string
  tier: LineupCard['tier'] | null
  /** Version, difficulty and the like. */
  facts: string[]
  /** The champion behind the board. */
  headliner: string
  units: PictureUnit[]
  traits: PictureTrait[]
  /** Address in the QR code. */
  link: string
  /** The same as it is printed: host and path. */
  printed: [host: string, path: string]
}

export interface PictureUnit {
  champion: string
  name: string
  cost: number
  star: number
  isCarry: boolean
  items: { id: string; category: ItemCategory }[]
  row: number
  column: number
}

export interface PictureTrait {
  name: string
  count: number
  style: 'bronze' | 'silver' | 'gold' | 'prismatic' | 'unique'
  glyph: string
}

interface Reader {
  language: Language
  origin: string
}

/** What the picture of a recommended lineup shows; its short address opens in the reader's own language. */
export function lineupContent(lineup: Lineup, season: Season, { language, origin }: Reader): PictureContent {
  const t = textsIn(language)
  const { name, tier, version, style, isOutdated } = lineupHeadOf(lineup, season, language)
  const path = `/lineupDetail/${season.facts.id}/${lineup.id}`
  const { core, positions } = lineup
  const carries = positions.final.filter(({ carry }) => carry).map(({ unit }) => unit)
  return {
    ...shownBoard(positions.final, season, language),
    title: name.text,
    tier,
    facts: [t(isOutdated ? 'lineups.outdated' : 'lineups.versionOf', { version }), t(`lineups.style.${style}`)],
    headliner: core.find((id) => carries.includes(id)) ?? carries[0]!,
    link: origin + path,
    printed: [new URL(origin).host, path],
  }
}

export interface OwnBoard {
  units: Lineup['positions']['final']
  /** The board as an address of the builder has it. */
  board: string
  title: string
}

/** What the picture of a player's own board shows. */
export function ownContent(own: OwnBoard, season: Season, { language, origin }: Reader): PictureContent {
  const t = textsIn(language)
  const { units, board, title } = own
  const path = '/lineup/builder'
  const costOf = (id: string) => season.champions.find((champion) => champion.id === id)?.cost ?? 0
  const strongest = units.toSorted((a, b) => Number(b.carry) - Number(a.carry) || costOf(b.unit) - costOf(a.unit))[0]!
  return {
    ...shownBoard(units, season, language),
    title: title || t('lineup-picture.ownTitle'),
    tier: null,
    facts: [season.facts.title[language]],
    headliner: strongest.unit,
    link: `${origin}${path}?season=${season.facts.id}&board=${board}`,
    printed: [new URL(origin).host, path],
  }
}

function shownBoard(units: Lineup['positions']['final'], season: Season, language: Language) {
  const board = boardOf(units, season)
  return {
    language,
    season: season.facts.id,
    units: board.units.map(({ champion: id, items, ...unit }): PictureUnit => {
      const champion = season.champions.find((each) => each.id === id)
      return {
        ...unit,
        champion: id,
        name: champion ? nameIn(champion.name, language).text : '',
        cost: champion?.cost ?? 1,
        items: items.map((item) => ({
          id: item,
          category: season.items.find((each) => each.id === item)?.category ?? 'special',
        })),
      }
    }),
    traits: board.traits.flatMap(({ id, count, active }): PictureTrait[] => {
      const trait = season.traits.find((each) => each.id === id)
      if (!trait || !active) return []
      const { style } = active
      return [{ name: nameIn(trait.name, language).text, count, style, glyph: season.glyphs.traits![id]! }]
    }),
  }
}

/** Raised when the same content is drawn in another way. */
const drawing = 1

/** Sixteen digits of the content's hash; `art` changes with the pictures that it shows. */
export const hashOf = (content: PictureContent, art: string): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, art, content]))
    .digest('hex')
    .slice(0, 16)
