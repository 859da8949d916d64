import { readdirSync, readFileSync } from 'node:fs'

/** Sheets of drawn signs by their address: what draws each sign, by its id. */
export type IconSprites = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Characters of signs that a page takes out of one sheet; with more it names the sheet, which browsers keep for other pages. */
const mostOfSheet = 8000

/** The sheets among the files of a build. */
export function readIconSprites(folder: string): IconSprites {
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  return new Map(names.map((name) => [`/assets/${name}`, signsIn(readFileSync(`${folder}/${name}`, 'utf8'))]))
}

const signsIn = (sheet: string) => {
  const found = sheet.matchAll(/<symbol id="([^"]+)"([^>]*>.*?<\/symbol>)/g)
  return new Map(Array.from(found, ([, id, rest]) => [id!, rest!]))
}

/**
 * A page that draws the few signs it shows of a sheet by itself, with what draws them: a browser opens each sheet as a
 * document of its own, which holds a phone up more than the bytes do.
 */
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

/** 'interface-hearts' of '/assets/interface-B1Pq2hTa.svg#hearts', which no other element has. */
const ownId = (reference: string) => reference.replace(/^.*\/(.+)-[\w-]{8}\.svg#/, '$1-')
