import type { Text, TextKey } from '#src/core/web/texts/text.ts'

/** "+15 armor", "+20% attack speed": one number of an item in words. */
export function statLine(t: Text, { name, value }: { name: string; value: number }): string {
  const isPercent = name.endsWith('Percent')
  const key = `gallery.itemStat.${name.replace('Percent', '')}` as Extract<TextKey, `gallery.itemStat.${string}`>
  return `${t(key)} +${value}${isPercent ? '%' : ''}`
}
