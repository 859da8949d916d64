import { type FormEvent, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { addressOfBoard, type BuilderSearch } from '../../builder/builder-address.rules.ts'
import { type BuilderFacts, readPastedCode } from '../../builder/pasted-code.rules.ts'
import type { BoardUnit } from '../../lineups.contract.ts'
import type { TeamCodeReading } from '../../team-code.rules.ts'
import { CodeAnswer } from './CodeAnswer.tsx'
import styles from './PasteCode.module.css'

interface PasteCodeProps {
  search: BuilderSearch
  facts: BuilderFacts
  board: BoardUnit[]
  /** Gets the ids of the champions of a good code. */
  onCode: (champions: string[]) => void
}

/** A GET form for a text with a team code; once hydrated it answers at once. */
export function PasteCode({ search, facts, board, onCode }: PasteCodeProps) {
  const t = useText()
  const [reading, setReading] = useState<TeamCodeReading | null>(() =>
    search.code === undefined ? null : readPastedCode(search.code, facts),
  )
  const read = (text: string) => {
    const next = readPastedCode(text, facts)
    setReading(next)
    if (next.ok) onCode(next.champions)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    read(String(new FormData(event.currentTarget).get('code') ?? ''))
  }
  const kept = { season: facts.season?.id, board: addressOfBoard(board), names: search.names }
  return (
    <form method="get" className={styles.form} onSubmit={submit}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label>
        {t('lineup-builder.paste.label')}
        <textarea
          name="code"
          rows={2}
          defaultValue={search.code}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
        <small>{t('lineup-builder.paste.hint')}</small>
      </label>
      <Button type="submit" variant="solid">
        {t('lineup-builder.paste.action')}
      </Button>
      <output>
        {reading && (
          <CodeAnswer reading={reading} facts={facts} search={{ ...kept, code: search.code }} onChoose={read} />
        )}
      </output>
    </form>
  )
}
