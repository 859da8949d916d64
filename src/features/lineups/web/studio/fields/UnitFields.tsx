import { StudioPanel } from '#src/ui/studio/StudioPanel.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import type { Choice, LineupMaterials } from '../lineup-materials.ts'
import { useLineupMaterials } from '../lineup-materials.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import { FieldFault } from './FieldFault.tsx'
import type { LineupFieldsProps } from './fields.ts'
import styles from './HeadFields.module.css'
import { IdList } from './IdList.tsx'
import { RowList } from './RowList.tsx'

/** Core and other units, and what replaces them. */
export function UnitFields({ draft, onChange }: LineupFieldsProps) {
  const { t } = useStudio()
  const { champions } = useLineupMaterials()
  const { core, optional, threeStar, substitutes, positions } = draft
  const onBoard = new Set(positions.final.map(({ unit }) => unit))
  const fielded = champions.filter(({ id }) => onBoard.has(id))
  return (
    <StudioPanel title={t('lineup-studio.part.units')} isOpen>
      <div className={styles.grid}>
        <IdList
          field="core"
          label={t('lineup-studio.field.core')}
          ids={core}
          choices={fielded}
          onChange={(ids) => onChange({ core: ids })}
        />
        <IdList
          field="optional"
          label={t('lineup-studio.field.optional')}
          ids={optional}
          choices={champions}
          onChange={(ids) => onChange({ optional: ids })}
        />
        <IdList
          field="threeStar"
          label={t('lineup-studio.field.threeStar')}
          ids={threeStar}
          choices={champions}
          onChange={(ids) => onChange({ threeStar: ids })}
        />
      </div>
      <RowList
        field="substitutes"
        label={t('lineup-studio.field.substitutes')}
        rows={substitutes}
        fresh={{ unit: '', by: [] }}
        onChange={(rows) => onChange({ substitutes: rows })}
      >
        {(row, onRow, place) => (
          <>
            <UnitChoice
              field={`substitutes.${place}.unit`}
              unit={row.unit}
              champions={champions}
              onChange={(unit) => onRow({ ...row, unit })}
            />
            <IdList
              field={`substitutes.${place}.by`}
              label={t('lineups.substitutedBy')}
              ids={row.by}
              choices={champions}
              onChange={(by) => onRow({ ...row, by })}
            />
          </>
        )}
      </RowList>
    </StudioPanel>
  )
}

interface UnitChoiceProps {
  field: string
  unit: string
  champions: LineupMaterials['champions']
  onChange: (unit: string) => void
}

/** The unit of a row. */
export function UnitChoice({ field, unit, champions, onChange }: UnitChoiceProps) {
  const { t } = useStudio()
  const choices: Choice[] = champions
  return (
    <div>
      <ChoiceSelect
        label={t('lineup-studio.unit')}
        empty={t('lineup-studio.unit')}
        value={unit}
        choices={choices}
        onChange={onChange}
      />
      <FieldFault field={field} />
    </div>
  )
}
