import styles from './FieldFault.module.css'
import { fieldId, useFieldFaults } from './field-faults.ts'

interface FieldFaultProps {
  field: string
  /** Also shows faults of the fields in it. */
  isDeep?: boolean
}

/** What is wrong with a field. */
export function FieldFault({ field, isDeep }: FieldFaultProps) {
  const faults = useFieldFaults(field, isDeep)
  if (faults.length === 0) return null
  return (
    <span id={`${fieldId(field)}-fault`} className={styles.fault} lang="en">
      {[...new Set(faults)].join('; ')}
    </span>
  )
}
