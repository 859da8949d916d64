import { useText } from '#src/core/web/texts/text.ts'
import { useDay } from '#src/core/web/texts/useDay.ts'
import { Button } from '#src/ui/Button.tsx'
import type { Reward } from '../../rewards.contract.ts'
import { claimText } from './claim-text.ts'
import styles from './RewardList.module.css'

interface RewardListProps {
  rewards: Reward[]
  onClaim: (level: number) => void
  onClaimAll: () => void
}

/** The milestones' rewards with what became of their claims. */
export function RewardList({ rewards, onClaim, onClaimAll }: RewardListProps) {
  const t = useText()
  const dayOf = useDay()
  const open = rewards.filter(({ isReached, claim }) => isReached && claim === null)
  return (
    <>
      <ol className={styles.list}>
        {rewards.map(({ level, title, isReached, claim }) => (
          <li key={level}>
            <span className={styles.what}>
              <small>{t('campaign.rewards.level', { level })}</small>
              <b>{title}</b>
              {claim && <small>{t('campaign.rewards.record', { date: dayOf(claim.requestedAt) })}</small>}
            </span>
            <span className={styles.state} aria-live="polite">
              {claim && <span data-state={claim.state}>{claimText(claim, t)}</span>}
              {!isReached && !claim && t('campaign.rewards.notReached')}
              {isReached && (!claim || claim.state === 'failed') && (
                <Button
                  variant="solid"
                  aria-label={`${t(claim ? 'campaign.rewards.again' : 'campaign.rewards.claim')}: ${title}`}
                  onClick={() => onClaim(level)}
                >
                  {t(claim ? 'campaign.rewards.again' : 'campaign.rewards.claim')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {open.length > 1 && (
        <Button variant="main" onClick={onClaimAll}>
          {t('campaign.rewards.claimAll')}
        </Button>
      )}
    </>
  )
}
