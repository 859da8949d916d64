import { languages } from '#src/core/languages.ts'
import type { Season } from '#src/game/server/season-files.ts'
import type { LineupDraft } from '../../lineup-drafts.contract.ts'
import { lineupAudiences, lineupSources, lineupStyles, lineupTiers } from '../../lineup-terms.rules.ts'
import type { Lineup } from '../lineup-schema.ts'
import { checkDraft } from './lineup-checks.ts'

type Unit = Lineup['positions']['final'][number]
const hexes = /^[1-4],[1-7]$/

/** A draft as a lineup that pages can show: what is unknown is left out, and missing texts are in English or empty. */
export function previewableOf(draft: LineupDraft, season: Season): Lineup {
  const { lineup } = checkDraft(draft, season)
  if (lineup) return lineup
  const { positions, core, optional, substitutes, threeStar, augments, snax, itemPriority, tips } = draft
  const [champions, items] = [knownIn(season.champions), knownIn(season.items)]
  const unitsOf = (units: LineupDraft['positions']['final']): Unit[] =>
    units
      .filter(({ unit, hex }) => champions([unit]).length > 0 && hexes.test(hex))
      .filter(({ hex }, place, all) => all.findIndex((each) => each.hex === hex) === place)
      .map((unit) => ({ ...unit, items: items(unit.items).slice(0, 3) }))
  return {
    ...draft,
    ...choicesOf(draft, season),
    ...textsOf(draft),
    positions: { '1': unitsOf(positions['1']), '2': unitsOf(positions['2']), final: unitsOf(positions.final) },
    core: champions(core),
    optional: champions(optional),
    substitutes: knownUnits(substitutes, champions).map(({ unit, by }) => ({ unit, by: champions(by) })),
    threeStar: champions(threeStar),
    augments,
    snax: knownUnits(snax, champions),
    itemPriority: {
      carry: items(itemPriority.carry),
      others: knownUnits(itemPriority.others, champions).map((each) => ({ ...each, items: items(each.items) })),
    },
    tips: tips.map(({ stage, text }) => ({ stage, text: textOf(text) })),
  }
}

const knownIn = (entries: { id: string }[]) => {
  const known = new Set(entries.map(({ id }) => id))
  return (ids: string[]) => ids.filter((id) => known.has(id))
}

const knownUnits = <Row extends { unit: string }>(rows: Row[], champions: (ids: string[]) => string[]) =>
  rows.filter(({ unit }) => champions([unit]).length > 0)

const oneOf = <T extends string>(all: readonly T[], given: string): T => all.find((each) => each === given) ?? all[0]!

function choicesOf(draft: LineupDraft, { traits }: Season) {
  const classes = traits.filter(({ kind }) => kind === 'class').map(({ id }) => id)
  const isDate = !Number.isNaN(Date.parse(`${draft.updated}T00:00Z`))
  return {
    source: oneOf(lineupSources, draft.source),
    tier: oneOf(lineupTiers, draft.tier),
    power: oneOf(lineupTiers, draft.power),
    style: oneOf(lineupStyles, draft.style),
    audience: oneOf(lineupAudiences, draft.audience),
    class: oneOf(classes, draft.class),
    updated: isDate ? draft.updated : new Date().toISOString().slice(0, 10),
  }
}

const textsOf = ({ title, early, midGame, rolling, counter, id }: LineupDraft) => ({
  title: textOf(title.en === '' ? { ...title, en: id } : title),
  early: textOf(early),
  midGame: textOf(midGame),
  rolling: textOf(rolling),
  counter: textOf(counter),
})

const textOf = (text: LineupDraft['title']): Lineup['title'] =>
  Object.fromEntries(languages.map((each) => [each, text[each] === '' ? text.en : text[each]])) as Lineup['title']
