import { useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { accountAddress, type SessionUser } from '#src/core/web/session.ts'
import { errorKey, type Text, useText } from '#src/core/web/texts/text.ts'
import { channels } from '#src/features/account/sign-in.rules.ts'
import { logout } from '#src/features/account/web/platform.ts'
import { Icon } from '#src/ui/Icon.tsx'
import header from './Header.module.css'
import styles from './UserMenu.module.css'

interface UserMenuProps {
  user: SessionUser
  /** Whether it is part of another menu, and lists its entries directly. */
  isInMenu: boolean
}

export function UserMenu({ user, isInMenu }: UserMenuProps) {
  const t = useText()
  const context = usePageContext()
  const [fault, setFault] = useState<string | null>(null)
  const leave = async () => {
    const answer = await logout(context)
    if (!answer.ok) setFault(answer.error)
  }
  const name = user.name || nameWithout(user, t)
  const picture = <img className={styles.picture} src={user.avatar} alt="" width="28" height="28" />
  const account = <a href={accountAddress(context)}>{t('account.user.menu')}</a>
  const out = (
    <button type="button" className={styles.entry} onClick={() => void leave()}>
      {t('account.user.logout')}
    </button>
  )
  const alert = fault && (
    <p role="alert" className={styles.fault}>
      {t(errorKey(fault, ['account']))}
    </p>
  )
  if (isInMenu) {
    return (
      <section className={styles.section} aria-label={t('account.user.menu')}>
        {picture}
        <p className={styles.name}>{name}</p>
        {account}
        {out}
        {alert}
      </section>
    )
  }
  return (
    <details className={`${header.dropdown} ${header.atEnd}`} name="header">
      <summary className={`${header.pill} ${styles.button}`}>
        <span className="visually-hidden">{t('account.user.menu')}: </span>
        {picture}
        <span className={styles.name}>{name}</span>
        <Icon name="chevron" />
      </summary>
      <ul className={header.menu}>
        <li>{account}</li>
        <li>
          {out}
          {alert}
        </li>
      </ul>
    </details>
  )
}

/** A user without a name is called by the way of signing in. */
function nameWithout({ channel, channelLabel }: SessionUser, t: Text): string {
  if (channelLabel) return t('account.user.channel', { label: channelLabel })
  return t(channel === channels.guest ? 'account.user.guest' : 'account.user.email')
}
