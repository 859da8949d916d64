import { expect, test } from 'vitest'
import { fieldOf, longestAddress, longestName, readRecipient } from './recipients.rules.ts'

const full = { name: 'Siti binti Ahmad', address: '12 Jalan Ampang\n50450 Kuala Lumpur' }

test('a name and an address are kept as written, without blanks and invisible characters around them', () => {
  expect(readRecipient(full)).toEqual(full)
  expect(
    readRecipient({ name: ' ณัฐ\u200b\n ใจดี ', address: '\r\n99/1  ถนน\tสุขุมวิท \r\n\r\n\u202e กรุงเทพฯ 10110\n' }),
  ).toEqual({
    name: 'ณัฐ ใจดี',
    address: '99/1 ถนน สุขุมวิท\nกรุงเทพฯ 10110',
  })
  expect(readRecipient({ name: '陈小明', address: '新加坡明地迷亚路2座' })).toEqual({
    name: '陈小明',
    address: '新加坡明地迷亚路2座',
  })
})

test('a missing or endless name or address is a fault of its own', () => {
  const faultOf = (more: Partial<typeof full>) => readRecipient({ ...full, ...more })
  expect(faultOf({ name: ' \u200b ' })).toEqual({ fault: 'recipient_name_missing' })
  expect(faultOf({ name: '007' })).toEqual({ fault: 'recipient_name_missing' })
  expect(faultOf({ name: '𠮷'.repeat(longestName) })).toMatchObject({ address: full.address })
  expect(faultOf({ name: '𠮷'.repeat(longestName + 1) })).toEqual({ fault: 'recipient_name_long' })
  expect(faultOf({ address: '' })).toEqual({ fault: 'recipient_address_missing' })
  expect(faultOf({ address: '- , 12 KL' })).toEqual({ fault: 'recipient_address_missing' })
  expect(faultOf({ address: 'a'.repeat(longestAddress + 1) })).toEqual({ fault: 'recipient_address_long' })
})

test('each fault belongs to a field, or to the whole form', () => {
  expect(fieldOf('recipient_name_missing')).toBe('name')
  expect(fieldOf('recipient_address_long')).toBe('address')
  expect(fieldOf('phone_of_other_region')).toBe('phone')
  expect(fieldOf('region_unavailable')).toBe('region')
  expect(fieldOf('prize_sent')).toBeNull()
})
