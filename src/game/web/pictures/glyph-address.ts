/** Addresses of the built icon sprites by name, such as 'm10s16-traits' or 'interface'. */
const sprites = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('/.generated/glyphs/*.svg', { query: '?url&no-inline', import: 'default', eager: true }),
  ).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url]),
)

/** The address of a glyph within its sprite. */
export const glyphAddress = (sprite: string, name: string): string => `${sprites[sprite]}#${name}`
