import { askGame } from '#src/core/web/game-bridge.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './BackToGame.module.css'

/** A button back into the game, only shown in the game's browser. */
export function BackToGame() {
  const t = useText()
  const { isInGame } = usePageContext()
  if (!isInGame) return null
  return (
    <button type="button" className={styles.button} data-action="back_to_game" onClick={leave}>
      <Icon name="back" /> <span className={styles.words}>{t('site.backToGame')}</span>
    </button>
  )
}

/** Closes the window if the game's bridge is missing. */
function leave() {
  if (!askGame('backToGame')) window.close()
}
