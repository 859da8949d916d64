import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

const byte = fc.integer({ min: 0, max: 255 })
const group = fc.integer({ min: 0, max: 0xffff }).map((each) => each.toString(16))
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count })

test('addresses of IPv4 count by the first three bytes', () => {
  fc.assert(
    fc.property(byte, byte, byte, byte, byte, byte, (a, b, c, host, otherHost, otherC) => {
      const network = networkOf(`${a}.${b}.${c}.${host}`)
      expect(networkOf(`${a}.${b}.${c}.${otherHost}`)).toBe(network)
      if (otherC !== c) expect(networkOf(`${a}.${b}.${otherC}.${host}`)).not.toBe(network)
    }),
  )
})

test('addresses of IPv6 count by their /64', () => {
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), groups(4), (prefix, host, otherHost, otherPrefix) => {
      fc.pre(prefix[0] !== '0') // IPv4-mapped addresses
      const network = networkOf([...prefix, ...host].join(':'))
      expect(networkOf([...prefix, ...otherHost].join(':'))).toBe(network)
      if (otherPrefix.join() !== prefix.join()) {
        expect(networkOf([...otherPrefix, ...host].join(':'))).not.toBe(network)
      }
    }),
  )
})

test('an address of IPv4 inside IPv6 is the same network as outside', () => {
  expect(networkOf('::ffff:192.0.2.7')).toBe(networkOf('192.0.2.200'))
})

test('a zone and a short form change nothing', () => {
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80:0:0:0:9::2'))
})

test('what is no address is one network of its own, and nothing throws', () => {
  expect(networkOf('')).toBe('unknown')
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(networkOf(text)).toMatch(/^(unknown|ipv[46]:[0-9a-f]+)$/)
    }),
  )
})
