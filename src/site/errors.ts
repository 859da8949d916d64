import { coreErrors, type ErrorTable } from '../core/errors.ts'
import { accountErrors } from '../features/account/account.contract.ts'
import { captchaErrors } from '../features/account/captcha.contract.ts'
import { confirmationErrors } from '../features/account/confirmation.contract.ts'
import { signInErrors } from '../features/account/sign-in.contract.ts'
import { drawErrors } from '../features/campaign/draw/draw.contract.ts'
import { holdErrors } from '../features/campaign/holds.rules.ts'
import { operatorErrors } from '../features/campaign/operator/operator.contract.ts'
import { recipientErrors } from '../features/campaign/recipients.contract.ts'
import { registrationErrors } from '../features/campaign/registration.contract.ts'
import { rewardErrors } from '../features/campaign/rewards.contract.ts'
import { squadErrors } from '../features/campaign/squads.contract.ts'
import { draftErrors } from '../features/news/drafts.contract.ts'
import { previewErrors } from '../features/news/preview.contract.ts'
import { staticPageErrors } from '../features/news/static-pages.contract.ts'
import { newsletterErrors } from '../features/newsletter/newsletter.contract.ts'
import { searchErrors } from '../features/search/search.contract.ts'

/** Slices whose texts name errors. */
export const errorSlices = [
  'account',
  'campaign',
  'codes',
  'news',
  'newsletter',
  'recipient',
  'search',
  'squad',
  'studio',
] as const

/** The error table: every failure on the wire, with the rows of each slice. */
export const errorTable: ErrorTable = {
  ...coreErrors,
  ...captchaErrors,
  ...confirmationErrors,
  ...draftErrors,
  ...drawErrors,
  ...holdErrors,
  ...newsletterErrors,
  ...operatorErrors,
  ...previewErrors,
  ...recipientErrors,
  ...registrationErrors,
  ...rewardErrors,
  ...searchErrors,
  ...signInErrors,
  ...squadErrors,
  ...accountErrors,
  ...staticPageErrors,
}
