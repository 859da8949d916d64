import type { Plugin } from 'vite'

/** Fails the browser build and development server on any module of a server room. */
export function keepServerOut(): Plugin {
  return {
    name: 'keep-server-out',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'client') return
      const hit = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (hit && /\/src\/.*\/server\//.test(hit.id)) {
        this.error(`${hit.id} belongs to the server, but ${importer} brings it into the browser`)
      }
      return hit
    },
  }
}
