import { useEffect, useRef, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { confirmationCalls } from '../../../account/confirmation.contract.ts'
import { type PrizesWonView, recipientCalls } from '../../recipients.contract.ts'
import { fieldOf } from '../../recipients.rules.ts'

/** Saves what is typed in a form; where a fresh proof of the owner is due, it is saved once more after that. */
export function useRecipientForm(sequence: number, onSaved: (view: PrizesWonView) => void) {
  const { ask } = usePageContext()
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isUnconfirmed, setIsUnconfirmed] = useState(false)
  useEffect(() => {
    // a new sign-in leaves the page, so it is asked for before anything is typed
    void ask(confirmationCalls.readConfirmation, {}).then((answer) => {
      if (answer.ok && answer.data.isDue && answer.data.way === 'sign-in') setIsUnconfirmed(true)
    })
  }, [ask])
  const save = async () => {
    if (isBusy) return
    setIsBusy(true)
    setFault(undefined)
    const fields = new FormData(form.current!)
    const field = (name: string) => String(fields.get(name))
    const answer = await ask(recipientCalls.giveRecipient, {
      ...{ sequence, name: field('name'), address: field('address'), region: field('region'), phone: field('phone') },
    })
    setIsBusy(false)
    if (answer.ok) return onSaved(answer.data)
    const isDue = answer.error === 'confirmation_due'
    setIsUnconfirmed(isDue)
    if (isDue) return
    setFault(answer.error)
    const name = fieldOf(answer.error)
    if (name) (form.current!.elements.namedItem(name) as HTMLElement).focus()
  }
  return { form, fault, isBusy, isUnconfirmed, stopConfirming: () => setIsUnconfirmed(false), save }
}
