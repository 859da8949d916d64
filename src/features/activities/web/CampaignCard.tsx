import { Link } from '@tanstack/react-router'
import { Picture } from '#src/core/web/pictures/Picture.tsx'
import { Moment } from '#src/core/web/texts/Moment.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { artAddress, filesInWidths } from '#src/game/art.rules.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import type { ShownCampaign } from '../activities.contract.ts'
import styles from './CampaignCard.module.css'

/** The campaign above all activities, worded by its phase. */
export function CampaignCard({ campaign: { title, phase, season, starts_at, ends_at } }: { campaign: ShownCampaign }) {
  const t = useText()
  if (phase === 'over') return null
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture
          cuts={[
            {
              files: filesInWidths({ season, name: 'home', folders: ['1280x720', '1920x1080'] }),
              width: 1920,
              height: 1080,
            },
          ]}
          fallback={artAddress({ season, folder: '1280x720', name: 'home', format: 'jpg' })}
          sizes="(max-width: 768px) 100vw, 36rem"
          isFirst
        />
      </div>
      <div className={styles.words}>
        <h2>{t('activities.campaign.title', { title })}</h2>
        <p className={styles.time}>
          <Moment seconds={starts_at} />
          {' – '}
          <Moment seconds={ends_at} />
        </p>
        <p>{t(`activities.campaign.${phase}`)}</p>
        <Link to="/pre-register" className={buttonClass({ variant: 'main' })}>
          {t('activities.open')}
          <span className="visually-hidden"> {title}</span>
        </Link>
      </div>
    </article>
  )
}
