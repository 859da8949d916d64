import { useMemo, useRef } from 'react'
import { errorKey, type PlainTextKey, useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { useFocusAfter } from '#src/ui/hooks/useFocusAfter.ts'
import type { Campaign } from '../../../campaign.contract.ts'
import type { DrawFacts, OwnDraws } from '../../../draw/draw.contract.ts'
import { HoldNotes } from '../../HoldNotes.tsx'
import styles from './DrawDeck.module.css'
import { attemptsLeft, drawObstacle } from './draw-obstacle.ts'
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
  /** Whether `own` could not be read. */
  isFailed: boolean
  isInSquad: boolean
  onOwn: (own: OwnDraws) => void
  /** Called after a draw and when the player's state has to be read once more. */
  onDrawn: () => Promise<void>
}

/** The record with the button that draws, or why there is none, and the prize on stage. */
export function DrawDeck({ campaign, facts, own, isFailed, isInSquad, onOwn, onDrawn }: DrawDeckProps) {
  const t = useText()
  const segments = useMemo(() => segmentsOf(facts.prizes), [facts.prizes])
  const { record, arm, show, fault, isUncertain, draw, skip, close } = useDraw(segments, () => void onDrawn())
  const deck = useRef<HTMLDivElement>(null)
  useFocusAfter(deck, show.step === 'rest')
  const left = own ? attemptsLeft(own) : 0
  const obstacle = drawObstacle({ campaign, facts, own, isFailed, isInSquad })
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
        {!isSpinning && <Obstacle obstacle={obstacle} campaign={campaign} />}
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

/** Why there is no draw now, with the operator's note on a hold. */
function Obstacle({ obstacle, campaign }: { obstacle: PlainTextKey | null; campaign: Campaign }) {
  const t = useText()
  if (obstacle === 'campaign.errors.on_hold_draws') return <HoldNotes campaign={campaign} kinds={['draws']} />
  return obstacle && <p role="status">{t(obstacle)}</p>
}
