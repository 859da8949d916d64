import { type Language, languageFacts } from '#src/core/languages.ts'
import type { HtmlAnswer } from '#src/core/server/pages/page-cache.ts'
import type { ChannelSettings } from '#src/core/server/process/channel-settings.ts'
import type { DrawPage } from '#src/core/server/standalone/standalone-page.tsx'
import { textsIn } from '#src/core/web/texts/text.ts'
import styles from './sign-in-ways.module.css'
import pageCss from './sign-in-ways.module.css?inline'

export type Way = Pick<ChannelSettings, 'channel' | 'label'>

/** Providers that work in this browser, and those that need another one. */
export interface Ways {
  offered: Way[]
  elsewhere: Way[]
}

/** Many providers refuse the game's web view. */
export const waysFor = (channels: ChannelSettings[], isInGame: boolean): Ways => ({
  offered: channels.filter(({ isInWebView }) => isInWebView || !isInGame),
  elsewhere: channels.filter(({ isInWebView }) => !isInWebView && isInGame),
})

/** Submit buttons within the form of the sign-in page. */
export function ProviderWays({ language, ways: { offered, elsewhere } }: { language: Language; ways: Ways }) {
  const t = textsIn(language)
  return (
    <>
      {offered.map(({ channel, label }) => (
        <button key={channel} type="submit" formAction={`/auth/login/channel/${channel}?lang=${language}`}>
          {t('account.signIn.with', { label })}
        </button>
      ))}
      <WaysElsewhere language={language} ways={elsewhere} />
    </>
  )
}

export function WaysElsewhere({ language, ways }: { language: Language; ways: Way[] }) {
  if (ways.length === 0) return null
  const either = new Intl.ListFormat(languageFacts[language].tag, { type: 'disjunction' })
  const labels = either.format(ways.map(({ label }) => label))
  return <p>{textsIn(language)('account.signIn.openInBrowser', { labels })}</p>
}

interface Redirect {
  language: Language
  label: string
  address: URL
}

/** Redirects by `refresh`: for a 303 the policy's form-action would have to list every host of the provider. */
export function redirectPage({ language, label, address }: Redirect, drawPage: DrawPage): HtmlAnswer {
  const t = textsIn(language)
  const body = (
    <>
      <h1>{t('account.signIn.title')}</h1>
      <p>
        <a href={address.href} className={styles.on}>
          {t('account.signIn.with', { label })}
        </a>
      </p>
    </>
  )
  const page = drawPage({ language, title: t('account.signIn.title'), body, css: pageCss, isShort: true })
  return { ...page, headers: { ...page.headers, refresh: `0; url=${address.href}` } }
}
