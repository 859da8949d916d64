/** Numbers of a description by name: one for all stars, or one for each. */
export type Numbers = Record<string, number | number[]>

/** `{Damage}` prints the number, `{Ratio%}` a hundred times it with a percent sign. */
const placeholder = /\{([^{}%]+)(%?)\}/g

/** Fills in numbers, 220/330/495 where they differ by star; throws for an unknown name. */
export function fillTemplate(template: string, numbers: Numbers): string {
  return template.replace(placeholder, (_, name: string, percent: string) => {
    const value = numbers[name]
    if (value === undefined) throw new Error(`there is no number ${name}`)
    return formatNumbers(value, percent === '%')
  })
}

/** Names of a description's placeholders, percent sign included. */
export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name, percent]) => `${name}${percent}`)
}

/** 0.35 as '35%', [220, 330, 495] as '220/330/495'. */
export function formatNumbers(value: number | number[], percent: boolean): string {
  const texts = [value].flat().map((each) => `${trim(percent ? each * 100 : each)}${percent ? '%' : ''}`)
  return new Set(texts).size === 1 ? texts[0]! : texts.join('/')
}

/** At most two decimals, without trailing zeros. */
const trim = (value: number) => String(Number(value.toFixed(2)))

/** What a number of a description grows with: attack power, ability power, health, attack speed, armor, magic resistance. */
export const scales = ['AD', 'AP', 'HP', 'AS', 'AR', 'MR'] as const
export type Scale = (typeof scales)[number]

/** The pieces of a filled description: words, and marks such as [AP] for what the number before them grows with. */
export function effectParts(text: string): (string | { scale: Scale })[] {
  return text
    .split(new RegExp(`\\[(${scales.join('|')})\\]`))
    .map((part, place) => (place % 2 ? { scale: part as Scale } : part))
    .filter((part) => part !== '')
}

/** A description as plain text: without marks of what its numbers grow with. */
export const withoutMarks = (text: string): string =>
  effectParts(text)
    .filter((part) => typeof part === 'string')
    .join('')

/** What a skill does by itself, and what it does when it is cast. */
export const skillTypes = ['passive', 'active'] as const
export type SkillType = (typeof skillTypes)[number]

const partMarks = new RegExp(`\\[(${skillTypes.join('|')})\\]`, 'g')

/** The parts of a skill's description, each after its mark [passive] or [active]; without marks it is one of `type`. */
export function skillParts(text: string, type: SkillType): { type: SkillType; text: string }[] {
  const pieces = [type, ...text.split(partMarks)]
  return pieces.flatMap((piece, place) =>
    place % 2 && piece.trim() ? [{ type: pieces[place - 1] as SkillType, text: piece.trim() }] : [],
  )
}

/** A fault in the marks of a skill's parts: it has none or both, as its English text, and none if it is active. */
export function partFault(text: string, { english, type }: { english: string; type: SkillType }): string | null {
  const marksOf = (each: string) => each.match(partMarks)?.join(' ') ?? 'none'
  const marks = marksOf(text)
  if (marks !== marksOf(english)) return `its marks are ${marks}, in English ${marksOf(english)}`
  if (marks === 'none') return null
  if (type === 'active') return 'an active skill has no marks of parts'
  const isWhole = text.startsWith('[') && ['[passive] [active]', '[active] [passive]'].includes(marks)
  return isWhole ? null : 'its parts are not one [passive] and one [active] from the beginning'
}
