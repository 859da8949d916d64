import type { Failure } from '#src/core/call.ts'
import { languageFacts, languages } from '#src/core/languages.ts'
import { StudioFault } from '#src/ui/studio/StudioFault.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import type { LineupDraftFault } from '../../../lineup-drafts.contract.ts'
import { fieldId, isLabelled } from '../fields/field-faults.ts'
import styles from './LineupFaults.module.css'

interface LineupFaultsProps {
  faults: LineupDraftFault[]
  /** Why the last check failed; the faults are those of the check before. */
  failure: Failure | null
}

/** Faults that keep a lineup from being published; each leads to its field. */
export function LineupFaults({ faults, failure }: LineupFaultsProps) {
  const { t } = useStudio()
  return (
    <section className={styles.faults} aria-label={t('lineup-studio.check')}>
      {failure ? <StudioFault t={t} failure={failure} /> : <Count faults={faults} />}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ field, fault }) => (
            <li key={`${field} ${fault}`}>
              <button type="button" onClick={() => showField(field)}>
                <FieldName field={field} />: <span lang="en">{fault}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Count({ faults }: { faults: LineupDraftFault[] }) {
  const { t } = useStudio()
  return (
    <p role="status">
      {faults.length > 0 ? t('lineup-studio.faults', { count: faults.length }) : t('lineup-studio.noFaults')}
    </p>
  )
}

function FieldName({ field }: { field: string }) {
  const { t } = useStudio()
  const [top = '', ...rest] = field.split('.')
  const language = languages.find((each) => each === rest.at(-1))
  const name = isLabelled(top) ? t(`lineup-studio.field.${top}`) : top
  const stage = top === 'positions' && (rest[0] === '1' || rest[0] === '2' || rest[0] === 'final') ? rest[0] : null
  return (
    <b>
      {[name, stage && t(`lineups.stage.${stage}`), language && languageFacts[language].label]
        .filter(Boolean)
        .join(', ')}
    </b>
  )
}

/** Opens the part of the form with a field, and focuses the field or the nearest one above it. */
function showField(field: string) {
  const keys = field.split('.')
  for (let length = keys.length; length > 0; length--) {
    const found = document.getElementById(fieldId(keys.slice(0, length).join('.')))
    if (!found) continue
    const panel = found.closest('details')
    if (panel) panel.open = true
    found.scrollIntoView({ block: 'center' })
    return found.focus()
  }
}
