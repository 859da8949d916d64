interface Option {
  value: string
  label: string
  lang?: string
}

interface FilterSelectProps {
  /** Parameter of the address. */
  name: string
  label: string
  /** Label of the choice that filters nothing. */
  any: string
  /** A value outside the options is shown as it is. */
  chosen: string | number | undefined
  options: Option[]
}

/** One filter of a filter bar's form as a list to choose from. */
export function FilterSelect({ name, label, any, chosen = '', options }: FilterSelectProps) {
  const known = [{ value: '', label: any }, ...options]
  const isKnown = known.some(({ value }) => value === String(chosen))
  return (
    <select name={name} defaultValue={chosen} aria-label={label}>
      {[...known, ...(isKnown ? [] : [{ value: String(chosen), label: String(chosen) }])].map((option: Option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Something of the game as an option by its name in the page's language. */
export const optionOf = (
  { id }: { id: string },
  { text, lang }: { text: string; lang?: string | undefined },
): Option => ({
  value: id,
  label: text,
  lang,
})
