import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

export const readIconSet = (): IconSet =>
  JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))

/** SVG of a drawing without its outer element; null for unknown names. */
export function bodyOf({ icons, aliases }: IconSet, name: string): string | null {
  return (icons[name] ?? icons[aliases?.[name]?.parent ?? ''])?.body ?? null
}
