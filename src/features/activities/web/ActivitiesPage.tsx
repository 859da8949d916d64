import { getRouteApi, Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { formatMoment } from '#src/core/timestamps.ts'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useInnerLinks } from '#src/core/web/router/useInnerLinks.ts'
import { Moment } from '#src/core/web/texts/Moment.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { CoverPicture } from '#src/game/web/pictures/CoverPicture.tsx'
import { PullToRefresh } from '#src/ui/PullToRefresh.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import type { ShownActivity, ShownCampaign } from '../activities.contract.ts'
import { type Phase, phases } from '../activities.rules.ts'
import styles from './ActivitiesPage.module.css'
import { CampaignCard } from './CampaignCard.tsx'

const route = getRouteApi('/all-activities')

export function ActivitiesPage() {
  const answer = route.useLoaderData()
  if (!answer.ok) return <FailedPage failure={answer} />
  return <Activities data={answer.data} />
}

function Activities({ data }: { data: Record<Phase, ShownActivity[]> & { campaign: ShownCampaign | null } }) {
  const t = useText()
  const page = useRef<HTMLElement>(null)
  useInnerLinks(page)
  const isQuiet = !data.campaign && data.running.length + data.coming.length === 0
  const first = data.campaign ? undefined : phases.flatMap((phase) => data[phase])[0]?.id
  return (
    <main ref={page} className={styles.page}>
      <PullToRefresh />
      <PageHead
        title={t('activities.title')}
        siteName={t('site.name')}
        path="/all-activities"
        summary={import.meta.env.SSR && { description: t('activities.summary') }}
      />
      <header className={styles.head}>
        <h1>{t('activities.title')}</h1>
        <p>{t('activities.lead')}</p>
      </header>
      {isQuiet && (
        <EmptyState title={t('activities.none')}>
          <Link to="/news">{t('activities.toNews')}</Link>
        </EmptyState>
      )}
      {data.campaign && <CampaignCard campaign={data.campaign} />}
      {phases.map((phase) => (
        <Part key={phase} phase={phase} activities={data[phase]} first={first} />
      ))}
    </main>
  )
}

interface PartProps {
  phase: Phase
  activities: ShownActivity[]
  /** Id of the first activity in the page. */
  first?: string
}

function Part({ phase, activities, first }: PartProps) {
  const t = useText()
  if (activities.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={phase}>
      <h2 id={phase}>{t(`activities.${phase}`)}</h2>
      <ul>
        {activities.map((activity) => (
          <li key={activity.id}>
            <ActivityCard activity={activity} phase={phase} isFirst={activity.id === first} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ActivityCardProps {
  activity: ShownActivity
  phase: Phase
  isFirst: boolean
}

function ActivityCard({ activity, phase, isFirst }: ActivityCardProps) {
  const t = useText()
  const { timeZone } = usePageContext()
  const { title, description, cover, link, starts_at, ends_at } = activity
  const dayOf = (seconds: number) => formatMoment(seconds * 1000, 'YYYY-MM-DD', timeZone)
  const isOneDay = dayOf(starts_at) === dayOf(ends_at)
  return (
    <article className={styles.card} data-phase={phase}>
      <div className={styles.cover}>
        <CoverPicture name={cover} sizes="(max-width: 640px) 100vw, 26rem" isFirst={isFirst} />
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.time}>
          <Moment seconds={starts_at} />
          {!isOneDay && (
            <>
              {' – '}
              <Moment seconds={ends_at} />
            </>
          )}
        </p>
        <p>{description}</p>
        {link && (
          <a href={link} className={styles.more}>
            {t('activities.open')} <span className="visually-hidden">{title}</span>
          </a>
        )}
      </div>
    </article>
  )
}
