import { useEffect, useRef } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { latinTag } from '#src/ui/letters.ts'
import type { OwnDraw } from '../../../draw/draw.contract.ts'
import { isPosted } from '../../../recipients.rules.ts'
import styles from './PrizeOnStage.module.css'
import { prizePicture } from './prize-picture.ts'

interface PrizeOnStageProps {
  draw: OwnDraw
  /** Attempts that are left. */
  left: number
  /** Null if another draw is not possible at once. */
  onAgain: (() => void) | null
  onClose: () => void
}

/** What a draw came to, in lights; takes the focus. */
export function PrizeOnStage({ draw: { prize, sequence }, left, onAgain, onClose }: PrizeOnStageProps) {
  const t = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.stage} data-tier={prize?.tier ?? 0}>
      <span className={styles.rays} aria-hidden="true" />
      <img className={styles.picture} src={prizePicture(prize)} alt="" width="160" height="160" />
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t(prize ? 'draw.show.won' : 'draw.rates.thanks')}
      </h3>
      {prize && (
        <p className={styles.prize} lang={latinTag(prize.title)}>
          {t('draw.show.prize', { tier: prize.tier, title: prize.title })}
        </p>
      )}
      <p className={styles.line}>{t('draw.show.line', { line: String(sequence + 1) })}</p>
      <div className={styles.actions}>
        {prize && isPosted(prize.tier) && (
          <Button variant="solid" href="#prizes" onClick={onClose}>
            {t('draw.show.address')}
          </Button>
        )}
        {onAgain && (
          <Button variant="main" onClick={onAgain}>
            {t('draw.show.again', { count: left })}
          </Button>
        )}
        <Button variant="glass" onClick={onClose}>
          {t('draw.show.close')}
        </Button>
      </div>
    </div>
  )
}
