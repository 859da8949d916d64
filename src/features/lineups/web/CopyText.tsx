import { useState } from 'react'
import type { UserAction } from '#src/features/analytics/analytics.rules.ts'
import { Button } from '#src/ui/Button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import styles from './CopyText.module.css'

interface CopyTextProps {
  text: string
  /** Words of the button by what happened. */
  words: { action: string; done: string; failed: string }
  /** Name of the field that shows the text without script, or where copying fails. */
  label: string
  variant: 'main' | 'solid'
  /** What is counted. */
  counted: UserAction
}

/** A button that copies a text. Another text is not yet copied: give it the text as its key. */
export function CopyText({ text, words, label, variant, counted }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'action' | 'done' | 'failed'>('action')
  const copy = async () => setOutcome((await copyText(text)) ? 'done' : 'failed')
  const field = <input readOnly value={text} aria-label={label} onFocus={({ target }) => target.select()} />
  return (
    <div className={styles.copy}>
      <Button variant={variant} size="large" data-action={counted} onClick={copy}>
        <span aria-live="polite">{words[outcome]}</span>
      </Button>
      {outcome === 'failed' && field}
      <noscript>{field}</noscript>
    </div>
  )
}
