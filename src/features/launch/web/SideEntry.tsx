import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import styles from './SideEntry.module.css'

/** On small windows, a link to the new champions' page, hidden on the first section. */
export function SideEntry({ section }: { section: number }) {
  const t = useText()
  return (
    <Link to="/champion-page" className={styles.entry} data-hidden={section === 0 || undefined}>
      {t('launch.championPage')}
    </Link>
  )
}
