import { type ReactNode, useId } from 'react'
import styles from './RadioRow.module.css'

interface RadioRowProps<Value extends string> {
  label: string
  options: { value: Value; content: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A segmented control of radio buttons, found in CSS by their values: a choice that also works without script. */
export function RadioRow<Value extends string>({ label, options, chosen, onChoose }: RadioRowProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value, content }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{content}</span>
        </label>
      ))}
    </fieldset>
  )
}
