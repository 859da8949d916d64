import { coreErrors, type ErrorTable } from '../core/errors.ts'
import { accountErrors } from '../features/account/account.contract.ts'
import { captchaErrors } from '../features/account/captcha.contract.ts'
import { signInErrors } from '../features/account/sign-in.contract.ts'
import { draftErrors } from '../features/news/drafts.contract.ts'
import { previewErrors } from '../features/news/preview.contract.ts'
import { staticPageErrors } from '../features/news/static-pages.contract.ts'
import { newsletterErrors } from '../features/newsletter/newsletter.contract.ts'

/** The error table of all slices. */
export const errorTable: ErrorTable = {
  ...coreErrors,
  ...captchaErrors,
  ...draftErrors,
  ...newsletterErrors,
  ...previewErrors,
  ...signInErrors,
  ...accountErrors,
  ...staticPageErrors,
}
