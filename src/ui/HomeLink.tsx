import { Link } from '@tanstack/react-router'
import { useText } from '../core/web/texts/text.ts'
import styles from './HomeLink.module.css'

export function HomeLink() {
  const t = useText()
  return (
    <Link to="/" className={styles.action}>
      {t('site.error.home')}
    </Link>
  )
}
