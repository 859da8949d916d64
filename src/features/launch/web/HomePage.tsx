import { getRouteApi, Link } from '@tanstack/react-router'
import { useCanonical } from '../../../core/web/canonical.ts'
import { JsonLd } from '../../../core/web/JsonLd.tsx'
import { PageHead } from '../../../core/web/PageHead.tsx'
import { useText } from '../../../core/web/text.ts'
import { ChampionTile } from '../../../game/web/ChampionTile.tsx'
import { EnglishNote } from '../../../game/web/EnglishNote.tsx'
import { InterfaceGlyph } from '../../../game/web/Glyph.tsx'
import { FailedPage } from '../../../ui/FailedPage.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { galleryKinds } from '../../gallery/gallery.rules.ts'
import styles from './HomePage.module.css'

const route = getRouteApi('/')

/** The running season, its champions and the ways into the site. */
export function HomePage() {
  const answer = route.useLoaderData()
  const t = useText()
  const canonical = useCanonical()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { season, seasons, lead, champions } = answer.data
  const description = t('launch.description', { seasons: seasons.map(({ title }) => title).join(' · ') })
  const others = seasons.filter(({ id }) => id !== season?.id)
  const stars = champions.filter(({ cost }) => cost === 5)
  return (
    <main className={styles.page}>
      <PageHead title={t('site.name')} siteName={t('site.name')} description={description} path="/" />
      <JsonLd data={{ '@type': 'WebSite', name: t('site.name'), url: canonical('/'), description }} />
      <header className={styles.hero}>
        <p className={styles.season}>{t('launch.season')}</p>
        <h1>{season?.title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.actions}>
          <Link to="/books/hero" className={styles.primary}>
            {t('launch.champions')}
          </Link>
          {others.map((each) => (
            <Link key={each.id} to="/books/hero" search={{ season: each.id }} className={styles.secondary}>
              {each.title} <Icon name="forward" />
            </Link>
          ))}
        </div>
      </header>
      {season && (
        <section className={styles.section}>
          <h2>{t('launch.legends')}</h2>
          <ul className={styles.champions}>
            {stars.map((champion) => (
              <li key={champion.id}>
                <ChampionTile champion={champion} season={season.id} />
              </li>
            ))}
          </ul>
          <EnglishNote />
        </section>
      )}
      <section className={styles.section}>
        <h2>{t('launch.gallery')}</h2>
        <ul className={styles.ways}>
          {galleryKinds.map((kind) => (
            <li key={kind}>
              <Link to={`/books/${kind}`} className={styles.way}>
                <span className={styles.sign}>
                  <InterfaceGlyph name={`gallery-${kind}`} />
                </span>
                <span>
                  <strong>{t(`gallery.kind.${kind}`)}</strong>
                  <span className={styles.about}>{t(`launch.about.${kind}`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
