import type { Editor } from '@tiptap/react'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import styles from './TableTools.module.css'

/** Commands for the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useStudio()
  const actions = [
    ['addRow', () => editor.chain().focus().addRowAfter().run()],
    ['addColumn', () => editor.chain().focus().addColumnAfter().run()],
    ['deleteRow', () => editor.chain().focus().deleteRow().run()],
    ['deleteColumn', () => editor.chain().focus().deleteColumn().run()],
    ['delete', () => editor.chain().focus().deleteTable().run()],
  ] as const
  return (
    <fieldset className={styles.actions}>
      <legend>{t('studio.table.group')}</legend>
      {actions.map(([name, run]) => (
        <StudioButton key={name} onClick={run}>
          {t(`studio.table.${name}`)}
        </StudioButton>
      ))}
    </fieldset>
  )
}
