import { type FormEvent, useState } from 'react'
import type { Ask, Failure } from '#src/core/call.ts'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { StudioDialog } from '#src/ui/studio/StudioDialog.tsx'
import { StudioFault } from '#src/ui/studio/StudioFault.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { type LineupDraft, type LineupRow, lineupDraftCalls } from '../../../lineup-drafts.contract.ts'
import { lineupIdPattern, longestLineupId } from '../../../lineup-id.rules.ts'
import { emptyLineup } from '../empty-lineup.ts'
import { lineupPath } from '../studio-paths.ts'
import styles from './NewLineup.module.css'

interface NewLineupProps {
  season: string
  /** Lineups that a new one may be a copy of. */
  lineups: LineupRow[]
}

/** Button and dialog for a new lineup. */
export function NewLineup(props: NewLineupProps) {
  const { t } = useStudio()
  return (
    <StudioDialog action={t('lineup-studio.new')} isMain title={t('lineup-studio.new')}>
      {(close) => <NewLineupForm {...props} onCancel={close} />}
    </StudioDialog>
  )
}

function NewLineupForm({ season, lineups, onCancel }: NewLineupProps & { onCancel: () => void }) {
  const { t, ask, language, editor } = useStudio()
  const [failure, setFailure] = useState<Failure | null>(null)
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const given = { id: String(form.get('id')), title: String(form.get('title')), author: editor }
    const answer = await start(ask, { season, model: String(form.get('model')), given })
    if (answer.ok) location.assign(`${lineupPath(season, given.id)}?lang=${language}`)
    else setFailure(answer)
  }
  return (
    <form onSubmit={create} className={styles.form}>
      <label>
        {t('studio.new.englishTitle')}
        <input name="title" required maxLength={600} />
      </label>
      <label>
        {t('studio.new.id')}
        <input
          name="id"
          required
          maxLength={longestLineupId}
          pattern={lineupIdPattern.source}
          title={t('lineup-studio.new.idHint')}
          autoComplete="off"
        />
        <small>{t('lineup-studio.new.idHint')}</small>
      </label>
      <label>
        {t('lineup-studio.new.model')}
        <select name="model">
          <option value="">{t('lineup-studio.new.empty')}</option>
          {lineups.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {failure?.error === 'draft_conflict' && <p role="alert">{t('lineup-studio.new.taken')}</p>}
      {failure && failure.error !== 'draft_conflict' && <StudioFault t={t} failure={failure} />}
      <div className={styles.actions}>
        <StudioButton type="submit" isMain>
          {t('studio.new.create')}
        </StudioButton>
        <StudioButton onClick={onCancel}>{t('studio.cancel')}</StudioButton>
      </div>
    </form>
  )
}

interface Start {
  season: string
  /** Id of the lineup to copy; empty for none. */
  model: string
  given: Parameters<typeof emptyLineup>[0]
}

/** Stores the first revision of a lineup, empty or a copy of another one. */
async function start(ask: Ask, { season, model, given }: Start) {
  const draft = await firstDraft(ask, { season, model, given })
  return 'error' in draft ? draft : ask(lineupDraftCalls.saveLineupDraft, { base: 0, draft })
}

async function firstDraft(ask: Ask, { season, model, given }: Start): Promise<LineupDraft | Failure> {
  if (model === '') {
    const answer = await ask(lineupDraftCalls.readLineupMaterials, { season })
    return answer.ok ? emptyLineup(given, answer.data) : answer
  }
  const answer = await ask(lineupDraftCalls.readLineupDraft, { season, id: model })
  if (!answer.ok) return answer
  const { draft } = answer.data
  return { ...draft, id: given.id, author: given.author, title: { en: given.title, zh: '', th: '', ms: '' } }
}
