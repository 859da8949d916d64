import { useText } from '#src/core/web/texts/text.ts'
import type { Campaign } from '../campaign.contract.ts'
import type { HoldKind } from '../holds.rules.ts'
import styles from './HoldNotes.module.css'

/** Says before players try what the operator has stopped for a while; of several kinds the first one. */
export function HoldNotes({ campaign, kinds }: { campaign: Pick<Campaign, 'holds'>; kinds: HoldKind[] }) {
  const t = useText()
  const hold = kinds.flatMap((kind) => campaign.holds.find((each) => each.kind === kind) ?? [])[0]
  if (!hold) return null
  return (
    <div role="status" className={styles.hold}>
      <p>{t(`campaign.errors.on_hold_${hold.kind}`)}</p>
      {hold.note && <p>{hold.note}</p>}
    </div>
  )
}
