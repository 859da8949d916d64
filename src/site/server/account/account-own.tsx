import { addressIn } from '#src/core/web/router/address.ts'
import type { Text } from '#src/core/web/texts/text.ts'
import type { PartProps } from './account-page.tsx'
import { ActionForm, mostShown, Older, Part } from './account-parts.tsx'

/** Data in other slices: likes, pins, newsletter, cookies, and the download of everything. */
export function OwnPart(props: PartProps) {
  const { language, t } = props
  const { likes, pins, preRegistrations, newsletter, consent } = props.account
  return (
    <Part id="own" title={t('account.page.own')}>
      <h3>{t('account.page.likes')}</h3>
      <OwnLinks
        links={likes.map(({ id, title }) => ({ path: `/static/${id}.html`, title }))}
        none={t('account.page.noLikes')}
        setting={props}
      />
      <h3>{t('account.page.pins')}</h3>
      <OwnLinks
        links={pins.map(({ season, id, title }) => ({ path: `/lineupDetail/${season}/${id}`, title }))}
        none={t('account.page.noPins')}
        setting={props}
      />
      <h3>{t('account.page.preRegistrations')}</h3>
      <OwnLinks
        links={preRegistrations
          .filter(({ cancelledAt }) => !cancelledAt)
          .map(({ phone }) => ({
            path: '/pre-register',
            title: t('account.page.preRegistration', { ending: phone.slice(-2) }),
          }))}
        none={t('account.page.noPreRegistrations')}
        setting={props}
      />
      <h3>{t('account.page.newsletter')}</h3>
      {newsletter ? (
        <ActionForm path="end-newsletter" setting={props} button={t('account.page.endNewsletter')} />
      ) : (
        <p>
          {t('account.page.noNewsletter')}{' '}
          <a href={addressIn(props, `/${language}/newsletter`)}>{t('account.page.toNewsletter')}</a>
        </p>
      )}
      <h3>{t('account.page.cookies')}</h3>
      <p>
        {consent === null
          ? t('account.page.noConsent')
          : t('account.page.consent', { categories: consentText(consent, t) })}{' '}
        <a href={addressIn(props, `/${language}/cookie-policy`)}>{t('account.page.toCookies')}</a>
      </p>
      <h3>{t('account.page.data')}</h3>
      <p>
        <a href={addressIn(props, `/auth/account/data.json?lang=${language}`)} download>
          {t('account.page.export')}
        </a>
      </p>
    </Part>
  )
}

interface OwnLinksProps {
  /** Paths below the language. */
  links: { path: string; title: string }[]
  /** The sentence of an empty list. */
  none: string
  setting: PartProps
}

function OwnLinks({ links, none, setting }: OwnLinksProps) {
  const { language, t } = setting
  if (links.length === 0) return <p>{none}</p>
  return (
    <>
      <ul>
        {links.slice(0, mostShown).map(({ path, title }) => (
          <li key={path}>
            <a href={addressIn(setting, `/${language}${path}`)}>{title}</a>
          </li>
        ))}
      </ul>
      <Older count={links.length - mostShown} t={t} />
    </>
  )
}

const consentText = (categories: string[], t: Text): string =>
  (['necessary', 'personalization', 'analytics'] as const)
    .filter((each) => categories.includes(each))
    .map((each) => t(`consent-dialog.${each}.title`))
    .join(', ')
