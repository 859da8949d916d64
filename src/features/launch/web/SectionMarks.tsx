import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { launchSections } from '../launch.rules.ts'
import styles from './SectionMarks.module.css'

/** Links to the sections at the edge of the window, hidden on the first. */
export function SectionMarks({ section, onChoose }: { section: number; onChoose: (section: number) => void }) {
  const t = useText()
  return (
    <nav className={styles.marks} aria-label={t('launch.sections')} data-hidden={section === 0 || undefined}>
      {launchSections.map((name, index) => (
        <Link
          key={name}
          to="/"
          search={(search) => ({ ...search, page: index === 0 ? undefined : name })}
          replace
          state={{ isByDeck: true }}
          resetScroll={false}
          className={styles.mark}
          onClick={() => onChoose(index)}
          activeOptions={{ exact: true, explicitUndefined: true }}
          data-current={index === section || undefined}
        >
          {t(`launch.section.${name}`)}
        </Link>
      ))}
    </nav>
  )
}

/** On small windows, a link to the new champions' page at the top of a section. */
export function SideEntry() {
  const t = useText()
  return (
    <Link to="/champion-page" className={styles.entry}>
      {t('launch.championPage')}
    </Link>
  )
}
