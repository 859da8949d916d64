import { useCallback, useEffect, useState } from 'react'
import type { InferOutput } from 'valibot'
import { usePageContext } from '#src/core/web/router/root.ts'
import { confirmationCalls } from '../../../account/confirmation.contract.ts'

type Confirmation = InferOutput<(typeof confirmationCalls)['readConfirmation']['output']>

/** What became of the last request for a code. */
interface SentCode {
  /** Seconds until another one may be requested; a new object starts the countdown. */
  wait: { seconds: number }
  isOnItsWay: boolean
}

/** Failures after which the browser has a code that can be entered. */
const hasCode = new Set(['code_sent_lately', 'code_not_sent'])

/** The proof that the account needs: its code is requested at once, and once more on request. */
export function useConfirmation(onConfirmed: () => void) {
  const { ask } = usePageContext()
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const [sent, setSent] = useState<SentCode | null>(null)
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const request = useCallback(async () => {
    setFault(undefined)
    const answer = await ask(confirmationCalls.requestConfirmation, {})
    const seconds = answer.ok ? answer.data.wait : Number(answer.detail) || 0
    if (answer.ok || hasCode.has(answer.error)) {
      setSent({ wait: { seconds }, isOnItsWay: answer.ok && answer.data.isOnItsWay })
    }
    if (!answer.ok && answer.error !== 'code_sent_lately') setFault(answer.error)
  }, [ask])
  useEffect(() => {
    void ask(confirmationCalls.readConfirmation, {}).then((answer) => {
      if (!answer.ok) return setFault(answer.error)
      setConfirmation(answer.data)
      if (answer.data.way === 'code') void request()
    })
  }, [ask, request])
  const enter = async (code: string) => {
    if (isBusy) return
    if (code === '') return setFault('code_missing')
    setIsBusy(true)
    const answer = await ask(confirmationCalls.confirm, { code })
    setIsBusy(false)
    if (answer.ok) onConfirmed()
    else setFault(answer.error)
  }
  return { confirmation, sent, fault, isBusy, request, enter }
}
