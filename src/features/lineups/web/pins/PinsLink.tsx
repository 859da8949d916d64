import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useSession } from '#src/core/web/session.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { dropAccountPins, syncPins, useKeptPins } from './kept-pins.ts'
import styles from './PinsLink.module.css'

/** The header's way to the pinned lineups, with their number; keeps them in step with the account. */
export function PinsLink() {
  const t = useText()
  const { ask } = usePageContext()
  const { pins } = useKeptPins()
  const session = useSession()
  const isSignedIn = session ? true : session
  useEffect(() => {
    if (isSignedIn) void syncPins(ask)
    else if (isSignedIn === null) dropAccountPins()
  }, [ask, isSignedIn])
  if (pins.length === 0) return null
  return (
    <Link to="/lineup" hash="pinned" className={styles.link} aria-label={t('site.pins', { count: pins.length })}>
      <Icon name="pin" />
      <span aria-hidden="true">{pins.length}</span>
    </Link>
  )
}
