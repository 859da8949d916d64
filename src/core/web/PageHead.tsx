import { useRouteContext } from '@tanstack/react-router'
import card from '/.generated/icons/card.png?url&no-inline'
import { languageFacts, languages } from '../languages.ts'
import { useCanonical } from './canonical.ts'

interface PageHeadProps {
  /** Title of the page without the site's name. */
  title: string
  siteName: string
  description: string
  /**
   * Canonical path below the language, with the parameters that make another page: '/books/hero?season=m10s16'. Null where the page
   * stands for no address: it is kept out of search engines.
   */
  path: string | null
}

/** Title, description, canonical address, the other languages and the card for social networks. */
export function PageHead({ title, siteName, description, path }: PageHeadProps) {
  const { place, origin } = useRouteContext({ from: '__root__' })
  const address = useCanonical()
  const full = title === siteName ? title : `${title} · ${siteName}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {(path === null || place.test) && <meta name="robots" content="noindex" />}
      {path !== null && (
        <>
          <link rel="canonical" href={address(path)} />
          {languages.map((each) => (
            <link key={each} rel="alternate" hrefLang={languageFacts[each].tag} href={address(path, each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(path, 'en')} />
          <meta property="og:url" content={address(path)} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={languageFacts[place.language].openGraph} />
      <meta property="og:image" content={`${origin}${card}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
