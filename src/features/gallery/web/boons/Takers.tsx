import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { type ChampionRef, snackLists } from '#src/game/game.contract.ts'
import { CardLink } from '#src/game/web/cards/CardLink.tsx'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { useName } from '#src/game/web/names/Name.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { Snack } from '../../gallery.contract.ts'
import { takersOf } from '../../gallery.rules.ts'
import styles from './Takers.module.css'

interface TakersProps {
  of: Snack
  champions: ChampionRef[]
  season: string
}

/** More are folded. */
const maxShown = 5

/** The champions that may take a power snack, as links to their cards. */
export function Takers({ of, champions, season }: TakersProps) {
  const t = useText()
  const count = takersOf(of).length
  if (count === 0) return <p className={styles.none}>{t('gallery.snack.noTakers')}</p>
  const shown = snackLists.map((list) => {
    const ids = of.champions[list]
    return (
      ids.length > 0 && (
        <div key={list}>
          {list !== 'first' && <p className={styles.label}>{t(`gallery.snack.list.${list}`)}</p>}
          <Tokens champions={champions.filter(({ id }) => ids.includes(id))} season={season} />
        </div>
      )
    )
  })
  return count > maxShown ? <Fold label={t('gallery.snack.takers', { count })}>{shown}</Fold> : <div>{shown}</div>
}

/** A folded list, in the page's HTML for visitors without script; cards of a later filter render it once opened. */
function Fold({ label, children }: { label: string; children: ReactNode }) {
  const [isRendered, setRendered] = useState(useIsHydrating())
  return (
    <details className={styles.fold} onToggle={() => setRendered(true)}>
      <summary>
        {label}
        <Icon name="chevron" />
      </summary>
      {isRendered && children}
    </details>
  )
}

/** True on the server and where React takes over its HTML, false in what a later render adds. */
const useIsHydrating = () =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )

function Tokens({ champions, season }: Omit<TakersProps, 'of'>) {
  const nameOf = useName()
  return (
    <div className={styles.tokens}>
      {champions.map((champion) => {
        const { text, lang } = nameOf(champion)
        return (
          <CardLink
            key={champion.id}
            of={{ kind: 'champion', season, id: champion.id }}
            data-cost={champion.cost}
            lang={lang}
            title={text}
            aria-label={text}
          >
            <ChampionToken season={season} id={champion.id} size={32} />
          </CardLink>
        )
      })}
    </div>
  )
}
