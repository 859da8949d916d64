import { readFile } from 'node:fs/promises'
import { minify } from 'terser'
import { type Plugin, transformWithOxc } from 'vite'

const mark = '?minified'

/** Imports the function of a file as minified text with `?minified`. */
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

export async function asText(source: string, file: string): Promise<string> {
  const { code } = await transformWithOxc(source, file)
  const { code: small } = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } })
  const [, text, name] = /^export (function (\w+).*?);?$/s.exec(small!)!
  return `export const ${name} = ${JSON.stringify(text)}`
}
