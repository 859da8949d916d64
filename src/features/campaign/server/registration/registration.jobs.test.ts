import { expect, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { config } from '../../../../../site.config.ts'
import { textOf } from './registration.jobs.ts'

const numbers = ['+6591234567', '+60123456789', '+66812345678']
const texts = numbers.flatMap((to) =>
  languages.map((language) => textOf({ language, serial: 8 }, { to, code: '028468', campaign: config.campaign! })),
)

/** Characters of the GSM alphabet; a text with any other has seventy characters a message. */
const gsm = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà]*$/

test('messages name campaign, code and letter, fit into one message, and hold nothing that operators block', () => {
  expect(new Set(texts).size).toBe(languages.length)
  for (const text of texts) {
    expect(text).toContain('028468')
    expect(text).toMatch(/[（(]\S+ K[）)]/)
    expect(text.length, text).toBeLessThanOrEqual(gsm.test(text) ? 160 : 70)
    expect(text).not.toMatch(/https?:|www\.|\w\.\w|[@#+]|\d{7}/)
  }
  for (const language of languages) {
    const { title } = config.campaign!
    expect(texts.filter((text) => text.includes(title[language])).length, language).toBeGreaterThanOrEqual(
      numbers.length,
    )
  }
})
