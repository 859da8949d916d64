import type { Plugin } from 'vite'

const stub = '\0valibot-stub'

/**
 * Leaves valibot out of the browser's build: contracts describe their inputs and outputs with it, which only the server checks, while
 * the browser needs a call's path alone.
 */
export function leaveSchemasOut(): Plugin {
  return {
    name: 'leave-schemas-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source === 'valibot' && this.environment.name === 'client') return stub
    },
    async load(id) {
      if (id !== stub) return
      const names = Object.keys(await import('valibot'))
      return `const none = /* @__NO_SIDE_EFFECTS__ */ () => none\nexport { ${names.map((name) => `none as ${name}`).join(', ')} }`
    },
  }
}
