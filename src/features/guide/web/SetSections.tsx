import { Link } from '@tanstack/react-router'
import { useText } from '../../../core/web/text.ts'
import type { SeasonRef } from '../../../game/game.contract.ts'
import { GuideSection } from './GuideSection.tsx'

/** Items, and what each season has of its own. */
export function SetSections({ seasons }: { seasons: SeasonRef[] }) {
  const t = useText()
  const titleOf = (id: string) => seasons.find((each) => each.id === id)?.title ?? id
  return (
    <>
      <GuideSection id="items" title={t('guide.items.title')} texts={[t('guide.items.text'), t('guide.items.text2')]}>
        <Link to="/books/equip">{t('guide.items.link')}</Link>
      </GuideSection>
      <GuideSection
        id="features"
        title={t('guide.features.title')}
        texts={[
          t('guide.features.text'),
          t('guide.features.headliner', { season: titleOf('m10s16') }),
          t('guide.features.snax', { season: titleOf('m15s16') }),
          t('guide.features.encounters'),
          t('guide.features.anomaly'),
          t('guide.features.six'),
          t('guide.features.fourth'),
        ]}
      />
    </>
  )
}
