import * as CookieConsent from 'vanilla-cookieconsent'
import type { Ask } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { loadStyle } from '#src/core/web/load-file.ts'
import type { Text } from '#src/core/web/texts/text.ts'
import { consentCalls } from '../consent.contract.ts'
import { type ConsentCategory, type ConsentPolicy, consentDays } from '../consent.rules.ts'
import sheet from './consent-dialog.css?url'

interface ConsentSetting {
  ask: Ask
  language: Language
  policy: ConsentPolicy
  t: Text
}

export type ConsentOption = 'all' | 'necessary' | 'preferences'

let started: Promise<void> | undefined

/** Stores a choice, or opens the preferences. */
export async function applyConsent(option: ConsentOption, setting: ConsentSetting): Promise<void> {
  started ??= start(setting)
  await started.catch((error) => {
    started = undefined // the next click tries again
    throw error
  })
  if (option === 'preferences') CookieConsent.showPreferences()
  else CookieConsent.acceptCategory(option === 'all' ? 'all' : [])
}

async function start(setting: ConsentSetting) {
  await loadStyle(sheet)
  await CookieConsent.run(configOf(setting))
}

function configOf({ ask, language, policy, t }: ConsentSetting): CookieConsent.CookieConsentConfig {
  const record = () => recordChoice(ask)
  return {
    revision: policy.revision,
    autoShow: false, // the banner is part of the page
    hideFromBots: false,
    cookie: { name: 'cc_cookie', expiresAfterDays: consentDays, sameSite: 'Lax' },
    guiOptions: { preferencesModal: { equalWeightButtons: true } },
    categories: {
      necessary: { enabled: true, readOnly: true },
      personalization: { autoClear: { cookies: [{ name: 'lang' }, { name: 'season' }] } },
      analytics: {},
    },
    onConsent: () => document.documentElement.removeAttribute('data-undecided'),
    onFirstConsent: record,
    onChange: record,
    language: { default: language, translations: { [language]: textsOf(t) } },
  }
}

/** Stores a proof; without it the choice in the cookie is still valid. */
function recordChoice(ask: Ask) {
  const { consentId, revision, categories } = CookieConsent.getCookie()
  return ask(consentCalls.recordConsent, {
    consent_id: consentId,
    revision,
    categories: categories as ConsentCategory[],
  })
}

function textsOf(t: Text): CookieConsent.Translation {
  const section = (category: ConsentCategory) => ({
    title: t(`consent-dialog.${category}.title`),
    description: t(`consent-dialog.${category}.description`),
    linkedCategory: category,
  })
  return {
    consentModal: {},
    preferencesModal: {
      title: t('consent-dialog.title'),
      acceptAllBtn: t('consent.acceptAll'),
      acceptNecessaryBtn: t('consent.necessaryOnly'),
      savePreferencesBtn: t('consent-dialog.save'),
      closeIconLabel: t('consent-dialog.close'),
      sections: [
        { description: t('consent-dialog.intro') },
        section('necessary'),
        section('personalization'),
        section('analytics'),
      ],
    },
  }
}
