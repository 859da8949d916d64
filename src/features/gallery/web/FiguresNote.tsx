import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import type { ShortFigures } from '#src/features/rankings/rankings.contract.ts'
import { DemoChip } from '#src/game/web/DemoChip.tsx'
import styles from './FiguresNote.module.css'

interface FiguresNoteProps {
  /** The ranking to link to. */
  kind: 'hero' | 'equip' | 'trait'
  season: string
  figures: ShortFigures | null
}

/** Names the matches behind the figures; nothing without figures. */
export function FiguresNote({ kind, season, figures }: FiguresNoteProps) {
  const t = useText()
  if (!figures || figures.boards === 0) return null
  return (
    <p className={styles.note}>
      <span>{t('gallery.figures', { boards: figures.boards, version: figures.version ?? '' })}</span>
      {figures.isSample && <DemoChip />}
      <Link to={`/rank/${kind}`} search={{ season }}>
        {t('gallery.figuresMore')}
      </Link>
    </p>
  )
}
