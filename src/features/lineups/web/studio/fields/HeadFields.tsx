import type { ReactNode } from 'react'
import { StudioPanel } from '#src/ui/studio/StudioPanel.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { lineupAudiences, lineupSources, lineupStyles, lineupTiers } from '../../../lineup-terms.rules.ts'
import { useLineupMaterials } from '../lineup-materials.ts'
import { FieldFault } from './FieldFault.tsx'
import { fieldId, type LineupField } from './field-faults.ts'
import type { LineupFieldsProps } from './fields.ts'
import styles from './HeadFields.module.css'
import { LanguageTexts } from './LanguageTexts.tsx'

/** Title, author, version and grades. */
export function HeadFields({ draft, onChange }: LineupFieldsProps) {
  const { t } = useStudio()
  const { versions, traits } = useLineupMaterials()
  const classes = traits.filter(({ kind }) => kind === 'class')
  return (
    <StudioPanel title={t('lineup-studio.part.head')} isOpen>
      <LanguageTexts
        field="title"
        label={t('lineup-studio.field.title')}
        texts={draft.title}
        isLine
        onChange={(title) => onChange({ title })}
      />
      <div className={styles.grid}>
        <Words field="author" value={draft.author} onChange={(author) => onChange({ author })} />
        <Words field="updated" type="date" value={draft.updated} onChange={(updated) => onChange({ updated })} />
        <Pick field="version" value={draft.version} values={versions} onChange={(version) => onChange({ version })} />
        <Pick
          field="source"
          value={draft.source}
          values={lineupSources}
          textOf={(each) => t(`lineup-studio.source.${each}`)}
          onChange={(source) => onChange({ source })}
        />
        <Pick field="tier" value={draft.tier} values={lineupTiers} onChange={(tier) => onChange({ tier })} />
        <Pick field="power" value={draft.power} values={lineupTiers} onChange={(power) => onChange({ power })} />
        <Pick
          field="style"
          value={draft.style}
          values={lineupStyles}
          textOf={(each) => t(`lineups.style.${each}`)}
          onChange={(style) => onChange({ style })}
        />
        <Pick
          field="audience"
          value={draft.audience}
          values={lineupAudiences}
          textOf={(each) => t(`lineups.audience.${each}`)}
          onChange={(audience) => onChange({ audience })}
        />
        <Pick
          field="class"
          value={draft.class}
          values={classes.map(({ id }) => id)}
          textOf={(id) => classes.find((each) => each.id === id)!.name.text}
          onChange={(own) => onChange({ class: own })}
        />
      </div>
    </StudioPanel>
  )
}

interface FieldProps {
  field: LineupField
  value: string
  onChange: (value: string) => void
}

function Field({ field, children }: { field: LineupField; children: ReactNode }) {
  const { t } = useStudio()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is a child
    <label>
      {t(`lineup-studio.field.${field}`)}
      {children}
      <FieldFault field={field} />
    </label>
  )
}

function Words({ field, type = 'text', value, onChange }: FieldProps & { type?: 'text' | 'date' }) {
  return (
    <Field field={field}>
      <input
        id={fieldId(field)}
        type={type}
        maxLength={100}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

interface PickProps<Value extends string> extends FieldProps {
  values: readonly Value[]
  textOf?: (value: Value) => string
}

/** One of the known values; an unknown one stays to be seen. */
function Pick<Value extends string>({ field, value, values, textOf = (each) => each, onChange }: PickProps<Value>) {
  const isKnown = values.some((each) => each === value)
  return (
    <Field field={field}>
      <select id={fieldId(field)} value={value} onChange={({ target }) => onChange(target.value)}>
        {!isKnown && <option>{value}</option>}
        {values.map((each) => (
          <option key={each} value={each}>
            {textOf(each)}
          </option>
        ))}
      </select>
    </Field>
  )
}
