import { InWords } from '#src/game/web/names/Name.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import type { Choice } from '../lineup-materials.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import { FieldFault } from './FieldFault.tsx'
import { fieldId } from './field-faults.ts'
import styles from './IdList.module.css'

interface IdListProps {
  field: string
  label: string
  ids: string[]
  choices: Choice[]
  onChange: (ids: string[]) => void
}

/** Things by their names in an order of their own, to add, move and remove. */
export function IdList({ field, label, ids, choices, onChange }: IdListProps) {
  const { t } = useStudio()
  const nameOf = (id: string) => choices.find((each) => each.id === id)?.name ?? { text: id, lang: 'en' }
  const move = (from: number) => onChange(ids.with(from - 1, ids[from]!).with(from, ids[from - 1]!))
  const free = choices.filter(({ id }) => !ids.includes(id))
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      <ol>
        {ids.map((id, place) => (
          <li key={`${id} ${ids.indexOf(id) === place ? '' : place}`}>
            <InWords words={nameOf(id)} />
            {place > 0 && (
              <button type="button" onClick={() => move(place)}>
                <span aria-hidden="true">←</span>
                <span className="visually-hidden">{t('lineup-studio.forward', { name: nameOf(id).text })}</span>
              </button>
            )}
            <button type="button" onClick={() => onChange(ids.toSpliced(place, 1))}>
              <span aria-hidden="true">×</span>
              <span className="visually-hidden">{t('lineup-studio.remove', { name: nameOf(id).text })}</span>
            </button>
          </li>
        ))}
      </ol>
      <ChoiceSelect
        id={fieldId(field)}
        label={t('lineup-studio.addTo', { list: label })}
        empty={t('lineup-studio.add')}
        value=""
        choices={free}
        onChange={(id) => id && onChange([...ids, id])}
      />
      <FieldFault field={field} isDeep />
    </fieldset>
  )
}
