import { useEffect, useRef, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { LineIcon } from '#src/ui/Icon.tsx'
import type { Milestone } from '../campaign.contract.ts'
import { milestonesReached, shareOfWay } from '../campaign.rules.ts'
import styles from './Milestones.module.css'
import { useCountUp } from './useCountUp.ts'

interface MilestonesProps {
  milestones: Milestone[]
  registered: number
}

/** The count of registrations on its way along the milestones. */
export function Milestones({ milestones, registered }: MilestonesProps) {
  const t = useText()
  const shown = useCountUp(registered)
  const news = useReachedNews(milestones, registered)
  return (
    <div className={styles.board}>
      <p className={styles.count}>
        <b>{t('campaign.page.number', { count: shown })}</b> {t('campaign.page.registered', { count: registered })}
      </p>
      <ol className={styles.way} aria-label={t('campaign.page.milestones')}>
        {milestones.map((milestone, index) => (
          <MilestoneStep
            key={milestone.level}
            milestone={milestone}
            share={shareOfWay(milestones[index - 1]?.count ?? 0, milestone.count, registered)}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  )
}

/** Lucide's check and lock. */
const marks = {
  reached: 'M20 6L9 17l-5-5',
  locked: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
}

function MilestoneStep({ milestone: { level, count, reward }, share }: { milestone: Milestone; share: number }) {
  const t = useText()
  const state = share === 1 ? 'reached' : 'locked'
  return (
    <li className={styles.step} data-state={state}>
      <svg className={styles.track} aria-hidden="true">
        <rect width={`${(share * 100).toFixed(1)}%`} height="100%" />
      </svg>
      <span className={styles.mark}>
        <LineIcon path={marks[state]} />
      </span>
      <span className={styles.words}>
        <span className={styles.level}>
          {t('campaign.page.level', { level })} · {t('campaign.page.milestone', { count })}
        </span>
        <b>{reward.title}</b>
        <span className={state === 'reached' ? styles.state : 'visually-hidden'}>{t(`campaign.page.${state}`)}</span>
      </span>
    </li>
  )
}

/** A sentence for screen readers whenever a milestone is reached while the page is open. */
function useReachedNews(milestones: Milestone[], registered: number): string {
  const t = useText()
  const [news, setNews] = useState('')
  const reached = milestonesReached(milestones, registered)
  const before = useRef(reached)
  useEffect(() => {
    const milestone = milestones[reached - 1]
    if (reached > before.current && milestone) {
      setNews(t('campaign.page.milestoneReached', { level: milestone.level, reward: milestone.reward.title }))
    }
    before.current = reached
  }, [reached, milestones, t])
  return news
}
