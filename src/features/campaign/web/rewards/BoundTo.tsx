import { useText } from '#src/core/web/texts/text.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { Binding } from '../../rewards.contract.ts'
import styles from './RewardList.module.css'

/** The character to which rewards go. */
export function BoundTo({ binding }: { binding: Binding }) {
  const t = useText()
  return (
    <p className={styles.bound}>
      <Icon name="info" />
      <span>{t('campaign.binding.bound', { name: binding.name, region: t(`campaign.region.${binding.region}`) })}</span>
    </p>
  )
}
