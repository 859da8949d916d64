import { useText } from '#src/core/web/texts/text.ts'
import styles from './PickerTabs.module.css'

export type PickerTab = 'champions' | 'items'

interface PickerTabsProps {
  tab: PickerTab
  onChoose: (tab: PickerTab) => void
}

/** Chooses whether champions or items are offered. */
export function PickerTabs({ tab, onChoose }: PickerTabsProps) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its content in ways of its own
    <div className={styles.tabs} role="group" aria-label={t('lineup-builder.picker')}>
      {(['champions', 'items'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === tab} onClick={() => onChoose(each)}>
          {t(`lineup-builder.${each}`)}
        </button>
      ))}
    </div>
  )
}
