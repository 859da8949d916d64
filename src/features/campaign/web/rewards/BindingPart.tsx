import { useText } from '#src/core/web/texts/text.ts'
import type { Campaign } from '../../campaign.contract.ts'
import { BindCharacter } from './BindCharacter.tsx'
import { BoundTo } from './BoundTo.tsx'
import { useRewards } from './useRewards.ts'

/** The account's character, or the form that binds one. */
export function BindingPart({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const { rewards, take } = useRewards()
  if (!rewards) return null
  if (rewards.binding) return <BoundTo binding={rewards.binding} />
  return (
    <details>
      <summary>{t('campaign.binding.title')}</summary>
      <BindCharacter campaign={campaign} onBound={take} />
    </details>
  )
}
