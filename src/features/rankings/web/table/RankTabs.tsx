import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { rankingKinds } from '#src/features/rankings/rankings.contract.ts'
import { Tabs } from '#src/ui/segmented/Segmented.tsx'

const pages = [...rankingKinds, 'duos'] as const

interface RankTabsProps {
  current: (typeof pages)[number]
  /** Filters that all rankings share. */
  search: object
}

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
