import { useState } from 'react'
import type { Ask } from '#src/core/call.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { captchaCalls } from '../../../account/captcha.contract.ts'
import { type PhoneCodePurpose, registrationCalls } from '../../registration.contract.ts'

/** A number as typed. */
export interface TypedPhone {
  region: string
  phone: string
}

/** What became of the last request for a code. */
export interface SentCode {
  /** Seconds until another one may be requested; a new object starts the countdown. */
  wait: { seconds: number }
  /** The letter of its message; null where the page doesn't know it. */
  letter: string | null
  isOnItsWay: boolean
}

/** Seconds; a longer wait is said in words alone. */
const longestCountdown = 600

/** Requests codes for a phone, and solves the captcha where one is due. */
export function usePhoneCode(purpose: PhoneCodePurpose) {
  const { ask } = usePageContext()
  const [state, setState] = useState<'idle' | 'sending' | 'checking'>('idle')
  const [sent, setSent] = useState<SentCode | null>(null)
  /** Returns the error; null once a code is on its way. */
  const request = async (typed: TypedPhone): Promise<string | null> => {
    if (state !== 'idle') return null
    setState('sending')
    let answer = await ask(registrationCalls.requestPhoneCode, { ...typed, purpose })
    if (!answer.ok && answer.error === 'captcha_due') {
      setState('checking')
      const captcha = await solveCaptcha(ask)
      if (captcha) answer = await ask(registrationCalls.requestPhoneCode, { ...typed, purpose, captcha })
    }
    setState('idle')
    if (answer.ok) {
      const { wait, letter, isOnItsWay } = answer.data
      setSent({ wait: { seconds: wait }, letter, isOnItsWay })
      return null
    }
    const seconds = Number(answer.detail) || 0
    if (seconds > 0 && seconds <= longestCountdown && answer.error !== 'captcha_due') {
      setSent({ wait: { seconds }, letter: sent?.letter ?? null, isOnItsWay: false })
    }
    return answer.error
  }
  return { state, sent, request }
}

/** The ticket of a solved captcha; null if it could not be solved. */
async function solveCaptcha(ask: Ask): Promise<string | null> {
  const due = await ask(captchaCalls.check, { action: 'phone-code', is_due: true })
  if (!due.ok || !due.data.challenge) return null
  const { earnTicket } = await import('#src/core/web/earn-ticket.ts')
  return earnTicket(due.data.challenge, captchaCalls.verify.path).catch(() => null)
}
