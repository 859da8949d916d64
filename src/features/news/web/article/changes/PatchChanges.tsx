import { useText } from '#src/core/web/texts/text.ts'
import type { ShownChange } from '#src/features/news/changes.contract.ts'
import { CardLink } from '#src/game/web/cards/CardLink.tsx'
import { ChangeArrow } from '#src/game/web/figures/ChangeArrow.tsx'
import { InWords } from '#src/game/web/names/Name.tsx'
import { EntityPicture } from '#src/game/web/pictures/EntityPicture.tsx'
import styles from './PatchChanges.module.css'

/** What a patch note changes: a list for each kind, in the order in which the kinds come. */
export function PatchChanges({ changes }: { changes: ShownChange[] }) {
  const t = useText()
  const kinds = [...new Set(changes.map(({ kind }) => kind))]
  return kinds.map((kind) => (
    <section key={kind} className={styles.kind}>
      <h2>{t(`news.changes.${kind}`)}</h2>
      <ul>
        {changes
          .filter((change) => change.kind === kind)
          .map((change) => (
            <ChangeRow key={`${change.id} ${change.what}`} change={change} />
          ))}
      </ul>
    </section>
  ))
}

function ChangeRow({ change }: { change: ShownChange }) {
  const t = useText()
  const { what, from, to, direction } = change
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <EntityPicture {...change} />
      </span>
      <span className={styles.words}>
        <CardLink of={change}>
          <InWords words={change.name} />
        </CardLink>
        <small>{what}</small>
      </span>
      <span className={styles.values}>
        <span>{from}</span>
        <span className="visually-hidden">{t('news.changes.to')}</span>
        <span aria-hidden="true">→</span>
        <b>{to}</b>
        <ChangeArrow direction={direction} />
      </span>
    </li>
  )
}
