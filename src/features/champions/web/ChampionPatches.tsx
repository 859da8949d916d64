import { Link } from '@tanstack/react-router'
import { dayInWords } from '#src/core/timestamps.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { ChangeArrow } from '#src/game/web/figures/ChangeArrow.tsx'
import { InWords } from '#src/game/web/names/Name.tsx'
import type { ChampionPatch } from '../champions.contract.ts'
import styles from './ChampionPatches.module.css'

/** What patches changed about a champion, newest first. */
export function ChampionPatches({ patches }: { patches: ChampionPatch[] }) {
  const t = useText()
  const { language } = usePageContext().place
  return (
    <section className={styles.patches} id="patches">
      <h2>{t('champions.patches')}</h2>
      <ol>
        {patches.map(({ contentId, title, published, changes }) => (
          <li key={contentId}>
            <p>
              <Link to="/static/$file" params={{ file: `${contentId}.html` }}>
                <InWords words={title} />
              </Link>
              <time dateTime={published}>{dayInWords(published.slice(0, 10), language)}</time>
            </p>
            <ul>
              {changes.map((change) => (
                <Change key={change.what} {...change} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Change({ what, from, to, direction }: ChampionPatch['changes'][number]) {
  return (
    <li>
      {what}
      <span className={styles.values}>
        <s>{from}</s> <span aria-hidden="true">→</span> <b>{to}</b> <ChangeArrow direction={direction} />
      </span>
    </li>
  )
}
