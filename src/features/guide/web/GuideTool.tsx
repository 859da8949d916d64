import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { useAddressForm } from '#src/ui/hooks/useAddressForm.ts'
import { boundsOf, type GuideNumber, type GuideSearch, withExamples } from '../guide-search.rules.ts'
import styles from './GuideTool.module.css'
import { ApplyTool, NumberSlider } from './NumberSlider.tsx'

interface GuideToolProps {
  title: string
  search: GuideSearch
  /** The input fields. */
  children?: ReactNode
  /** The result in words. */
  result?: string
  plot: ReactNode
  /** Whether no source of the season confirms its figures. */
  isUncertain?: boolean
}

/** A calculator: a GET form with result and plot, updated at each change once hydrated. */
export function GuideTool({ title, search, children, result, plot, isUncertain }: GuideToolProps) {
  const t = useText()
  return (
    <figure className={styles.tool}>
      <figcaption>{title}</figcaption>
      {children && <ToolForm search={search}>{children}</ToolForm>}
      {result && <output className={styles.result}>{result}</output>}
      {plot}
      {isUncertain && <p className={styles.uncertain}>{t('guide.uncertain')}</p>}
    </figure>
  )
}

function ToolForm({ search, children }: { search: GuideSearch; children: ReactNode }) {
  const t = useText()
  const { form, apply } = useAddressForm({ ...withExamples(search) })
  return (
    <form
      ref={form}
      method="get"
      className={styles.form}
      onChange={apply}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      {search.season && <input type="hidden" name="season" value={search.season} />}
      <ApplyTool value={apply}>{children}</ApplyTool>
      <noscript>
        <Button type="submit" variant="solid">
          {t('guide.showFigure')}
        </Button>
      </noscript>
    </form>
  )
}

export function NumberField({ name, label, search }: { name: GuideNumber; label: string; search: GuideSearch }) {
  const [least, most] = boundsOf(name)
  const value = withExamples(search)[name]
  return (
    <div className={styles.number}>
      <label>
        {label}
        <input type="number" inputMode="numeric" name={name} min={least} max={most} defaultValue={value} />
      </label>
      <NumberSlider name={name} value={value} />
    </div>
  )
}

export function TickField({ name, label, search }: { name: 'mirror' | 'won'; label: string; search: GuideSearch }) {
  return (
    <label>
      <input type="checkbox" name={name} value="1" defaultChecked={search[name] === 1} />
      {label}
    </label>
  )
}
