/** Actions that may need a captcha: requesting a code and signing in as a guest. */
export const captchaActions = ['code', 'guest'] as const
export type CaptchaAction = (typeof captchaActions)[number]

/** Actions per network without a captcha. */
export const freeActs = { most: 3, seconds: 600 }
/** Wrong codes per network before its actions need a captcha. */
export const freeWrongCodes = { most: 3, seconds: 600 }

/** An attack: over `part` of at least `fewest` codes wrong within `seconds`; then all networks need a captcha. */
export const attack = { seconds: 300, fewest: 20, part: 0.3 }

export interface CodeEntries {
  entered: number
  wrong: number
}

export const isAttack = ({ entered, wrong }: CodeEntries): boolean =>
  entered >= attack.fewest && wrong > attack.part * entered

/** Seconds in which a captcha may be solved and used. */
export const captchaLasts = 300
