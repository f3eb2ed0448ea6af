import { testPartner } from '../../testing/test-partner.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { GSM_PLACES, gsmLength, gsmText } from './gsm-text.ts'
import { sendingTime } from './sending-time.ts'
import { composeSms } from './sms-content.ts'

it.each([
  ['Honors™ Dining', 'Honors Dining'],
  ['Joe’s “Pizza” – Café', 'Joe\'s "Pizza" - Café'],
  ['Crêperie Łódź, Señor Ñandú', 'Creperie Lodz, Señor Ñandu'],
  ['寿司 12¢', '?? 12c'],
  ['{a} ~ €5', '{a} ~ €5'],
])('writes %s as %s', (text, written) => {
  expect(gsmText(text)).toBe(written)
})

it('writes every text in characters of the alphabet, once and for all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = gsmText(text)
      expect(gsmText(written)).toBe(written)
      expect(gsmLength(written)).toBeGreaterThanOrEqual(Array.from(written).length)
    }),
  )
})

const earned = { kind: 'earned', to: '5035550142', benefit: 120, at: '2026-06-15T01:30:00.000Z', timeZone: 'America/New_York' } as const

it('names the program, the earning, the restaurant and the day there', () => {
  expect(composeSms(testPartner('one'), { ...earned, merchant: 'Joe’s' })).toBe(
    "Dining of one: you earned 120 points at Joe's on Jun 14. Reply STOP to end.",
  )
})

it('cuts a long name, so that an earning is one message with its end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (merchant) => {
      const text = composeSms(testPartner('one'), { ...earned, merchant })
      expect(gsmLength(text)).toBeLessThanOrEqual(GSM_PLACES)
      expect(text).toMatch(/ on Jun 14\. Reply STOP to end\.$/)
    }),
  )
})

it.each([
  ['2026-06-15T13:00:00Z', 'America/New_York', null],
  ['2026-06-15T12:59:00Z', 'America/New_York', '2026-06-15T13:00:00.000Z'],
  ['2026-06-16T00:59:00Z', 'America/New_York', null],
  ['2026-06-16T01:00:00Z', 'America/New_York', '2026-06-16T13:00:00.000Z'],
  ['2026-06-15T13:00:00Z', 'America/Los_Angeles', '2026-06-15T16:00:00.000Z'],
  // The night of a change of the clock: 8 or 10 o'clock, within what the law allows.
  ['2026-11-01T04:00:00Z', 'America/New_York', '2026-11-01T13:00:00.000Z'],
])('at %s in %s it waits until %s', (now, timeZone, until) => {
  expect(sendingTime(new Date(now), timeZone)?.toISOString() ?? null).toBe(until)
})
