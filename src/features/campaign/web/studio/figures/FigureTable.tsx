import type { ReactNode } from 'react'
import styles from './FigureTable.module.css'

interface FigureTableProps {
  /** Names the table where no heading does. */
  label: string
  heads: string[]
  /** Cells of each row, the first one its head; the key is its own. */
  rows: { key: string; cells: ReactNode[] }[]
}

/** A table of figures, numbers at the end; it scrolls sideways where it has no room. */
export function FigureTable({ label, heads, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
    <div className={styles.frame} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
