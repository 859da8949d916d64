import { getRouteApi, Link } from '@tanstack/react-router'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { RichText } from '#src/core/web/texts/RichText.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import styles from './MethodPage.module.css'

const route = getRouteApi('/rank/method')

export function MethodPage() {
  const answer = route.useLoaderData()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { title, description, updated, updatedInWords, html } = answer.data
  return (
    <main className={styles.page}>
      <PageHead
        title={title}
        siteName={t('site.name')}
        path="/rank/method"
        summary={import.meta.env.SSR && { description }}
      />
      <h1>{title}</h1>
      <p className={styles.updated}>
        <time dateTime={updated}>{updatedInWords}</time>
        <Link to="/rank/lineup">{t('rankings.title')}</Link>
      </p>
      <RichText rich={html} className={styles.text} />
    </main>
  )
}
