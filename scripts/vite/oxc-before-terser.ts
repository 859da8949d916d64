import { minify, type Plugin } from 'vite'

/** Lets Oxc simplify each file of pages before terser packs it: files become smaller than by either alone, and terser has less to do. */
export function oxcBeforeTerser(): Plugin {
  return {
    name: 'encore-oxc-before-terser',
    apply: ({ build }) => build?.minify === 'terser',
    renderChunk: {
      order: 'pre',
      async handler(code, { fileName }) {
        const compress = { target: 'es2022', treeshake: { propertyReadSideEffects: false } }
        const { code: simple } = await minify(fileName, code, { module: true, codegen: false, compress, mangle: false })
        return { code: simple, map: null }
      },
    },
  }
}
