import { byLanguage } from '#src/core/languages.ts'
import { StudioPanel } from '#src/ui/studio/StudioPanel.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { FieldFault } from './FieldFault.tsx'
import type { LineupFieldsProps } from './fields.ts'
import { LanguageTexts } from './LanguageTexts.tsx'
import { RowList } from './RowList.tsx'

const stages = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** How to play it, and tips by stage. */
export function AdviceFields({ draft, onChange }: LineupFieldsProps) {
  const { t } = useStudio()
  return (
    <StudioPanel title={t('lineup-studio.part.advice')} isOpen>
      {(['early', 'midGame', 'rolling', 'counter'] as const).map((field) => (
        <LanguageTexts
          key={field}
          field={field}
          label={t(`lineup-studio.field.${field}`)}
          texts={draft[field]}
          onChange={(texts) => onChange({ [field]: texts })}
        />
      ))}
      <RowList
        field="tips"
        label={t('lineup-studio.field.tips')}
        rows={draft.tips}
        fresh={{ stage: Math.min((draft.tips.at(-1)?.stage ?? 1) + 1, 9), text: byLanguage(() => '') }}
        onChange={(tips) => onChange({ tips })}
      >
        {(tip, onTip, place) => (
          <>
            <label>
              {t('lineup-studio.stage')}
              <select value={tip.stage} onChange={({ target }) => onTip({ ...tip, stage: Number(target.value) })}>
                {stages.map((stage) => (
                  <option key={stage}>{stage}</option>
                ))}
              </select>
              <FieldFault field={`tips.${place}.stage`} />
            </label>
            <LanguageTexts
              field={`tips.${place}.text`}
              label={t('lineups.tipStage', { stage: tip.stage })}
              texts={tip.text}
              onChange={(text) => onTip({ ...tip, text })}
            />
          </>
        )}
      </RowList>
    </StudioPanel>
  )
}
