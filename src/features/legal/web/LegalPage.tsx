import { useLoaderData, useMatch } from '@tanstack/react-router'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { RichText } from '#src/core/web/texts/RichText.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import notices from '/.generated/third-party-notices.txt?url&no-inline'
import styles from './LegalPage.module.css'

type LegalPath = '/terms-of-service' | '/privacy-notice' | '/cookie-policy' | '/open-source' | '/test-flight'

/** The view of all static text pages. */
export function LegalPage() {
  const answer = useLoaderData({ from: useMatch({ strict: false }).fullPath as LegalPath })
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { name, title, description, updated, updatedInWords, html, credits } = answer.data
  return (
    <main className={styles.page}>
      <PageHead
        title={title}
        siteName={t('site.name')}
        path={`/${name}`}
        summary={import.meta.env.SSR && { description }}
      />
      <h1>{title}</h1>
      <p className={styles.updated}>
        {t('legal.updated')} <time dateTime={updated}>{updatedInWords}</time>
      </p>
      <RichText rich={html} className={styles.text} />
      {credits.length > 0 && <Credits credits={credits} />}
    </main>
  )
}

function Credits({ credits }: { credits: { name: string; version: string; license: string }[] }) {
  const t = useText()
  return (
    <section className={styles.text}>
      <h2>{t('legal.credits')}</h2>
      <p>
        {t('legal.creditsCount', { count: credits.length })} <a href={notices}>{t('legal.notices')}</a>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('legal.credits')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('legal.name')}</th>
              <th scope="col">{t('legal.license')}</th>
              <th scope="col">{t('legal.version')}</th>
            </tr>
          </thead>
          <tbody>
            {credits.map(({ name, version, license }) => (
              <tr key={`${name}@${version}`}>
                <td>{name}</td>
                <td>{license}</td>
                <td>{version}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
