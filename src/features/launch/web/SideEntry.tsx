import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import styles from './SideEntry.module.css'

/** On small windows, the way to the new champions' page at the edge of every section but the first. */
export function SideEntry({ section }: { section: number }) {
  const t = useText()
  return (
    <Link to="/champion-page" className={styles.entry} data-hidden={section === 0 || undefined}>
      {t('launch.championPage')}
    </Link>
  )
}
