import { describe, expect, it } from 'vitest'

import { linkExpiry, mayAlert, TABLE_WATCH, tableInWindow, tableWatchState, windowAround, type WatchFacts } from './table-watch.ts'
import { watchRefusal, windowIssue } from './table-watch-request.ts'

const at = (time: string) => new Date(`2026-06-18T${time}:00Z`)

describe('the window that is offered first', () => {
  it.each([
    ['19:00', '18:00', '20:30'],
    ['19:15', '18:00', '20:30'],
    ['00:00', '00:00', '01:30'],
    ['00:30', '00:00', '02:00'],
    ['23:00', '22:00', '23:30'],
    ['23:30', '22:30', '23:30'],
    ['23:59', '22:30', '23:30'],
  ])('of %s is %s to %s, and can be watched', (wanted, from, until) => {
    expect(windowAround(wanted)).toEqual({ from, until })
    expect(windowIssue({ from, until })).toBeNull()
  })
})

it.each([
  ['18:00', '22:00', null],
  ['18:00', '22:30', 'too-long'],
  ['18:00', '18:00', 'inverted'],
  ['20:00', '18:00', 'inverted'],
  ['18:00', '24:00', 'no-time'],
  ['', '19:00', 'no-time'],
])('a window from %s to %s has the issue %s', (from, until, issue) => {
  expect(windowIssue({ from, until })).toBe(issue)
})

describe('a table to watch for', () => {
  const clock = { now: at('12:00'), today: '2026-06-18', startsAt: at('18:00') }
  const asked = { date: '2026-06-18', party: 2, from: '18:00', until: '20:30' }
  const kindOf = (question: object, time: object = {}, limits: Parameters<typeof watchRefusal>[2] = null) => {
    const result = watchRefusal({ ...asked, ...question }, { ...clock, ...time }, limits)
    return result.ok ? null : result.error.kind
  }
  it('is one whose window has not begun, within a year, for a party that can be asked for', () => {
    expect(kindOf({})).toBeNull()
    expect(kindOf({}, { startsAt: at('12:00') })).toBe('past')
    expect(kindOf({ date: '2026-02-30' })).toBe('past')
    expect(kindOf({ date: '2027-06-18' }, { startsAt: new Date('2027-06-18T18:00Z') })).toBeNull()
    expect(kindOf({ date: '2027-06-19' }, { startsAt: new Date('2027-06-19T18:00Z') })).toBe('tooFar')
    expect([0, 21].map((party) => kindOf({ party }))).toEqual(['tooSmall', 'tooBig'])
  })

  it('is within the limits of the restaurant, if they are known', () => {
    const limits = { parties: { least: 2, most: 6 }, lastDate: '2026-06-20', isClosed: false }
    expect([1, 2, 6, 7].map((party) => kindOf({ party }, {}, limits))).toEqual(['tooSmall', null, null, 'tooBig'])
    expect(kindOf({ date: '2026-06-21' }, {}, limits)).toBe('tooFar')
    expect(kindOf({ date: '2026-06-21' }, {}, { ...limits, lastDate: null })).toBeNull()
    expect(kindOf({}, {}, { ...limits, isClosed: true })).toBe('closed')
    expect(kindOf({ date: '2028-06-21' }, {}, { ...limits, lastDate: '2029-01-01' })).toBe('tooFar')
  })
})

describe('a watch', () => {
  const watch = (linkUntil: string | null, status: WatchFacts['status'] = 'watching'): WatchFacts => ({
    status,
    startsAt: at('18:00'),
    linkUntil: linkUntil === null ? null : at(linkUntil),
  })
  it.each([
    ['12:00', watch(null), 'watching', true],
    ['18:00', watch(null), 'ended', false],
    ['12:00', watch('12:15'), 'found', false],
    ['12:15', watch('12:15'), 'watching', false],
    ['12:29', watch('12:15'), 'watching', false],
    ['12:30', watch('12:15'), 'watching', true],
    // A link that was sent just before the window begins works until its own end.
    ['18:05', watch('18:10'), 'found', false],
    ['18:10', watch('18:10'), 'ended', false],
    ['12:00', watch(null, 'stopped'), 'stopped', false],
    ['12:00', watch('12:15', 'booked'), 'booked', false],
  ] as const)('at %s with %o is %s, and may alert: %s', (now, facts, state, alerts) => {
    expect([tableWatchState(facts, at(now)), mayAlert(facts, at(now))]).toEqual([state, alerts])
  })

  it('has a link that expires after its minutes, and at the time of its table at the latest', () => {
    expect(linkExpiry(at('12:00'), at('19:00'))).toEqual(at(`12:${TABLE_WATCH.linkMinutes}`))
    expect(linkExpiry(at('18:55'), at('19:00'))).toEqual(at('19:00'))
  })

  it('finds the table nearest to the middle of its window, with both ends', () => {
    const tables = ['17:45', '18:00', '19:00', '19:30', '20:30', '20:45'].map((time) => ({ at: at(time) }))
    const found = (from: string, until: string) => tableInWindow(tables, at(from), at(until))?.at
    expect(found('18:00', '20:30')).toEqual(at('19:00'))
    expect(found('19:15', '20:45')).toEqual(at('19:30'))
    expect(found('20:30', '20:40')).toEqual(at('20:30'))
    expect(found('17:50', '18:00')).toEqual(at('18:00'))
    expect(found('18:10', '18:50')).toBeUndefined()
  })
})
