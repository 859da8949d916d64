import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { EffectRow } from '#src/game/web/EffectRow.tsx'
import { useName, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { Champion } from '../champions.contract.ts'
import styles from './ChampionSnax.module.css'

/** Rows of the first list that are not folded. */
const shown = 4

/** The power snax that a champion may be offered. */
export function ChampionSnax({ champion, season }: { champion: Champion; season: string }) {
  const t = useText()
  const name = useName()(champion).text
  const namesSearch = useNamesSearch()
  const [first, ...others] = champion.snax
  if (!first) return null
  return (
    <section className={styles.snax} id="snax">
      <h2>{t('champions.snax.title')}</h2>
      <p>{t('champions.snax.lead', { name })}</p>
      <h3>{t(`champions.snax.list.${first.list}`)}</h3>
      <SnackRows snax={first.snax.slice(0, shown)} season={season} />
      <Folded
        label={t('champions.snax.more', { count: first.snax.length - shown })}
        snax={first.snax.slice(shown)}
        season={season}
      />
      {others.map(({ list, snax }) => (
        <Folded key={list} label={`${t(`champions.snax.list.${list}`)} · ${snax.length}`} snax={snax} season={season} />
      ))}
      <Link to="/books/goop" search={{ season, champion: champion.id, ...namesSearch }} className={styles.gallery}>
        {t('champions.snax.gallery')} <Icon name="forward" />
      </Link>
    </section>
  )
}

interface SnackRowsProps {
  snax: Champion['snax'][number]['snax']
  season: string
}

const SnackRows = ({ snax, season }: SnackRowsProps) => (
  <ul className={styles.rows}>
    {snax.map((snack) => (
      <li key={snack.id}>
        <EffectRow kind="snack" of={snack} season={season} />
      </li>
    ))}
  </ul>
)

function Folded({ label, ...rows }: SnackRowsProps & { label: string }) {
  if (rows.snax.length === 0) return null
  return (
    <details className={styles.folded}>
      <summary>
        {label} <Icon name="chevron" />
      </summary>
      <SnackRows {...rows} />
    </details>
  )
}
