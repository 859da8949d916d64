import { Fragment, type ReactNode } from 'react'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { FieldFault } from './FieldFault.tsx'
import { fieldId } from './field-faults.ts'
import styles from './RowList.module.css'

interface RowListProps<Row> {
  field: string
  label: string
  rows: Row[]
  /** A new row. */
  fresh: Row
  onChange: (rows: Row[]) => void
  /** The fields of a row. */
  children: (row: Row, onRow: (row: Row) => void, place: number) => ReactNode
}

/** Rows of several fields, to add and remove. */
export function RowList<Row>({ field, label, rows, fresh, onChange, children }: RowListProps<Row>) {
  const { t } = useStudio()
  return (
    <section className={styles.rows} aria-label={label}>
      <h2>{label}</h2>
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <Fragment key={place}>
          <div className={styles.row}>
            {children(row, (next) => onChange(rows.with(place, next)), place)}
            <StudioButton onClick={() => onChange(rows.toSpliced(place, 1))}>
              {t('lineup-studio.removeRow', { list: label, place: place + 1 })}
            </StudioButton>
          </div>
        </Fragment>
      ))}
      <StudioButton id={fieldId(field)} onClick={() => onChange([...rows, fresh])}>
        {t('lineup-studio.addTo', { list: label })}
      </StudioButton>
      <FieldFault field={field} />
    </section>
  )
}
