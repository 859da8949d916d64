import { useId } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { CampaignRegion } from '../../campaign.rules.ts'
import type { Recipient } from '../../recipients.contract.ts'
import { fieldOf, longestAddress, longestName, type RecipientField } from '../../recipients.rules.ts'
import { FieldFault } from '../registration/FieldFault.tsx'

interface RecipientFieldsProps {
  /** As given before. */
  recipient: Recipient | null
  /** The registered number, and its region. */
  phone: string | null
  region: CampaignRegion | null
  regions: CampaignRegion[]
  /** Key of the error table. */
  fault: string | undefined
}

export function RecipientFields({ recipient, phone, region, regions, fault }: RecipientFieldsProps) {
  const t = useText()
  const id = useId()
  const faultOf = (field: RecipientField) => (fault && fieldOf(fault) === field ? fault : undefined)
  const described = (field: RecipientField, hasHint: boolean) => ({
    name: field,
    'aria-describedby': hasHint || faultOf(field) ? `${id}${field}` : undefined,
    'aria-invalid': faultOf(field) !== undefined || undefined,
  })
  return (
    <>
      <label>
        {t('recipient.form.name')}
        <input
          {...described('name', false)}
          autoComplete="name"
          maxLength={longestName}
          defaultValue={recipient?.name}
          // biome-ignore lint/a11y/noAutofocus: the visitor has just opened this form
          autoFocus
        />
      </label>
      {faultOf('name') && <FieldFault id={`${id}name`} fault={fault} />}
      <label>
        {t('recipient.form.region')}
        <select {...described('region', false)} defaultValue={recipient?.region ?? region ?? undefined}>
          {regions.map((id) => (
            <option key={id} value={id}>
              {t(`campaign.region.${id}`)}
            </option>
          ))}
        </select>
      </label>
      {faultOf('region') && <FieldFault id={`${id}region`} fault={fault} />}
      <label>
        {t('recipient.form.address')}
        <textarea
          {...described('address', true)}
          autoComplete="street-address"
          rows={3}
          maxLength={longestAddress}
          defaultValue={recipient?.address}
        />
      </label>
      <FieldFault id={`${id}address`} fault={faultOf('address')}>
        {t('recipient.form.addressHint')}
      </FieldFault>
      <label>
        {t('recipient.form.phone')}
        <input
          {...described('phone', true)}
          type="tel"
          autoComplete="tel"
          maxLength={60}
          defaultValue={recipient?.phone ?? phone ?? ''}
        />
      </label>
      <FieldFault id={`${id}phone`} fault={faultOf('phone')}>
        {t('recipient.form.phoneHint')}
      </FieldFault>
    </>
  )
}
