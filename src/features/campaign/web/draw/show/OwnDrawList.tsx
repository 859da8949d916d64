import { useText } from '#src/core/web/texts/text.ts'
import { useDay } from '#src/core/web/texts/useDay.ts'
import type { Campaign } from '../../../campaign.contract.ts'
import type { OwnDraws } from '../../../draw/draw.contract.ts'
import { isPosted } from '../../../recipients.rules.ts'
import { claimText } from '../../rewards/claim-text.ts'
import styles from './OwnDrawList.module.css'
import { prizePicture } from './prize-picture.ts'

/** What the player has drawn, the newest first. */
export function OwnDrawList({ own, rewardsFrom }: { own: OwnDraws } & Pick<Campaign, 'rewardsFrom'>) {
  const t = useText()
  const dayOf = useDay()
  const { draws, alias } = own
  return (
    <div className={styles.part}>
      <h3>{t('draw.mine.title')}</h3>
      {draws.length === 0 ? (
        <p className={styles.note}>{t('draw.mine.none')}</p>
      ) : (
        <ul className={styles.list}>
          {draws.toReversed().map(({ n, prize, sequence, drawnAt, claim }) => (
            <li key={n} data-tier={prize?.tier ?? 0}>
              <img src={prizePicture(prize)} alt="" width="48" height="48" loading="lazy" />
              <span>
                <b>{prize ? t('draw.show.prize', { tier: prize.tier, title: prize.title }) : t('draw.rates.thanks')}</b>
                <small>
                  <time dateTime={drawnAt}>{dayOf(drawnAt)}</time> ·{' '}
                  {t('draw.show.line', { line: String(sequence + 1) })}
                </small>
                {prize && !isPosted(prize.tier) && (
                  <small>{claim ? claimText(claim, t) : t('draw.mine.inGame', { date: dayOf(rewardsFrom) })}</small>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('draw.mine.alias', { alias })}</p>
    </div>
  )
}
