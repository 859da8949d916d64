import interfaceGlyphs from '../../../art/glyphs/interface.json'
import styles from './Glyph.module.css'

/** Addresses of the glyph sheets by name ('m10s16-champions', 'interface'), as the build drew them. */
const sheets = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('/.generated/glyphs/*.svg', { query: '?url&no-inline', import: 'default', eager: true }),
  ).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url]),
)

/** A drawn sign out of a sheet, in the colour of its surroundings. */
export function Glyph({ sheet, name }: { sheet: string; name: string }) {
  return (
    <svg className={styles.glyph} aria-hidden="true">
      <use href={`${sheets[sheet]}#${name}`} />
    </svg>
  )
}

/** A sign of the site itself: a stat, a cost, a part of the gallery. */
export function InterfaceGlyph({ name }: { name: keyof typeof interfaceGlyphs }) {
  return <Glyph sheet="interface" name={interfaceGlyphs[name]} />
}
