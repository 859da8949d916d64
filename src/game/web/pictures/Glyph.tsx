import interfaceGlyphs from '../../../../art/glyphs/interface.json'
import styles from './Glyph.module.css'
import { glyphAddress } from './glyph-address.ts'

/** A glyph of an icon sprite in the current colour. */
export function Glyph({ sheet, name }: { sheet: string; name: string }) {
  return (
    <svg className={styles.glyph} aria-hidden="true">
      <use href={glyphAddress(sheet, name)} />
    </svg>
  )
}

/** A glyph of the site itself: a stat, a cost, a part of the gallery. */
export function InterfaceGlyph({ name }: { name: keyof typeof interfaceGlyphs }) {
  return <Glyph sheet="interface" name={interfaceGlyphs[name]} />
}
