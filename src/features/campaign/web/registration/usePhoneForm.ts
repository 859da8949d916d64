import { type RefObject, useRef, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import type { Campaign } from '../../campaign.contract.ts'
import { usualRegion } from '../../campaign.rules.ts'
import type { PhoneCodePurpose } from '../../registration.contract.ts'
import type { PhoneFaults } from './PhoneFields.tsx'
import { usePhoneCode } from './usePhoneCode.ts'

const ofPhone = new Set([
  'phone_missing',
  'phone_invalid',
  'phone_not_mobile',
  'phone_of_other_region',
  'region_unavailable',
  'not_registered',
  'phone_linked_elsewhere',
  'account_linked_elsewhere',
  'phone_inconsistent',
])

/** A form of a phone and its code: what the fields show, and what was entered. */
export function usePhoneForm(form: RefObject<HTMLFormElement | null>, campaign: Campaign, purpose: PhoneCodePurpose) {
  const { language } = usePageContext().place
  const [region, setRegion] = useState<string>(() => usualRegion(campaign.regions, language))
  const [faults, setFaults] = useState<PhoneFaults>({})
  const codeField = useRef<HTMLInputElement>(null)
  const { request, ...codes } = usePhoneCode(purpose)
  const field = (name: string) => form.current!.elements.namedItem(name) as HTMLInputElement
  const showFault = (error: string) => {
    const name = ofPhone.has(error) ? 'phone' : 'code'
    setFaults({ [name]: error })
    field(name).focus()
  }
  const getCode = async () => {
    const phone = field('phone').value
    if (phone.trim() === '') return showFault('phone_missing')
    setFaults({})
    const error = await request({ region, phone })
    if (error) showFault(error)
    else codeField.current?.focus()
  }
  /** Phone and code; null, with the fault shown, where one is missing. */
  const readEntered = () => {
    const [phone, code] = [field('phone').value, field('code').value]
    const missing = phone.trim() === '' ? 'phone_missing' : code.trim() === '' ? 'code_missing' : null
    if (missing) showFault(missing)
    else setFaults({})
    return missing ? null : { region, phone, code }
  }
  return {
    showFault,
    readEntered,
    fields: { region, onRegion: setRegion, faults, ...codes, onGetCode: () => void getCode(), codeField },
  }
}
