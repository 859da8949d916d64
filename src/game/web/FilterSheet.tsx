import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './FilterSheet.module.css'

/** What the sheet of a page's filters says and counts. */
export interface SheetCount {
  /** Number of entries that a choice would show, null if only the server knows; names without a value don't filter. */
  countOf: (choice: Record<string, string | undefined>) => number | null
  /** Label of the button that confirms. */
  shown: (count: number) => string
}

interface FilterSheetProps extends SheetCount {
  form: RefObject<HTMLFormElement | null>
  filter: Record<string, unknown>
  /** Parameters whose controls are `children`. */
  names: string[]
  apply: () => void
  children: ReactNode
}

/** The controls of a filter form: in the row on wide screens, on phones in a sheet that applies them on confirmation. */
export function FilterSheet({ form, filter, names, apply, children, countOf, shown }: FilterSheetProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [choice, setChoice] = useState<Record<string, string | undefined> | null>(null)
  const isOpen = choice !== null
  const count = choice && countOf(choice)
  const fields = () => [...form.current!.querySelectorAll('select')].filter(({ name }) => names.includes(name))
  const recount = () => setChoice(Object.fromEntries(fields().map(({ name, value }) => [name, value || undefined])))
  const open = () => {
    recount()
    dialog.current!.showModal()
  }
  const reset = () => {
    for (const field of fields()) field.value = ''
    recount()
  }
  const confirm = () => {
    apply()
    dialog.current!.close('confirmed')
  }
  const settle = () => {
    // what was not confirmed is not kept
    if (dialog.current!.returnValue !== 'confirmed') {
      for (const field of fields()) field.value = String(filter[field.name] ?? '')
    }
    dialog.current!.returnValue = ''
    setChoice(null)
  }
  const change = (event: FormEvent) => {
    if (!isOpen) return
    event.stopPropagation()
    recount()
  }
  return (
    <>
      <Button variant="outline" className={styles.open} aria-haspopup="dialog" onClick={open}>
        <Icon name="filter" />
        <span>{t('game.filter.open', { count: names.filter((name) => filter[name] !== undefined).length })}</span>
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes it, too */}
      <dialog
        ref={dialog}
        className={styles.sheet}
        aria-label={t('game.filter.sheet')}
        onChange={change}
        onClose={settle}
        onClick={({ target, currentTarget }) => target === currentTarget && isOpen && currentTarget.close()}
      >
        <div className={styles.head}>
          <b>{t('game.filter.sheet')}</b>
          <button type="button" aria-label={t('game.filter.close')} onClick={() => dialog.current!.close()}>
            <Icon name="close" />
          </button>
        </div>
        {children}
        <div className={styles.actions}>
          <Button variant="outline" size="large" onClick={reset}>
            {t('game.filter.reset')}
          </Button>
          <Button variant="main" onClick={confirm}>
            <span aria-live="polite">{count === null ? t('game.filter.showAny') : shown(count)}</span>
          </Button>
        </div>
      </dialog>
    </>
  )
}
