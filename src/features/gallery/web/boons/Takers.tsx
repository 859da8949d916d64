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
  if (count <= maxShown) return <div>{shown}</div>
  return (
    <details className={styles.fold}>
      <summary>
        {t('gallery.snack.takers', { count })}
        <Icon name="chevron" />
      </summary>
      {shown}
    </details>
  )
}

function Tokens({ champions, season }: { champions: ChampionRef[]; season: string }) {
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
