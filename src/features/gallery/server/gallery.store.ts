import type { Language } from '#src/core/languages.ts'
import { augmentRefOf, itemRefOf, snackRefOf, textIn, traitRefOf } from '#src/game/server/entity-refs.ts'
import { type GameData, offeredAugments, type Season } from '#src/game/server/season-files.ts'
import { snackNumbers } from '#src/game/server/season-gate.ts'
import type { ItemFacts } from '#src/game/server/season-schema.ts'
import { filled, textsOf } from '#src/game/server/season-texts.ts'
import { formatNumbers, type Numbers } from '#src/game/text-template.rules.ts'
import type { Augment, Item, Snack } from '../gallery.contract.ts'

/** Items of a season in the order of its file. */
export function listItems(season: Season, language: Language): Item[] {
  const traits = new Map(season.traits.map((facts) => [facts.id, facts]))
  return season.items.map((facts) => ({
    ...itemRefOf(facts, language),
    recipe: facts.recipe,
    stats: statLines(facts),
    text: filled(
      textIn(
        textsOf(season, (texts) => texts.items[facts.id]),
        language,
      ),
      facts.vars ?? {},
    ),
    unique: facts.unique ?? false,
    grantsTrait: facts.grantsTrait ? traitRefOf(season, traits.get(facts.grantsTrait)!, language) : null,
  }))
}

const statLines = ({ stats }: ItemFacts) =>
  Object.entries(stats).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))

/** The augments that a season offers by English name, with only the numbers whose meaning is certain. */
export function listAugments(data: GameData, season: Season, language: Language): Augment[] {
  return offeredAugments(season)
    .sort((a, b) => a.name.en.localeCompare(b.name.en))
    .map((facts) => ({
      ...augmentRefOf(facts, language),
      text: filled(
        textIn(
          textsOf(season, ({ augments }) => augments[facts.id]),
          language,
        ),
        facts.vars,
      ),
      numbers: knownNumbers(data, facts.vars, language),
    }))
}

/** Power snax of a season by English name. */
export function listSnax(data: GameData, season: Season, language: Language): Snack[] {
  return [...season.snax]
    .sort((a, b) => a.name.en.localeCompare(b.name.en))
    .map((facts) => ({
      ...snackRefOf(facts, language),
      text: filled(
        textIn(
          textsOf(season, ({ snax }) => snax[facts.id]),
          language,
        ),
        snackNumbers(facts) ?? {},
      ),
      numbers: knownNumbers(data, facts.levels[0]?.vars ?? {}, language),
    }))
}

function knownNumbers(data: GameData, numbers: Numbers, language: Language) {
  return Object.entries(numbers).flatMap(([name, value]) => {
    const [unit, label] = [data.numberUnits[name]?.unit, data.numberLabels[language][name]]
    return unit && label ? [{ label, value: withUnit(value, unit, language) }] : []
  })
}

/** The sign of seconds where it is not the international one. */
const seconds: Partial<Record<Language, string>> = { zh: '秒', th: ' วินาที' }

function withUnit(value: number | number[], unit: GameData['numberUnits'][string]['unit'], language: Language): string {
  const isRatio =
    unit === 'ratio' || (unit === 'ratio-or-percent' && [value].flat().every((each) => Math.abs(each) < 1.5))
  if (isRatio) return formatNumbers(value, true)
  const plain = formatNumbers(value, false)
  return unit === 'percent' || unit === 'ratio-or-percent'
    ? `${plain}%`
    : unit === 'seconds'
      ? plain + (seconds[language] ?? ' s')
      : plain
}
