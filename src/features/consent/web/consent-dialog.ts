import * as CookieConsent from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './consent-dialog.css'
import type { Ask } from '../../../core/call.ts'
import type { Language } from '../../../core/languages.ts'
import type { Text } from '../../../core/web/text.ts'
import { consentCalls } from '../consent.contract.ts'
import { type ConsentCategory, type ConsentPolicy, consentDays } from '../consent.rules.ts'

interface ConsentSetting {
  ask: Ask
  language: Language
  policy: ConsentPolicy
  /** Where the paths of pages begin: '/th', or '/th/#' in hash style. */
  pages: string
  t: Text
}

let started: Promise<void> | undefined

/** Shows the banner to who has not chosen yet, or the preferences to who asks for them. */
export async function runConsent(setting: ConsentSetting, preferences: boolean): Promise<void> {
  started ??= CookieConsent.run(configOf(setting))
  await started
  if (preferences) CookieConsent.showPreferences()
}

function configOf({ ask, language, policy, pages, t }: ConsentSetting): CookieConsent.CookieConsentConfig {
  const record = () => recordChoice(ask)
  return {
    revision: policy.revision,
    autoShow: policy.required,
    hideFromBots: false,
    cookie: { name: 'cc_cookie', expiresAfterDays: consentDays, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'bar', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      personalization: { autoClear: { cookies: [{ name: 'lang' }] } },
      analytics: {},
    },
    onFirstConsent: record,
    onChange: record,
    language: { default: language, translations: { [language]: textsOf(t, pages) } },
  }
}

/** The proof of the choice, on the server. A failure leaves the choice in force: the cookie holds it. */
function recordChoice(ask: Ask) {
  const { consentId, revision, categories } = CookieConsent.getCookie()
  return ask(consentCalls.recordConsent, {
    consent_id: consentId,
    revision,
    categories: categories as ConsentCategory[],
  })
}

function textsOf(t: Text, pages: string): CookieConsent.Translation {
  const buttons = { acceptAllBtn: t('consent.acceptAll'), acceptNecessaryBtn: t('consent.necessaryOnly') }
  const section = (category: ConsentCategory) => ({
    title: t(`consent.${category}.title`),
    description: t(`consent.${category}.description`),
    linkedCategory: category,
  })
  return {
    consentModal: {
      label: t('consent.title'),
      title: t('consent.title'),
      description: t('consent.description'),
      ...buttons,
      showPreferencesBtn: t('consent.preferences'),
      footer: linksOf(t, pages),
    },
    preferencesModal: {
      title: t('consent.preferencesTitle'),
      ...buttons,
      savePreferencesBtn: t('consent.save'),
      closeIconLabel: t('consent.close'),
      sections: [
        { description: t('consent.intro') },
        section('necessary'),
        section('personalization'),
        section('analytics'),
      ],
    },
  }
}

/** HTML, as the library wants it. */
const linksOf = (t: Text, pages: string) =>
  `<a href="${pages}/cookie-policy">${t('site.legal.cookies')}</a> <a href="${pages}/privacy-notice">${t('site.legal.privacy')}</a>`
