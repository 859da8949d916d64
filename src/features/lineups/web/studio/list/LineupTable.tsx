import { minuteInWords } from '#src/core/timestamps.ts'
import { DraftState } from '#src/ui/studio/DraftState.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import type { LineupRow } from '../../../lineup-drafts.contract.ts'
import { lineupPath } from '../studio-paths.ts'
import styles from './LineupTable.module.css'

export function LineupTable({ lineups }: { lineups: LineupRow[] }) {
  const { t, language } = useStudio()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('lineup-studio.list.lineup')}</th>
          <th scope="col">{t('studio.list.state')}</th>
          <th scope="col">{t('lineup-studio.field.version')}</th>
          <th scope="col">{t('studio.list.changed')}</th>
        </tr>
      </thead>
      <tbody>
        {lineups.map((lineup) => (
          <tr key={lineup.id}>
            <th scope="row">
              <a href={`${lineupPath(lineup.season, lineup.id)}?lang=${language}`}>{lineup.title}</a>
              <small>
                {lineup.id} · {t('lineups.tier', { tier: lineup.tier })}
              </small>
            </th>
            <td>
              <DraftState standing={lineup} />
              {lineup.scheduled && (
                <small>
                  {t('lineup-studio.scheduled', {
                    revision: lineup.scheduled.revision,
                    date: minuteInWords(Date.parse(lineup.scheduled.at), { language }),
                  })}
                </small>
              )}
              {lineup.faults > 0 && <small>{t('lineup-studio.faults', { count: lineup.faults })}</small>}
            </td>
            <td data-old={lineup.is_outdated || undefined}>
              {lineup.is_outdated ? t('lineups.outdated', { version: lineup.version }) : lineup.version}
            </td>
            <td>
              {t('studio.list.by', {
                date: minuteInWords(lineup.saved_at * 1000, { language }),
                editor: lineup.editor,
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
