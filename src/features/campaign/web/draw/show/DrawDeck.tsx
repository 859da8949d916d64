import { useMemo, useRef } from 'react'
import { errorKey, type PlainTextKey, useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { useFocusAfter } from '#src/ui/hooks/useFocusAfter.ts'
import type { Campaign } from '../../../campaign.contract.ts'
import type { DrawFacts, OwnDraws } from '../../../draw/draw.contract.ts'
import styles from './DrawDeck.module.css'
import { PrizeOnStage } from './PrizeOnStage.tsx'
import { PrizeRecord } from './PrizeRecord.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { segmentsOf } from './record-segments.ts'
import { SpinButton } from './SpinButton.tsx'
import { useDraw } from './useDraw.ts'

interface DrawDeckProps {
  campaign: Campaign
  facts: DrawFacts
  /** Undefined until it is known, null without a bound character. */
  own: OwnDraws | null | undefined
  isInSquad: boolean
  onOwn: (own: OwnDraws) => void
  /** Called after a draw and when the player's state has to be read once more. */
  onDrawn: () => Promise<void>
}

/** The record with the button that draws, or why there is none, and the prize on stage. */
export function DrawDeck({ campaign, facts, own, isInSquad, onOwn, onDrawn }: DrawDeckProps) {
  const t = useText()
  const segments = useMemo(() => segmentsOf(facts.prizes), [facts.prizes])
  const { record, arm, show, fault, isUncertain, draw, skip, close } = useDraw(segments, () => void onDrawn())
  const deck = useRef<HTMLDivElement>(null)
  useFocusAfter(deck, show.step === 'rest')
  const left = own?.attempts.filter(({ usedAs }) => usedAs === null).length ?? 0
  const obstacle = obstacleOf({ campaign, facts, own, isInSquad, left })
  const isDue = obstacle === null && own?.question != null && !own.question.isPassed
  const canDraw = isUncertain || (obstacle === null && !isDue && own != null)
  /** Whether what is known of the player includes the draw on stage. */
  const isFresh = show.step === 'shown' && own?.draws.some(({ n }) => n === show.draw.n)
  const isSpinning = show.step === 'spinning' || show.step === 'landing'
  return (
    <div className={styles.place} ref={deck} tabIndex={-1}>
      <div className={styles.layers} data-step={show.step}>
        <PrizeRecord prizes={facts.prizes} segments={segments} record={record} arm={arm}>
          {canDraw && show.step === 'rest' && <SpinButton left={left} onDraw={() => void draw()} />}
        </PrizeRecord>
        {show.step === 'shown' && (
          <PrizeOnStage
            draw={show.draw}
            left={left}
            onAgain={canDraw && isFresh ? () => void draw() : null}
            onClose={close}
          />
        )}
      </div>
      <div className={styles.below}>
        {isSpinning && (
          <>
            <p role="status">{t('draw.show.spinning')}</p>
            <Button variant="glass" onClick={skip}>
              {t('draw.show.skip')}
            </Button>
          </>
        )}
        {!isSpinning && obstacle && <p role="status">{t(obstacle)}</p>}
        {show.step === 'rest' && isDue && !isUncertain && (
          <QuestionForm question={own.question!} onAnswered={onOwn} onWrong={onDrawn} />
        )}
        {show.step === 'rest' && fault && (
          <p role="alert" className={styles.fault}>
            {isUncertain ? t('draw.show.lost') : t(errorKey(fault, ['draw', 'campaign']))}
          </p>
        )}
      </div>
    </div>
  )
}

interface DrawSituation extends Pick<DrawDeckProps, 'campaign' | 'facts' | 'own' | 'isInSquad'> {
  left: number
}

/** Why a player can't draw now; null if that is possible, perhaps after a question. */
function obstacleOf({ campaign, facts, own, isInSquad, left }: DrawSituation): PlainTextKey | null {
  if (campaign.phase === 'before') return 'draw.show.before'
  if (campaign.phase !== 'open') return 'draw.show.over'
  if (own?.prizes === 'none') return 'draw.show.noRegion'
  if (!facts.isOpen) return 'draw.show.closed'
  if (!isInSquad || own === null) return 'draw.show.needsSquad'
  if (own === undefined) return 'draw.show.loading'
  if (left > 0) return null
  const hasAll = own.attempts.some(({ source }) => source === 'full')
  return hasAll ? 'draw.show.allUsed' : 'draw.show.needsFull'
}
