import { Moment } from '#src/core/web/texts/Moment.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import type { ArticleCard } from '#src/features/news/news.contract.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { ArticleCover } from '../ArticleCover.tsx'
import styles from './ArticleCardTile.module.css'
import { CardLink } from './CardLink.tsx'

interface ArticleCardTileProps {
  card: ArticleCard
  /** The first card: larger, with description and an eager cover. */
  isLead?: boolean
  heading?: 'h2' | 'h3'
  /** The card's language if it differs from the page's. */
  lang?: string
}

export function ArticleCardTile({ card, isLead = false, heading: Heading = 'h2', lang }: ArticleCardTileProps) {
  const t = useText()
  return (
    <article className={isLead ? styles.lead : styles.tile}>
      <CardLink card={card} className={styles.link}>
        <span className={styles.cover}>
          <ArticleCover address={card.pic_urls[0]!} sizes={isLead ? leadWidth : tileWidth} isFirst={isLead} />
          {card.video_info && (
            <span className={styles.play} role="img" aria-label={t('news.hasVideo')}>
              <Icon name="play" />
            </span>
          )}
        </span>
        <span className={styles.words}>
          <Heading className={styles.title} lang={lang}>
            {card.title}
          </Heading>
          {isLead && (
            <span className={styles.description} lang={lang}>
              {card.content_desc}
            </span>
          )}
          <span className={styles.meta}>
            <Moment seconds={card.pub_timestamp} />
            <span>{` · ${t(`news.label.${card.labels[0]!}`)}`}</span>
          </span>
        </span>
      </CardLink>
    </article>
  )
}

const leadWidth = '(max-width: 640px) 100vw, (max-width: 1240px) 60vw, 734px'
const tileWidth = '(max-width: 640px) 36vw, (max-width: 1240px) 32vw, 397px'
