import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import type { Campaign } from '../../../campaign.contract.ts'
import { type DrawFacts, drawCalls } from '../../../draw/draw.contract.ts'
import { DrawRates } from '../DrawRates.tsx'
import { useOwnDraws } from '../useOwnDraws.ts'
import { DrawDeck } from './DrawDeck.tsx'
import styles from './DrawSection.module.css'
import { OwnDrawList } from './OwnDrawList.tsx'

interface DrawSectionProps {
  campaign: Campaign
  facts: DrawFacts
  /** Attempts as the squad shows them; null without a squad, undefined until it is known. */
  attempts: number | null | undefined
  /** Called after a draw. */
  onDrawn: () => void
}

/** The prize draw: the record, chances and stock, and what the player has drawn. */
export function DrawSection({ campaign, facts: known, attempts, onDrawn }: DrawSectionProps) {
  const t = useText()
  const { facts, read: readFacts } = useFacts(known)
  const { own, setOwn, read, isFailed } = useOwnDraws()
  // a squad gives attempts
  useEffect(() => {
    if (attempts) void read()
  }, [attempts, read])
  const refresh = async () => {
    await Promise.all([read(), readFacts()])
    onDrawn()
  }
  return (
    <section className={styles.section} id="draw" aria-labelledby="draw-title">
      <h2 id="draw-title" className={`display ${styles.title}`}>
        {t('draw.show.title')}
      </h2>
      <div>
        <DrawDeck
          campaign={campaign}
          facts={facts}
          own={own}
          isFailed={isFailed}
          isInSquad={attempts !== null}
          onOwn={setOwn}
          onDrawn={refresh}
        />
      </div>
      <div className={styles.facts}>
        <h3>{t('draw.rates.title')}</h3>
        <DrawRates prizes={facts.prizes} />
        <p className={styles.note}>{t('draw.show.note')}</p>
        {own && <OwnDrawList own={own} rewardsFrom={campaign.rewardsFrom} />}
        <p>
          <Link to="/draw/verify" className={styles.link}>
            {t('draw.title')}
          </Link>
        </p>
      </div>
    </section>
  )
}

/** Stock and state of the draw, newer than the page's once they were read. */
function useFacts(known: DrawFacts) {
  const { ask } = usePageContext()
  const [latest, setLatest] = useState<DrawFacts | null>(null)
  const read = useCallback(async () => {
    const answer = await ask(drawCalls.readDraw, {})
    if (answer.ok) setLatest(answer.data.draw)
  }, [ask])
  return { facts: latest ?? known, read }
}
