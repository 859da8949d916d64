import styles from './Emblem.module.css'

/** Bars around the centre of an emblem. */
const bars = 12
const colours = 6

/** A decorative disc with bars like an equaliser's, drawn from an alias. */
export function Emblem({ of }: { of: string }) {
  const seed = hashOf(of)
  const path = Array.from({ length: bars }, (_, index) => barAt(index, (seed >>> (index * 2)) & 3))
  return (
    <svg className={styles.emblem} data-colour={seed % colours} viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="19" />
      <path d={path.join('')} />
    </svg>
  )
}

/** A bar from the centre outwards; lengths are 0 to 3. */
function barAt(index: number, length: number): string {
  const angle = (index / bars) * 2 * Math.PI
  const at = (radius: number) => `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
  return `M${at(6)}L${at(8 + 3 * length)}`
}

/** FNV-1a of a text, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
