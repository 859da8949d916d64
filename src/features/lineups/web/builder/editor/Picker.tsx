import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { Words } from '#src/game/game.contract.ts'
import { Name } from '#src/game/web/names/Name.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './Picker.module.css'

interface PickerProps {
  q: string
  onSearch: (q: string) => void
  /** Picks the first entry of what is typed, though the tiles may still show a former text. */
  onEnter: (typed: string) => void
  filters: ReactNode
  /** The sentence without any entry. */
  none: string
  /** Tiles with a key each. */
  children: ReactNode[]
}

/** A search by name in any language, filters, and tiles to choose from. */
export function Picker({ q, onSearch, onEnter, filters, none, children }: PickerProps) {
  const t = useText()
  return (
    <>
      <div className={styles.filters}>
        <span className={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            value={q}
            placeholder={t('game.searchShort')}
            aria-label={t('game.search')}
            maxLength={40}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => onSearch(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault() // else the key presses what gets the focus
              if (q) onEnter(event.currentTarget.value)
            }}
          />
        </span>
        {filters}
      </div>
      <ul className={styles.tiles}>{children}</ul>
      {children.length === 0 && <p className={styles.none}>{none}</p>}
    </>
  )
}

interface PickerTileProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  of: { name: Words; english: string }
  isHeld: boolean
  picture: ReactNode
  /** What assistive technology reads after the name. */
  remark?: string
  onPick: (isKey: boolean) => void
}

/** An entry of a picker: its data attributes say what a drag of it is. */
export function PickerTile({ of, isHeld, picture, remark, onPick, ...data }: PickerTileProps) {
  return (
    <li>
      <button
        type="button"
        {...data}
        className={styles.tile}
        aria-pressed={isHeld}
        onClick={({ detail }) => onPick(detail === 0)}
      >
        {picture}
        <span className={styles.name}>
          <Name of={of} />
        </span>
        {remark && <span className="visually-hidden">{remark}</span>}
      </button>
    </li>
  )
}
