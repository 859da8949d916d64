/** Actions that may need a captcha: requesting a code, signing in as a guest and asking for the newsletter. */
export const captchaActions = ['code', 'guest', 'newsletter', 'phone-code'] as const
export type CaptchaAction = (typeof captchaActions)[number]

/** Actions per network without a captcha. */
export const freeActs = { most: 3, seconds: 600 }

/** Entered codes. */
export interface CodeEntries {
  entered: number
  wrong: number
}

/** Failures (wrong codes less right ones) of a network within `seconds` from which its actions need a captcha. */
export const failing = { fewest: 3, seconds: 3600 }

/** Right codes make up for wrong ones: many people share a network of a mobile provider. */
export const failuresOf = ({ entered, wrong }: CodeEntries): number => wrong - (entered - wrong)

/** An attack: over `part` of at least `fewest` codes wrong within `seconds`; then all networks need a captcha. */
export const attack = {
  seconds: 300,
  fewest: 20,
  part: 0.3,
  /** Wrong codes that count of one customer's networks: one alone can't cause an attack. */
  mostOfSite: 3,
}

export const isAttack = ({ entered, wrong }: CodeEntries): boolean =>
  entered >= attack.fewest && wrong > attack.part * entered

/** Doublings of the captcha's work at most: by the failures of its network (minutes of a machine), and by an attack. */
const mostDoublings = { network: 11, attack: 3 }

/** The captcha's work as a multiple of the lightest one. */
export function workFactor(ofNetwork: CodeEntries, ofAll: CodeEntries): number {
  const failures = Math.min(mostDoublings.network, Math.max(0, failuresOf(ofNetwork) - failing.fewest))
  const attacks = isAttack(ofAll) ? Math.ceil(Math.log2(1 + ofAll.wrong / attack.fewest)) : 0
  return 2 ** Math.max(failures, Math.min(mostDoublings.attack, attacks))
}

/** Seconds in which a captcha may be solved and used. */
export const captchaLasts = 600
