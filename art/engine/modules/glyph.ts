import { bodyOf, readIconSet } from '../../../scripts/vite/icons/icon-set.ts'

let icons: ReturnType<typeof readIconSet> | undefined

/** The inner SVG of a game-icons drawing on a square of 512; throws for an unknown name. */
export function glyphSvg(name: string): string {
  icons ??= readIconSet()
  const svg = bodyOf(icons, name)
  if (svg === null) throw new Error(`game-icons has no drawing ${name}`)
  return svg
}
