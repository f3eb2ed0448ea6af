import { expect, it } from 'vitest'

import { issueText } from '../imports/issues.ts'
import { hours } from './hours.ts'

/** "Mon 660-1320" */
const read = (value: unknown) => {
  const result = hours(value)
  return result.ok
    ? result.value.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`).join(', ')
    : issueText({ field: '', ...result.error })
}

it.each<[unknown, string]>([
  ['Mon-Tue 11:00-22:00; Sat 5 PM – 1:30 AM; Sun closed', 'Mon 660-1320, Tue 660-1320, Sat 1020-1530'],
  ['Fri-Sun: 9am-2pm, 17:00-24:00', 'Sun 540-840, Sun 1020-1440, Fri 540-840, Fri 1020-1440, Sat 540-840, Sat 1020-1440'],
  ['Sunday, Tuesday 24 hours', 'Sun 0-1440, Tue 0-1440'],
  [['Mon 12 pm to 12 am', 'Wed 12 a.m.-11 a.m.'], 'Mon 720-1440, Wed 0-660'],
  [[{ day: 'Monday', opens: '11:00', closes: '14:30' }], 'Mon 660-870'],
  [{ thu: '17:00-23:00', fri: ['11:00-14:00', '17:00-23:00'], sat: 'closed' }, 'Thu 1020-1380, Fri 660-840, Fri 1020-1380'],
])('reads %j', (value, spans) => {
  expect(read(value)).toBe(spans)
})

it.each<[unknown, string]>([
  ['daily 11-22', 'has a day that is none of Sun, Mon, Tue, Wed, Thu, Fri, Sat: "daily"'],
  ['Mon-Foo 11:00-22:00', 'has a day that is none of Sun, Mon, Tue, Wed, Thu, Fri, Sat: "Mon-Foo"'],
  ['Mon 11:00', 'has times that are not such as 11:00-22:00: "11:00"'],
  ['Mon 25:00-26:00', 'has times that are not such as 11:00-22:00: "25:00-26:00"'],
  ['Mon 9 PM-9 PM', 'has times that are not such as 11:00-22:00: "9 PM-9 PM"'],
  ['Mon 11:00-15:00, 14:00-22:00', 'has two times that overlap on Mon'],
  [7, 'is not such as "Mon-Fri 11:00-22:00; Sat 17:00-01:00": 7'],
  [[[]], 'has a day that is none of Sun, Mon, Tue, Wed, Thu, Fri, Sat: ""'],
])('refuses %j', (value, error) => {
  expect(read(value)).toBe(error)
})
