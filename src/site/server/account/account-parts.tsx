import type { ReactNode } from 'react'
import type { Language } from '#src/core/languages.ts'
import { StandaloneForm } from '#src/core/server/standalone/standalone-page.tsx'
import { momentInWords } from '#src/core/timestamps.ts'
import { addressIn, type PageSetting } from '#src/core/web/router/address.ts'
import type { Text } from '#src/core/web/texts/text.ts'
import { siteConfig } from '#src/site/site-config.ts'
import styles from './account-page.module.css'

/** A section with its title. */
export function Part({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A form with one button. */
export function ActionForm({
  path,
  setting,
  fragment = '',
  button,
  hasFiles,
  children,
}: {
  path: string
  hasFiles?: boolean
  setting: PageSetting
  /** Fragment of the answer's address, with its '#'. */
  fragment?: string
  button: string
  children?: ReactNode
}) {
  return (
    <StandaloneForm
      action={addressIn(setting, `/auth/account/${path}?lang=${setting.language}`) + fragment}
      hasFiles={hasFiles}
    >
      {children}
      <button type="submit">{button}</button>
    </StandaloneForm>
  )
}

/** A date and time in the site's time zone, which it names: the page has no script. */
export const Moment = ({ at, language }: { at: Date; language: Language }) => (
  <time dateTime={at.toISOString()}>{momentInWords(at, { language, timeZone: siteConfig.timeZone })}</time>
)

/** List entries on the page; the download has all. */
export const mostShown = 50

/** The number of entries found in the download only. */
export const Older = ({ count, t }: { count: number; t: Text }) =>
  count > 0 && <p>{t('account.page.older', { number: count })}</p>
