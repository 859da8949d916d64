import { minify as packWithTerser } from 'terser'
import { type Plugin, minify as packWithOxc } from 'vite'

/** Minifies files of pages with Oxc, then terser: smaller than either alone. React skips terser. */
export function packedCode(): Plugin {
  return {
    name: 'encore-packed-code',
    apply: 'build',
    async renderChunk(code, { name, fileName }) {
      const isLeftToOxc = name === 'react'
      const simple = await packWithOxc(fileName, code, {
        module: true,
        compress: { target: 'es2022', treeshake: { propertyReadSideEffects: false } },
        mangle: isLeftToOxc,
        codegen: isLeftToOxc,
      })
      return { code: isLeftToOxc ? simple.code : await smallest(simple.code), map: null }
    },
  }
}

/** Without terser's inlining of functions with arguments: faster, and compresses better. */
async function smallest(source: string): Promise<string> {
  const { code } = await packWithTerser(source, { module: true, ecma: 2020, compress: { passes: 2, inline: 1 } })
  return code!
}
