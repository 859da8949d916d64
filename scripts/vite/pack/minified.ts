import { readFile } from 'node:fs/promises'
import { minify } from 'terser'
import { type Plugin, transformWithOxc } from 'vite'

const mark = '?minified'

/** Gives the function that a file exports as a text, without types and small, where the file is imported with `?minified`. */
export function minified(): Plugin {
  return {
    name: 'encore-minified',
    async load(id) {
      if (!id.endsWith(mark)) return
      const file = id.slice(0, -mark.length)
      this.addWatchFile(file)
      return asText(await readFile(file, 'utf8'), file)
    },
  }
}

/** A module whose export has the name of the source's function and is its text. */
export async function asText(source: string, file: string): Promise<string> {
  const { code } = await transformWithOxc(source, file)
  const { code: small } = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } })
  const [, text, name] = /^export (function (\w+).*?);?$/s.exec(small!)!
  return `export const ${name} = ${JSON.stringify(text)}`
}
