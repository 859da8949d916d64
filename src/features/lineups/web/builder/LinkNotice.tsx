import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import type { SeasonRef } from '#src/game/game.contract.ts'
import { useNamesSearch } from '#src/game/web/names/Name.tsx'
import type { LeftOutOfBoard } from '../../board-address.rules.ts'
import type { BuilderChampion } from '../../builder/builder.contract.ts'
import type { AddressedBoard } from '../../builder/builder-address.rules.ts'
import styles from './LinkNotice.module.css'

interface LinkNoticeProps {
  addressed: AddressedBoard
  season: SeasonRef
  champions: BuilderChampion[]
}

/** What is wrong with the board of the address, or was left out of it; nothing if all is well. */
export function LinkNotice({ addressed: { fault, leftOut }, season, champions }: LinkNoticeProps) {
  const t = useText()
  const names = useNamesSearch()
  if (fault)
    return (
      <section className={styles.notice} data-fault={fault}>
        <h2>{t(`lineup-builder.${fault}`)}</h2>
        <p>{t(`lineup-builder.${fault}Text`)}</p>
        <Link to="/lineup/builder" search={{ season: season.id, ...names }} replace>
          {t('lineup-builder.emptyStart')}
        </Link>
      </section>
    )
  if (leftOut.length === 0) return null
  const unknown = leftOut.filter(({ reason }) => reason === 'unknown')
  const crowded = leftOut.filter(({ reason }) => reason !== 'unknown')
  return (
    <section className={styles.notice}>
      {unknown.length > 0 && (
        <p>{t('lineup-builder.leftOut', { season: season.title, names: inWords(unknown, champions, t) })}</p>
      )}
      {crowded.length > 0 && <p>{t('lineup-builder.leftOutHex', { names: inWords(crowded, champions, t) })}</p>}
    </section>
  )
}

/** Champions by name, items by hex: a link holds only a number for them. */
function inWords(leftOut: LeftOutOfBoard[], champions: BuilderChampion[], t: ReturnType<typeof useText>): string {
  return leftOut
    .map(({ kind, name, hex }) => {
      const [row, column] = hex.split(',').map(Number) as [number, number]
      if (kind === 'item') return t('lineup-builder.itemAt', { row, column })
      return champions.find(({ id }) => id === name)?.name.text ?? name.replaceAll('_', ' ')
    })
    .join(', ')
}
