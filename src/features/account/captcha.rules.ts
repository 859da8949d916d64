/** Acts that may need a captcha: to ask for a code, and to be a guest. */
export const captchaActions = ['code', 'guest'] as const
export type CaptchaAction = (typeof captchaActions)[number]

/** Acts of one network that need no captcha: the fourth within ten minutes does. */
export const freeActs = { most: 3, seconds: 600 }
/** Wrong codes of one network after which its acts need a captcha, for the rest of ten minutes. */
export const freeWrongCodes = { most: 3, seconds: 600 }

/** When everybody needs a captcha: more than this part of the codes entered in the last five minutes was wrong, of so many at least. */
export const attack = { seconds: 300, fewest: 20, part: 0.3 }

export interface CodeEntries {
  entered: number
  wrong: number
}

/** Whether so many wrong codes look like somebody who guesses. */
export const isAttack = ({ entered, wrong }: CodeEntries): boolean =>
  entered >= attack.fewest && wrong > attack.part * entered

/** Seconds for which a captcha may be solved, and used. */
export const captchaLasts = 300
