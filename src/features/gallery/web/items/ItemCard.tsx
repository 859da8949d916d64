import type { ReactNode } from 'react'
import { type Text, type TextKey, useText } from '#src/core/web/texts/text.ts'
import type { Item } from '#src/features/gallery/gallery.contract.ts'
import { ItemIcon, ItemLink } from '#src/game/web/ItemIcon.tsx'
import { EffectText } from '#src/game/web/names/EffectText.tsx'
import { Name } from '#src/game/web/names/Name.tsx'
import { TraitBadge } from '#src/game/web/TraitBadge.tsx'
import styles from './ItemCard.module.css'

interface ItemCardProps {
  item: Item
  all: Item[]
  season: string
  heading: 'h2' | 'h3'
  /** Shown below the picture. */
  children: ReactNode
}

export function ItemCard({ item, all, season, heading: Heading, children }: ItemCardProps) {
  const t = useText()
  const parts = item.recipe.flatMap((id) => all.find((each) => each.id === id) ?? [])
  const uses = all.filter((each) => each.recipe.includes(item.id))
  return (
    <article className={styles.card}>
      <div className={styles.side}>
        <ItemIcon item={item} season={season} />
        {children}
      </div>
      <div className={styles.body}>
        <Heading>
          <Name of={item} />
        </Heading>
        {item.stats.length > 0 && (
          <ul className={styles.stats}>
            {item.stats.map((stat) => (
              <li key={stat.name}>{statLine(t, stat)}</li>
            ))}
          </ul>
        )}
        {item.grantsTrait && (
          <p className={styles.grants}>
            {t('gallery.grantsTrait')} <TraitBadge trait={item.grantsTrait} season={season} />
          </p>
        )}
        {item.text && (
          <p className={styles.text}>
            <EffectText words={item.text} />
          </p>
        )}
        {item.unique && <p className={styles.unique}>{t('gallery.uniqueItem')}</p>}
        {parts.length > 0 && <ItemRow label={t('gallery.madeOf')} items={parts} season={season} />}
        {uses.length > 0 && <ItemRow label={t('gallery.madeInto')} items={uses} season={season} />}
      </div>
    </article>
  )
}

function ItemRow({ label, items, season }: { label: string; items: Item[]; season: string }) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name one component twice, and its order never changes
        <ItemLink key={index} item={item} season={season} />
      ))}
    </div>
  )
}

/** A stat of an item as text: "armor +15", "attack speed +20%". */
function statLine(t: Text, { name, value }: { name: string; value: number }): string {
  const isPercent = name.endsWith('Percent')
  const key = `gallery.itemStat.${name.replace('Percent', '')}` as Extract<TextKey, `gallery.itemStat.${string}`>
  return `${t(key)} +${value}${isPercent ? '%' : ''}`
}
