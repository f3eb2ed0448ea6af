import { allTexts, formsOf } from '@dining/copy-engine/check'
import { expect, it } from 'vitest'

import { CREDIT_PROGRAM, testPartner } from '../../testing/test-partner.ts'
import { checkFacts } from './check-facts.ts'
import { figureFindings } from './figures.ts'

const NUMBER = { label: 'Number', help: '10 digits.', pattern: String.raw`^\d{8,10}$`, findUrl: 'https://number.example' }
const POINTS = {
  program: { newMemberBonus: { code: 'HELLO', units: 1_000, spendCents: 3_000, withinDays: 30 }, reservationBonusUnits: 50 },
  features: { partnerNumber: NUMBER, hasReservationBonus: true },
} as const
const FUEL_RATE = { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5_000 } as const
const FUEL = {
  program: {
    currencyType: 'Dollar',
    currency: { one: 'savings', many: 'savings' },
    earnRates: { 0: FUEL_RATE, 2: FUEL_RATE },
  },
} as const
const found = (overrides: Parameters<typeof testPartner>[0], text: string) =>
  figureFindings(testPartner(overrides))({ path: 'text', text }).map(({ problem }) => problem)
const refused = (words: string) => [`“${words}” is no figure of the program`]

it.each([
  // 1 point per $2, 3 and 5 per $1; VIP from the 12th dine; 1,000 points after $30 in 30 days.
  ['4 points', 'Every dine earns 4 points.'],
  ['$3', 'You earn for every $3.'],
  ['5 dollars', 'From 5 dollars on.'],
  ['7%', 'Get 7% back.'],
  ['ten percent', 'Get ten percent back.'],
  ['2,000 bonus points', 'Join for 2,000 bonus points.'],
  ['500 miles', 'It brings 500 miles.'],
  ['Double points', 'Double points tonight!'],
  ['3x miles', 'Take 3x miles home.'],
  ['45 days', 'Within 45 days of joining.'],
  ['six weeks', 'It posts in six weeks.'],
  ['6 months', 'The rate lasts 6 months.'],
  ['two minutes', 'Joining takes two minutes.'],
  ['Eleven dines', 'Eleven dines make you VIP.'],
  ['tenth dinner', 'VIP begins with the tenth dinner.'],
  ['10th dine', 'VIP from the 10th dine.'],
  ['Up to 8 cards', 'Up to 8 cards can earn.'],
  ['two tiers', 'There are two tiers.'],
  ['11-digit', 'Your 11-digit number.'],
  ['8 to 14 digits', 'It has 8 to 14 digits.'],
  ['7-character', 'Your 7-character number.'],
])('refuses %s, which the program does not have', (words, text) => {
  expect(found(POINTS, text)).toEqual(refused(words))
})

it.each([
  'Earn {earn_select}, up to {earn_best}.',
  'Every dine earns 1 point per $2, or 3 points per $1, or five points.',
  'Get 1,000 points when you spend $30 within 30 days.',
  'A reservation earns 50 points.',
  'The twelfth dine makes you VIP; twelve dines do.',
  'Points post in 3 days; a review is open for 35 days.',
  'As many as 12 cards can earn.',
  'Three tiers, one rate each.',
  'Your number has 8 to 10 digits. We see the last four digits of your card.',
  'A dinner for two, at the corner of 5th Street, on December 31, open after ten.',
  'Two friends, one table, three blocks away.',
])('accepts tokens, figures of the program, and numbers that promise nothing: %s', (text) => {
  expect(found(POINTS, text)).toEqual([])
})

it.each([
  [CREDIT_PROGRAM, '1%, 5% or 10% cash back, paid from $20 on', '2.5% cash back', '2.5%'],
  [FUEL.program, '10¢ a gallon for each $50, or 10 cents', '12 cents a gallon', '12 cents'],
])('compares with the rates of each kind of program', (program, right, wrong, words) => {
  expect(found({ program }, right)).toEqual([])
  expect(found({ program }, wrong)).toEqual(refused(words))
})

it('knows no reservation bonus while it is off', () => {
  expect(found({ ...POINTS, features: { ...POINTS.features, hasReservationBonus: false } }, 'Earn 50 points.')).toEqual(
    refused('50 points'),
  )
})

it('holds for the product’s own texts, too, apart from the length of a code', () => {
  const texts = [...allTexts].filter(([key]) => !key.startsWith('card.claimCode'))
  expect(texts.flatMap(([, { wording }]) => formsOf(wording).flatMap((text) => found(POINTS, text)))).toEqual([])
})

it('accepts a figure that is declared with its reason', () => {
  const copy = { figures: [{ words: 'ten minutes', reason: 'The walk of an example.' }] }
  expect(found({ copy }, 'Ten minutes away')).toEqual([])
  expect(found({ copy }, 'Twenty minutes away')).toEqual(refused('Twenty minutes'))
})

it('reads titles and descriptions of pages, tokens, the partner number and the announcement', () => {
  const wrong = 'Earn 9 points.'
  const partner = testPartner({
    routes: { '/': { title: wrong, description: wrong, keywords: wrong } },
    features: {
      partnerNumber: { ...NUMBER, help: wrong },
      appAnnouncementModal: { title: wrong, body: wrong, buttonText: 'Go', buttonUrl: '/' },
    },
    copy: { tokens: { rate: wrong } },
  })
  expect(checkFacts(partner).map(({ path }) => path)).toEqual([
    'routes./.title',
    'routes./.description',
    'routes./.keywords',
    'features.partnerNumber.help',
    'features.appAnnouncementModal.title',
    'features.appAnnouncementModal.body',
    'copy.tokens.rate',
  ])
})
