import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import type { GuideProps } from './GuidePage.tsx'
import { GuideSection } from './GuideSection.tsx'

export function SetSections({ prose }: Pick<GuideProps, 'prose'>) {
  const t = useText()
  return (
    <>
      <GuideSection part="items" prose={prose}>
        <Link to="/books/equip">{t('guide.items.link')}</Link>
      </GuideSection>
      <GuideSection part="features" prose={prose} />
    </>
  )
}
