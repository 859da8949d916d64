import type { Plugin } from 'vite'

/** Tells scripts/build.mjs that this part has checked and generated what the other parts take, and has emptied its folder. */
export function tellBuilder(): Plugin {
  return { name: 'encore-tell-builder', apply: 'build', renderStart: () => void process.send?.('generated') }
}
