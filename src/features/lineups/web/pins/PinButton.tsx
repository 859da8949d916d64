import { useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useSession } from '#src/core/web/session.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { maxPins, type Pin } from '../../pins.contract.ts'
import { isSamePin } from '../../pins.rules.ts'
import { pinLineup, syncPins, useArePinsLasting, useKeptPins } from './kept-pins.ts'
import styles from './PinButton.module.css'

interface PinButtonProps {
  pin: Pin
  /** Name of the lineup. */
  name: string
  /** Shows the icon alone. */
  isSmall?: boolean
}

/** Keeps a lineup on the player's shelf, or takes it off. */
export function PinButton({ pin, name, isSmall }: PinButtonProps) {
  const t = useText()
  const { ask } = usePageContext()
  const session = useSession()
  const isLasting = useArePinsLasting()
  const isPinned = useKeptPins().pins.some((each) => isSamePin(each, pin))
  const [isFull, setFull] = useState(false)
  const change = () => {
    const hasRoom = pinLineup({ ...pin, isPinned: !isPinned })
    setFull(!hasRoom)
    if (session) void syncPins(ask)
  }
  const label = t(isPinned ? 'lineup-pins.unpin' : 'lineup-pins.pin')
  return (
    <>
      {isSmall ? (
        <button
          type="button"
          className={styles.small}
          aria-pressed={isPinned}
          aria-label={t('lineup-pins.pinOf', { name })}
          title={label}
          onClick={change}
        >
          <Icon name="pin" />
        </button>
      ) : (
        <Button variant="glass" size="large" className={styles.pin} aria-pressed={isPinned} onClick={change}>
          <Icon name="pin" />
          {label}
        </Button>
      )}
      <span role="status" className={styles.note}>
        {isFull && t('lineup-pins.full', { count: maxPins })}
        {isPinned && !isLasting && t('lineup-pins.notLasting')}
      </span>
    </>
  )
}
