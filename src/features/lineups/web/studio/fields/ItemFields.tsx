import { StudioPanel } from '#src/ui/studio/StudioPanel.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { useLineupMaterials } from '../lineup-materials.ts'
import type { LineupFieldsProps } from './fields.ts'
import { IdList } from './IdList.tsx'
import { RowList } from './RowList.tsx'
import { UnitChoice } from './UnitFields.tsx'

/** Items of the carry and of others, most wanted first. */
export function ItemFields({ draft: { itemPriority }, onChange }: LineupFieldsProps) {
  const { t } = useStudio()
  const { champions, items } = useLineupMaterials()
  const change = (fields: Partial<typeof itemPriority>) => onChange({ itemPriority: { ...itemPriority, ...fields } })
  return (
    <StudioPanel title={t('lineup-studio.field.itemPriority')}>
      <IdList
        field="itemPriority.carry"
        label={t('lineup-studio.carryItems')}
        ids={itemPriority.carry}
        choices={items}
        onChange={(carry) => change({ carry })}
      />
      <RowList
        field="itemPriority.others"
        label={t('lineup-studio.otherItems')}
        rows={itemPriority.others}
        fresh={{ unit: '', items: [] }}
        onChange={(others) => change({ others })}
      >
        {(row, onRow, place) => (
          <>
            <UnitChoice
              field={`itemPriority.others.${place}.unit`}
              unit={row.unit}
              champions={champions}
              onChange={(unit) => onRow({ ...row, unit })}
            />
            <IdList
              field={`itemPriority.others.${place}.items`}
              label={t('lineup-studio.items')}
              ids={row.items}
              choices={items}
              onChange={(own) => onRow({ ...row, items: own })}
            />
          </>
        )}
      </RowList>
    </StudioPanel>
  )
}
