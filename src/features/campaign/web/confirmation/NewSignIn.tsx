import { languageFacts } from '#src/core/languages.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { confirmationLasts } from '../../../account/confirmation.rules.ts'
import { returnTextOf } from '../../../account/sign-in.rules.ts'
import type { SignInWay } from '../../../account/sign-in-form.contract.ts'

/** Signs in once more at the account's provider, and returns to this page. */
export function NewSignIn({ providers }: { providers: SignInWay[] }) {
  const t = useText()
  const { place, isInGame } = usePageContext()
  const { language } = place
  const elsewhere = providers.filter(({ isInWebView }) => isInGame && !isInWebView)
  const either = new Intl.ListFormat(languageFacts[language].tag, { type: 'disjunction' })
  return (
    <>
      <p>{t('codes.confirm.signIn', { minutes: confirmationLasts })}</p>
      {providers
        .filter((way) => !elsewhere.includes(way))
        .map(({ channel, label }) => (
          <form key={channel} method="post" action={`/auth/login/channel/${channel}?lang=${language}`}>
            <input type="hidden" name="terms" value="yes" />
            <input type="hidden" name="fresh" value="yes" />
            <input type="hidden" name="returnURL" value={returnTextOf(location.href)} />
            <Button type="submit" variant="solid">
              {t('codes.confirm.with', { label })}
            </Button>
          </form>
        ))}
      {elsewhere.length > 0 && (
        <p>{t('codes.confirm.openInBrowser', { labels: either.format(elsewhere.map(({ label }) => label)) })}</p>
      )}
    </>
  )
}
