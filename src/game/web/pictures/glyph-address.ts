/** Addresses of the glyph sheets by name ('m10s16-traits', 'interface'), as the build drew them. */
const sheets = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('/.generated/glyphs/*.svg', { query: '?url&no-inline', import: 'default', eager: true }),
  ).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url]),
)

/** The address of a drawn sign within its sheet. */
export const glyphAddress = (sheet: string, name: string): string => `${sheets[sheet]}#${name}`
