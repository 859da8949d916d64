import type { Choice } from '../lineup-materials.ts'

interface ChoiceSelectProps {
  id?: string
  label: string
  /** Text of the choice of nothing. */
  empty: string
  value: string
  choices: Choice[]
  onChange: (id: string) => void
}

/** One thing by its name; an unknown id stays to be seen. */
export function ChoiceSelect({ id, label, empty, value, choices, onChange }: ChoiceSelectProps) {
  const isUnknown = value !== '' && choices.every((each) => each.id !== value)
  return (
    <select id={id} aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{empty}</option>
      {isUnknown && <option value={value}>{value}</option>}
      {choices.map((each) => (
        <option key={each.id} value={each.id} lang={each.name.lang}>
          {each.name.text}
        </option>
      ))}
    </select>
  )
}
