import { Link } from '@tanstack/react-router'
import { useText } from '../../../core/web/text.ts'
import { Tabs } from '../../../ui/Segmented.tsx'
import { rankingKinds } from '../rankings.contract.ts'

const pages = [...rankingKinds, 'duos'] as const

interface RankTabsProps {
  current: (typeof pages)[number]
  /** What the filters of one ranking say to another. */
  search: object
}

/** The rankings. */
export function RankTabs({ current, search }: RankTabsProps) {
  const t = useText()
  return (
    <Tabs label={t('rankings.parts')}>
      {pages.map((each) => (
        <Link
          key={each}
          to={`/rank/${each}`}
          search={search as never}
          aria-current={each === current ? 'page' : undefined}
        >
          {t(`rankings.kind.${each}`)}
        </Link>
      ))}
    </Tabs>
  )
}
