import { fail, ok } from '#src/core/call.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import { captchaCalls } from '#src/features/account/captcha.contract.ts'
import { type CaptchaParts, openCaptchas } from './captchas.ts'

export function captchaHandlers(parts: CaptchaParts) {
  const captchas = openCaptchas(parts)
  return handle(captchaCalls, {
    check: async ({ action, is_due: isDue }, { sender }) => {
      const challenge = sender ? await captchas.challenge({ action, address: sender.address, isDue }) : null
      return ok({ is_needed: challenge !== null, challenge })
    },
    verify: async (answer) => {
      const ticket = await captchas.ticketFor(answer)
      return ticket === null ? fail('captcha_failed') : ok({ ticket })
    },
  })
}
