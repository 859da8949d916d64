import { useMatches, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { baseOf, type Language, languageFacts, languages } from '#src/core/languages.ts'
import { stringifySearch } from '#src/core/search-params.ts'
import { inLanguage } from '#src/core/web/router/address.ts'
import { knownSearch } from '#src/core/web/router/navigation.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { rememberLanguage } from '#src/features/consent/web/consent-cookie.ts'
import { siteConfig } from '#src/site/site-config.ts'

/** Links to the page in every language, as full loads because the document's language changes. */
export function LanguageLinks({ className }: { className?: string }) {
  const { place, style } = usePageContext()
  const path = usePagePath()
  const choose = (event: MouseEvent<HTMLAnchorElement>, language: Language) => {
    rememberLanguage(language, siteConfig.consent)
    event.currentTarget.href = inLanguage(location.href, place, language)
  }
  return (
    <ul className={className} data-action="language_switch">
      {languages.map((language) => (
        <li key={language}>
          <a
            href={`${baseOf(language, place.test)}${style === 'hash' ? '/#' : ''}${path}`}
            hrefLang={languageFacts[language].tag}
            lang={languageFacts[language].tag}
            aria-current={language === place.language ? 'page' : undefined}
            onClick={(event) => choose(event, language)}
          >
            {languageFacts[language].label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Only known parameters, as on the server: the raw address may hold more (?utm=x) and would not hydrate. */
function usePagePath(): string {
  const router = useRouter()
  return useMatches({
    select: (matches) => {
      const match = matches.at(-1)!
      return match.pathname + stringifySearch(knownSearch(router, match))
    },
  })
}
