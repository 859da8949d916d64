import card from '/.generated/icons/card.png?url&no-inline'
import { languages as allLanguages, type Language, languageFacts } from '../languages.ts'
import { useCanonical } from './router/canonical.ts'
import { usePageContext } from './router/root.ts'

interface PageHeadProps {
  title: string
  siteName: string
  /** Canonical path with its parameters ('/books/hero?season=m10s16'); null keeps it from search engines. */
  path: string | null
  /** From the server only (`import.meta.env.SSR && { … }`): robots do not run scripts. */
  summary?: false | PageSummary
}

interface PageSummary {
  description: string
  /** Languages with this page. */
  languages?: readonly Language[]
  /** Picture of the social card. */
  picture?: CardPicture
  /** For articles: publication (seconds since 1970) and ISO date of the last change. */
  article?: { published: number; updated: string }
}

interface CardPicture {
  path: string
  width: number
  height: number
}

const siteCard: CardPicture = { path: card, width: 1200, height: 630 }

/** Title and canonical address; from the server also description, languages and social card. */
export function PageHead({ title, siteName, path, summary }: PageHeadProps) {
  const address = useCanonical()
  const full = title === siteName ? title : `${title} · ${siteName}`
  return (
    <>
      <title>{full}</title>
      {path !== null && <link rel="canonical" href={address(path)} />}
      {import.meta.env.SSR && <Robots path={path} languages={summary ? summary.languages : undefined} />}
      {import.meta.env.SSR && summary && <Card title={title} siteName={siteName} path={path} summary={summary} />}
    </>
  )
}

function Robots({ path, languages = allLanguages }: { path: string | null; languages?: readonly Language[] }) {
  const { place } = usePageContext()
  const address = useCanonical()
  if (path === null) return <meta name="robots" content="noindex" />
  return (
    <>
      {place.test && <meta name="robots" content="noindex" />}
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={languageFacts[each].tag} href={address(path, each)} />
      ))}
      {languages.includes('en') && <link rel="alternate" hrefLang="x-default" href={address(path, 'en')} />}
    </>
  )
}

function Card({ title, siteName, path, summary }: PageHeadProps & { summary: PageSummary }) {
  const { place, origin } = usePageContext()
  const address = useCanonical()
  const { description, picture = siteCard, article } = summary
  return (
    <>
      <meta name="description" content={description} />
      {path !== null && <meta property="og:url" content={address(path)} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && (
        <>
          <meta property="article:published_time" content={new Date(article.published * 1000).toISOString()} />
          <meta property="article:modified_time" content={article.updated} />
        </>
      )}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={languageFacts[place.language].openGraph} />
      <meta property="og:image" content={origin + picture.path} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
