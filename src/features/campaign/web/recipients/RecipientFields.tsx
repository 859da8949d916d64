import { useId } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { CampaignRegion } from '../../campaign.rules.ts'
import type { Recipient } from '../../recipients.contract.ts'
import { fieldOf, longestAddress, longestName, type RecipientField } from '../../recipients.rules.ts'
import { FieldFault } from '../registration/FieldFault.tsx'

interface RecipientFieldsProps {
  /** As given before. */
  recipient: Recipient | null
  phone: string | null
  regions: CampaignRegion[]
  /** Key of the error table. */
  fault: string | undefined
}

const prefixes = { SG: '+65', MY: '+60', TH: '+66' } as const

/** The region of a registered number, as the likely one of the address. */
const usualRegion = (phone: string | null, regions: CampaignRegion[]) =>
  regions.find((region) => phone?.startsWith(prefixes[region]))

export function RecipientFields({ recipient, phone, regions, fault }: RecipientFieldsProps) {
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
        <select {...described('region', false)} defaultValue={recipient?.region ?? usualRegion(phone, regions)}>
          {regions.map((region) => (
            <option key={region} value={region}>
              {t(`campaign.region.${region}`)}
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
