import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { ChampionSplash } from '#src/game/web/champions/ChampionSplash.tsx'
import { CostBadge } from '#src/game/web/champions/CostBadge.tsx'
import { Name, useName, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { TraitBadge } from '#src/game/web/TraitBadge.tsx'
import { latinTag, lettersOf } from '#src/ui/letters.ts'
import { ShareButton } from '#src/ui/ShareButton.tsx'
import type { Champion } from '../champions.contract.ts'
import styles from './ChampionHero.module.css'

interface ChampionHeroProps {
  champion: Champion
  season: string
  title: string
}

export function ChampionHero({ champion, season, title }: ChampionHeroProps) {
  const t = useText()
  const namesSearch = useNamesSearch()
  const name = useName()(champion).text
  return (
    <header className={styles.hero} data-cost={champion.cost}>
      <div className={styles.art} data-art="top">
        <ChampionSplash season={season} id={champion.id} isFirst onPhones="square" />
      </div>
      <nav className={styles.trail} aria-label={t('champions.trail')}>
        <Link to="/books/hero" search={{ season, ...namesSearch }}>
          {`${t('site.nav.hero')} · ${title}`}
        </Link>
      </nav>
      <h1 className={styles.name} lang={latinTag(name)} data-letters={lettersOf(name)}>
        <Name of={champion} />
      </h1>
      <div className={styles.facts}>
        <CostBadge key={champion.cost} cost={champion.cost} />
        {champion.traitDetails.map(({ trait }) => (
          <TraitBadge key={trait.id} trait={trait} season={season} />
        ))}
        <ShareButton />
        {!champion.inShop && <span className={styles.note}>{t('champions.notInShop')}</span>}
      </div>
    </header>
  )
}
