import type { Text, TextKey } from '#src/core/web/texts/text.ts'

/** A stat of an item as text: "armor +15", "attack speed +20%". */
export function statLine(t: Text, { name, value }: { name: string; value: number }): string {
  const isPercent = name.endsWith('Percent')
  const key = `gallery.itemStat.${name.replace('Percent', '')}` as Extract<TextKey, `gallery.itemStat.${string}`>
  return `${t(key)} +${value}${isPercent ? '%' : ''}`
}
