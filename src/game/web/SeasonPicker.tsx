import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { Segmented } from '#src/ui/segmented/Segmented.tsx'
import type { SeasonRef } from '../game.contract.ts'
import styles from './FilterBar.module.css'
import { PickMenu } from './PickMenu.tsx'

interface SeasonPickerProps {
  seasons: SeasonRef[]
  current: SeasonRef | null
  names?: string
}

/** Links to the same page for other seasons, without the filters of this one; hidden beside a filter line. */
export function SeasonPicker(props: SeasonPickerProps) {
  const t = useText()
  return (
    <div className={styles.besideLine}>
      <Segmented label={t('game.season')}>{seasonLinks(props)}</Segmented>
    </div>
  )
}

/** The same for the filter line of phones. */
export function SeasonMenu(props: SeasonPickerProps) {
  const t = useText()
  return (
    <PickMenu label={t('game.season')} current={props.current?.title}>
      {seasonLinks(props)}
    </PickMenu>
  )
}

const seasonLinks = ({ seasons, current, names }: SeasonPickerProps) =>
  seasons.map((season) => (
    <Link
      key={season.id}
      to="."
      search={{ season: season.id, names } as never}
      resetScroll={false}
      data-season-choice={season.id}
      aria-current={season.id === current?.id ? 'true' : undefined}
    >
      {season.title}
    </Link>
  ))
