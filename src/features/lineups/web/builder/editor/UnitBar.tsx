import { useText } from '#src/core/web/texts/text.ts'
import { ItemIcon } from '#src/game/web/ItemIcon.tsx'
import { LineIcon } from '#src/ui/Icon.tsx'
import { mostItems } from '../../../builder/board-editing.rules.ts'
import type { BuilderSeason } from '../../../builder/builder.contract.ts'
import type { BoardUnit } from '../../../lineups.contract.ts'
import { useNameOf } from '../useUnitWords.ts'
import styles from './UnitBar.module.css'

/** Lucide's icons (ISC). */
const icons = {
  move: 'M5 9l-3 3l3 3M9 5l3-3l3 3M15 19l-3 3l-3-3M19 9l3 3l-3 3M2 12h20M12 2v20',
  remove: 'M3 6h18M19 6v14c0 1-1 2-2 2H7c-1 0-2-1-2-2V6M8 6V4c0-1 1-2 2-2h4c1 0 2 1 2 2v2M10 11v6M14 11v6',
  crown:
    'M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294zM5 21h14',
  star: 'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
  add: 'M5 12h14M12 5v14',
}

interface UnitBarProps {
  unit: BoardUnit
  season: BuilderSeason
  isMoving: boolean
  onChange: (changes: Partial<Pick<BoardUnit, 'star' | 'isCarry' | 'items'>>) => void
  onMove: () => void
  onRemove: () => void
  onAddItem: (isKey: boolean) => void
}

/** Controls of the chosen unit: stars, carry, items, moving, removing. */
export function UnitBar({ unit, season, isMoving, onChange, onMove, onRemove, onAddItem }: UnitBarProps) {
  const t = useText()
  const name = useNameOf(season.champions)(unit.champion)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its content in ways of its own
    <div className={styles.bar} role="group" aria-label={name}>
      <b className={styles.name}>{name}</b>
      <span className={styles.stars}>
        {[1, 2, 3].map((star) => (
          <button
            key={star}
            type="button"
            aria-pressed={unit.star === star}
            data-filled={star <= unit.star || undefined}
            aria-label={t('game.star', { count: star })}
            title={t('game.star', { count: star })}
            onClick={() => onChange({ star })}
          >
            <LineIcon path={icons.star} />
          </button>
        ))}
      </span>
      <Tool
        icon="crown"
        label={t('lineup-builder.carry')}
        isPressed={unit.isCarry}
        onPress={() => onChange({ isCarry: !unit.isCarry })}
      />
      <ItemSlots unit={unit} season={season} onChange={onChange} onAddItem={onAddItem} />
      <Tool icon="move" label={t('lineup-builder.move')} isPressed={isMoving} onPress={onMove} />
      <Tool icon="remove" label={t('lineup-builder.remove')} onPress={onRemove} />
    </div>
  )
}

interface ToolProps {
  icon: keyof typeof icons
  label: string
  isPressed?: boolean
  onPress: () => void
}

function Tool({ icon, label, isPressed, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isPressed}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <LineIcon path={icons[icon]} />
    </button>
  )
}

type ItemSlotsProps = Pick<UnitBarProps, 'unit' | 'season' | 'onChange' | 'onAddItem'>

function ItemSlots({ unit, season, onChange, onAddItem }: ItemSlotsProps) {
  const t = useText()
  const nameOf = useNameOf(season.items)
  return (
    <span className={styles.slots}>
      {[...Array(mostItems)].map((_, index) => {
        const id = unit.items[index]
        const item = season.items.find((each) => each.id === id)
        const label = id ? t('lineup-builder.takeItem', { item: nameOf(id) }) : t('lineup-builder.addItem')
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit may hold an item twice
            key={index}
            type="button"
            aria-label={label}
            title={label}
            data-empty={!id || undefined}
            onClick={({ detail }) =>
              id ? onChange({ items: unit.items.filter((_, at) => at !== index) }) : onAddItem(detail === 0)
            }
          >
            {item ? <ItemIcon item={item} season={season.id} /> : <LineIcon path={icons.add} />}
          </button>
        )
      })}
    </span>
  )
}
