import * as v from 'valibot'
import { expect, test } from 'vitest'
import { storedDay, storedInstant } from './stored-moment.ts'

const days = ['2026-11-27', '2028-02-29', '0001-01-01']
const noDays = ['2027-02-30', '2027-02-29', '2026-04-31', '2026-13-01', '0000-01-01', '27-11-2026', 'soon', '']

test('a day is one that the calendar has', () => {
  const faultOf = (text: string) => v.safeParse(storedDay('no day'), text).issues?.map(({ message }) => message)
  expect(days.map(faultOf)).toEqual(days.map(() => undefined))
  expect(noDays.map(faultOf)).toEqual(noDays.map(() => ['no day']))
})

test('an instant is of such a day, with an offset that PostgreSQL knows', () => {
  const faultOf = (text: string) => v.safeParse(storedInstant('no instant'), text).issues?.map(({ message }) => message)
  const times = ['T10:00:00Z', 'T10:00:00+08:00', 'T10:00:00.123-03:30', 'T23:59:59+15:59', ' 10:00:00+0800']
  const instants = days.flatMap((day) => times.map((time) => day + time))
  expect(instants.map(faultOf)).toEqual(instants.map(() => undefined))
  const wrong = ['T10:00:00', 'T25:00:00Z', 'T10:00:00+16:00', 'T10:00:00-23:59', 'T10:00:00+08']
  const others = [...noDays.map((day) => `${day}T10:00:00Z`), ...wrong.map((time) => days[0] + time)]
  expect(others.map(faultOf)).toEqual(others.map(() => ['no instant']))
})
