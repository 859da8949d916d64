import type { ReactNode } from 'react'
import type { Language } from '../../core/languages.ts'
import { formatMoment } from '../../core/timestamps.ts'
import { inGameAddress } from '../../core/web/address.ts'
import { siteConfig } from '../site-config.ts'
import styles from './account-page.module.css'
import { BareForm } from './bare-page.tsx'

/** In which language the page is, and whether in the game's own browser. */
export interface Where {
  language: Language
  isInGame: boolean
}

/** An address of the site, which knows where it is shown as this page does. */
export const addressIn = ({ isInGame }: Where, path: string): string => (isInGame ? inGameAddress(path) : path)

/** A part of the account page under its title. */
export function Part({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A form of the page with its button. */
export function Deed({
  path,
  where,
  button,
  hasFiles,
  children,
}: {
  path: string
  hasFiles?: boolean
  where: Where
  button: string
  children?: ReactNode
}) {
  return (
    <BareForm action={addressIn(where, `/auth/account/${path}?lang=${where.language}`)} hasFiles={hasFiles}>
      {children}
      <button type="submit">{button}</button>
    </BareForm>
  )
}

/** A moment in the site's time zone. */
export const Moment = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()}>{formatMoment(at, 'YYYY-MM-DD HH:mm', siteConfig.timeZone)}</time>
)
