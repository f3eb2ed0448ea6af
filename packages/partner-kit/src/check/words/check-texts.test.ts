import { expect, it } from 'vitest'

import { testPartner } from '../../testing/test-partner.ts'
import { checkTexts } from './check-texts.ts'

const found = (wording: string | { one: string; other: string }, copy = {}) =>
  checkTexts(
    testPartner({
      program: { loyaltyName: 'AeroClub®' },
      copy: { exclamation: '.', ...copy, texts: { 'session.expiryWarning': wording } },
    }),
  ).map(({ path, kind, remedy }) => [path, kind, remedy])

it.each([
  ['Stay with aeroclub®', 'casing', 'Write “AeroClub”.'],
  ['Stay with us!', 'punctuation', 'Write “.”.'],
  ['Stay with AeroClub', 'mark', 'Write “AeroClub®”.'],
])('finds in a wording of the partner’s own: %s', (wording, kind, remedy) => {
  expect(found(wording)).toContainEqual(['session.expiryWarning', kind, remedy])
  expect(found({ one: 'Stay', other: wording })).toHaveLength(found(wording).length)
})

it('requires no sign if an earlier text may contain it', () => {
  expect(found('Stay with AeroClub', { marks: { mentions: 'first' } })).toEqual([])
})
