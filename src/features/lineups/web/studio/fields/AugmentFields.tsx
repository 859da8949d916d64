import { augmentTiers } from '#src/game/game.contract.ts'
import { StudioPanel } from '#src/ui/studio/StudioPanel.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { useLineupMaterials } from '../lineup-materials.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import { FieldFault } from './FieldFault.tsx'
import type { LineupFieldsProps } from './fields.ts'
import styles from './HeadFields.module.css'
import { IdList } from './IdList.tsx'
import { RowList } from './RowList.tsx'
import { UnitChoice } from './UnitFields.tsx'

/** Augments by level, and power snax in seasons that have them. */
export function AugmentFields({ draft, onChange }: LineupFieldsProps) {
  const { t } = useStudio()
  const materials = useLineupMaterials()
  const { augments, snax } = draft
  return (
    <StudioPanel title={t('lineup-studio.part.augments')}>
      <div className={styles.grid}>
        {augmentTiers.map((tier) => (
          <IdList
            key={tier}
            field={`augments.${tier}`}
            label={t(`lineups.augmentTier.${tier}`)}
            ids={augments[tier]}
            choices={materials.augments.filter((each) => each.tier === tier)}
            onChange={(ids) => onChange({ augments: { ...augments, [tier]: ids } })}
          />
        ))}
      </div>
      {materials.snax.length + snax.length > 0 && (
        <RowList
          field="snax"
          label={t('lineup-studio.field.snax')}
          rows={snax}
          fresh={{ snack: '', unit: '' }}
          onChange={(rows) => onChange({ snax: rows })}
        >
          {(row, onRow, place) => (
            <>
              <div>
                <ChoiceSelect
                  label={t('lineup-studio.field.snax')}
                  empty={t('lineup-studio.field.snax')}
                  value={row.snack}
                  choices={materials.snax}
                  onChange={(snack) => onRow({ ...row, snack })}
                />
                <FieldFault field={`snax.${place}.snack`} />
              </div>
              <UnitChoice
                field={`snax.${place}.unit`}
                unit={row.unit}
                champions={materials.champions}
                onChange={(unit) => onRow({ ...row, unit })}
              />
            </>
          )}
        </RowList>
      )}
    </StudioPanel>
  )
}
