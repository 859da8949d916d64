import type { ChangeEvent } from 'react'
import type { Draft } from '#src/features/news/drafts.contract.ts'
import {
  type ArticleLabel,
  articleLabels,
  contentIdPattern,
  coverAddress,
  jumpTypes,
} from '#src/features/news/news.rules.ts'
import { ofField, toField } from '#src/ui/studio/moment-field.ts'
import { StudioPanel } from '#src/ui/studio/StudioPanel.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { useArticleMaterials } from '../article-materials.ts'
import styles from './DraftFacts.module.css'

interface DraftFactsProps {
  draft: Draft
  onChange: (facts: Partial<Draft>) => void
}

export function DraftFacts({ draft, onChange }: DraftFactsProps) {
  const { t } = useStudio()
  return (
    <StudioPanel title={t('studio.facts')}>
      <div className={styles.grid}>
        <Labels labels={draft.labels} onChange={(labels) => onChange({ labels })} />
        <label>
          {t('studio.facts.published')}
          <input
            type="datetime-local"
            value={toField(draft.published)}
            onChange={({ target }) => onChange({ published: ofField(target.value) })}
          />
          <small>{t('studio.facts.publishedHint')}</small>
        </label>
        <Cover draft={draft} onChange={onChange} />
        <label>
          {t('studio.facts.video')}
          <input type="url" value={draft.video ?? ''} onChange={(event) => onChange({ video: wordsOf(event) })} />
          <small>{t('studio.facts.videoHint')}</small>
        </label>
        <Jump jump={draft.jump} onChange={(jump) => onChange({ jump })} />
        <Family draft={draft} onChange={onChange} />
        <label>
          <input
            type="checkbox"
            checked={draft.pinned}
            onChange={({ target }) => onChange({ pinned: target.checked })}
          />
          {t('studio.facts.pinned')}
        </label>
        <label>
          <input
            type="checkbox"
            checked={draft.related}
            onChange={({ target }) => onChange({ related: target.checked })}
          />
          {t('studio.facts.related')}
        </label>
      </div>
    </StudioPanel>
  )
}

/** A field's value, or null when empty. */
const wordsOf = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): string | null => target.value || null

function Labels({ labels, onChange }: { labels: ArticleLabel[]; onChange: (labels: ArticleLabel[]) => void }) {
  const { t } = useStudio()
  const toggle = (label: ArticleLabel) => {
    const others = labels.filter((each) => each !== label)
    const next = others.length === labels.length ? [...labels, label] : others
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset>
      <legend>{t('studio.facts.labels')}</legend>
      {articleLabels.map((label) => (
        <label key={label}>
          <input type="checkbox" checked={labels.includes(label)} onChange={() => toggle(label)} />
          {t(`news.label.${label}`)}
        </label>
      ))}
      <small>{t('studio.facts.labelsHint')}</small>
    </fieldset>
  )
}

function Cover({ draft, onChange }: DraftFactsProps) {
  const { t } = useStudio()
  const { covers } = useArticleMaterials()
  return (
    <div className={styles.cover}>
      <label>
        {t('studio.facts.cover')}
        <select value={draft.cover ?? ''} onChange={(event) => onChange({ cover: wordsOf(event) })}>
          <option value="">{t('studio.facts.coverOfLabel')}</option>
          {covers.map((cover) => (
            <option key={cover}>{cover}</option>
          ))}
        </select>
      </label>
      <img src={coverAddress(draft.cover ?? draft.labels[0]!)} alt="" width={288} height={162} loading="lazy" />
    </div>
  )
}

function Jump({ jump, onChange }: { jump: Draft['jump']; onChange: (jump: Draft['jump']) => void }) {
  const { t } = useStudio()
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const type = jumpTypes.find((each) => each === target.value)
    onChange(type ? { type, url: jump?.url ?? '' } : null)
  }
  return (
    <div className={styles.jump}>
      <label>
        {t('studio.facts.jump')}
        <select value={jump?.type ?? 'none'} onChange={choose}>
          {(['none', ...jumpTypes] as const).map((each) => (
            <option key={each} value={each}>
              {t(`studio.facts.jump.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {jump && jump.type !== 'picture' && (
        <label>
          {t('studio.facts.jumpUrl')}
          <input value={jump.url} onChange={({ target }) => onChange({ ...jump, url: target.value })} />
        </label>
      )}
    </div>
  )
}

/** Father and group of the article. */
function Family({ draft, onChange }: DraftFactsProps) {
  const { t } = useStudio()
  const pattern = contentIdPattern.source
  return (
    <>
      <label>
        {t('studio.facts.father')}
        <input
          pattern={pattern}
          value={draft.father ?? ''}
          onChange={(event) => onChange({ father: wordsOf(event) })}
        />
      </label>
      <label>
        {t('studio.facts.group')}
        <input pattern={pattern} value={draft.group ?? ''} onChange={(event) => onChange({ group: wordsOf(event) })} />
      </label>
      <label>
        {t('studio.facts.order')}
        <input
          type="number"
          min={1}
          value={draft.order ?? ''}
          onChange={({ target }) => onChange({ order: target.value === '' ? null : target.valueAsNumber })}
        />
      </label>
    </>
  )
}
