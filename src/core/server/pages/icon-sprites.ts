import { readdirSync, readFileSync } from 'node:fs'

/** Icon sprites by address: the SVG of each symbol by its id. */
export type IconSprites = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Longest inlined icons of a sprite; beyond it the page links the sprite. */
const mostOfSheet = 8000

export function readIconSprites(folder: string): IconSprites {
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  return new Map(names.map((name) => [`/assets/${name}`, signsIn(readFileSync(`${folder}/${name}`, 'utf8'))]))
}

const signsIn = (sheet: string) => {
  const found = sheet.matchAll(/<symbol id="([^"]+)"([^>]*>.*?<\/symbol>)/g)
  return new Map(Array.from(found, ([, id, rest]) => [id!, rest!]))
}

/** Inlines the few icons a page uses: an external sprite is a document of its own for a phone. */
export function withOwnIcons(app: string, sheets: IconSprites): { app: string; signs: string } {
  const asked = new Map<string, Set<string>>()
  for (const [, address, id] of app.matchAll(use))
    if (sheets.get(address!)?.has(id!)) asked.set(address!, (asked.get(address!) ?? new Set()).add(id!))
  const own = new Map<string, string>()
  for (const [address, ids] of asked) {
    const drawn = [...ids].map((id): [string, string] => [`${address}#${id}`, sheets.get(address)!.get(id)!])
    if (drawn.reduce((sum, [, text]) => sum + text.length, 0) > mostOfSheet) continue
    for (const [reference, text] of drawn) own.set(reference, `<symbol id="${ownId(reference)}"${text}`)
  }
  if (own.size === 0) return { app, signs: '' }
  return {
    app: app.replace(use, (tag, address, id) =>
      own.has(`${address}#${id}`) ? `<use href="#${ownId(`${address}#${id}`)}"` : tag,
    ),
    signs: `<svg class="visually-hidden" aria-hidden="true">${[...own.values()].join('')}</svg>`,
  }
}

const use = /<use href="([^"#]+)#([^"]+)"/g

/** Unique id 'interface-hearts' for '/assets/interface-B1Pq2hTa.svg#hearts'. */
const ownId = (reference: string) => reference.replace(/^.*\/(.+)-[\w-]{8}\.svg#/, '$1-')
