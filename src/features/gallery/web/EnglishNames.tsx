import { Link, useRouteContext } from '@tanstack/react-router'
import { useText } from '../../../core/web/text.ts'
import type { GalleryFilter } from '../gallery.rules.ts'
import styles from './EnglishNames.module.css'

/** Says that names are in English where a language has no data of its own; elsewhere lets the visitor choose it. */
export function EnglishNames({ filter }: { filter: GalleryFilter }) {
  const t = useText()
  const { language } = useRouteContext({ from: '__root__' }).place
  if (language === 'en') return null
  if (language === 'ms') return <p className={styles.note}>{t('gallery.namesInEnglish')}</p>
  const inEnglish = filter.names === 'en'
  return (
    <p className={styles.note}>
      <Link to="." search={{ ...filter, names: inEnglish ? undefined : 'en' }} replace resetScroll={false}>
        {inEnglish ? t('gallery.namesOwn') : t('gallery.namesEnglish')}
      </Link>
    </p>
  )
}
