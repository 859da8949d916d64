import type { Plugin } from 'vite'

/** Signals scripts/build.mjs that checks and generated files are done and the output folder is empty. */
export function tellBuilder(): Plugin {
  return { name: 'encore-tell-builder', apply: 'build', renderStart: () => void process.send?.('generated') }
}
