import { FieldNote, StandaloneForm } from '#src/core/server/standalone/standalone-page.tsx'
import { errorKey } from '#src/core/web/texts/text.ts'
import { confirmationLasts } from '#src/features/account/confirmation.rules.ts'
import { deletionNeeds } from '#src/features/account/deletion.rules.ts'
import { type Way, WaysElsewhere } from '#src/features/account/server/sign-in/sign-in-ways.tsx'
import styles from './account-page.module.css'
import type { PartProps } from './account-page.tsx'
import { ActionForm, Part } from './account-parts.tsx'

/** The deletion form with the proof of ownership that the account needs. */
export function DeletionPart(props: PartProps) {
  const { offered, elsewhere } = props.ways
  const providers = [...offered, ...elsewhere].map(({ channel }) => channel)
  const needs = deletionNeeds(props.account, providers)
  return (
    <Part id="deletion" title={props.t('account.page.deletion')}>
      {needs === 'sign-in' ? (
        <NewSignIn {...props} />
      ) : needs === 'tick' ? (
        <Tick {...props} />
      ) : props.deletion ? (
        <Code {...props} />
      ) : (
        <ActionForm path="delete" setting={props} fragment="#deletion" button={props.t('account.page.askDeletion')}>
          <Hint {...props} text="account.page.deletionHint" />
        </ActionForm>
      )}
    </Part>
  )
}

function NewSignIn(props: PartProps) {
  const { language, account, ways, returnURL, t } = props
  const isOwn = ({ channel }: Way) => account.identities.some((each) => each.channel === channel)
  return (
    <>
      <Hint {...props} text="account.page.deletionSignIn" />
      {ways.offered.filter(isOwn).map(({ channel, label }) => (
        <StandaloneForm key={channel} action={`/auth/login/channel/${channel}?lang=${language}`}>
          <input type="hidden" name="terms" value="yes" />
          <input type="hidden" name="fresh" value="yes" />
          <input type="hidden" name="returnURL" value={returnURL} />
          <button type="submit">{t('account.signIn.with', { label })}</button>
        </StandaloneForm>
      ))}
      <WaysElsewhere language={language} ways={ways.elsewhere.filter(isOwn)} />
    </>
  )
}

function Tick(props: PartProps) {
  const { t } = props
  return (
    <ActionForm path="delete/confirm" setting={props} fragment="#deletion" button={t('account.page.delete')}>
      <Hint {...props} text="account.page.deletionPlain" />
      <p className={styles.tick}>
        <input id="sure" name="sure" type="checkbox" value="yes" required />
        <label htmlFor="sure">{t('account.page.sure')}</label>
      </p>
    </ActionForm>
  )
}

function Code(props: PartProps) {
  const { fault, t } = props
  return (
    <ActionForm path="delete/confirm" setting={props} fragment="#deletion" button={t('account.page.delete')}>
      <label htmlFor="code">{t('account.signIn.code')}</label>
      <input
        id="code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
        aria-describedby="deletion-hint"
        aria-invalid={fault?.part === 'deletion' || undefined}
      />
      <Hint {...props} text="account.page.deletionCode" />
    </ActionForm>
  )
}

type HintText = `account.page.deletion${'Hint' | 'SignIn' | 'Plain' | 'Code'}`

const Hint = ({ fault, text, t }: PartProps & { text: HintText }) => (
  <FieldNote
    id="deletion-hint"
    fault={fault?.part === 'deletion' ? t(errorKey(fault.error, ['account', 'codes'])) : null}
  >
    {t(text, { minutes: confirmationLasts })}
  </FieldNote>
)
