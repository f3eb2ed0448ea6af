import type { Result } from '@dining/domain'
import { CREDIT_PROGRAM } from '@dining/partner-kit/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { testPartner } from '../../testing/test-partner.ts'
import { readBonus } from '../bonuses/bonus-line.ts'
import { FEED_FIELDS, feedText, parseFeedLine } from '../feed/feed-line.ts'
import { FLEX_OFFER_FIELDS, readFlexOffer } from '../flex-offers/flex-offer-line.ts'
import { FIELD_NAMES, readMerchantRow, readWithdrawal } from '../merchants/merchant-row.ts'
import { PARTNER_CARD_FIELDS, readPartnerCard } from '../partner-cards/card-line.ts'
import { ISSUE_KINDS } from './issue-kinds.ts'
import { storedIssue, type LineIssue } from './issues.ts'

const MARKED = 'SECRET-7'
/** Parts of the values below: none of them may be stored. */
const MARKS = ['SECRET', '8675309', '86.75309', '4111', '2031', '31:59', '12:34', 'Retsina']

/** Values that some field refuses, in the shapes that readers look for, and words that contradict other fields. */
const VALUES: readonly unknown[] = [
  MARKED,
  `${MARKED} and more`,
  MARKED.repeat(400),
  `${MARKED}\uFFFD`,
  `tok_${MARKED}`,
  `ftp://${MARKED}`,
  [MARKED, [MARKED]],
  { [MARKED]: MARKED },
  Array.from({ length: 13 }, (_, index) => `https://${MARKED}.example/${index}`),
  8_675_309,
  -8_675_309,
  86.75309,
  '8675309',
  '-8675309.00',
  '8675309.501',
  1,
  2,
  '4111111111111111',
  '2031-02-30',
  '2031-01-01',
  '2031-13-01T00:00:00Z',
  '2031-01-01T00:00:00Z',
  'Mon 31:59-32:00',
  'Retsina 11:00-22:00',
  'Mon 11:00-12:34, 12:00-22:00',
  'Refund',
  'Limited',
  'Unlimited',
  'new-member',
  'first-dine',
  'dine-times',
  'app-only',
  '',
  ' ',
  '\u200B',
  null,
  true,
  false,
]

type Row = Readonly<Record<string, unknown>>
type Reading = readonly [good: Row, fields: readonly string[], read: (row: Row) => Result<unknown, readonly LineIssue[]>]

const NOW = new Date('2030-11-20T12:00:00Z')
const ofUnits = testPartner('one', { program: { appOnlyBonus: { code: MARKED, units: 5, spendCents: 2_500, withinDays: 30 } } })
const ofCredits = testPartner('two', { program: CREDIT_PROGRAM })
const DINE = {
  sourceTransactionId: 'N-1',
  vaultToken: 'tok_8f',
  networkMerchantId: '44',
  occurredAt: '2030-11-19T19:30:00Z',
  amount: '6.00',
}
const PLACE = { networkId: 'M1', name: 'Harbor', address1: '12 Front St', latitude: 43.6591, longitude: -70.2568 }
const TERMS = { ...PLACE, firstDay: '2032-01-01', maxVisitsPerMonth: 2 }
const BONUS = { code: 'JUNE', kind: 'campaign', description: 'Dine once.', amount: 500, firstDay: '2032-01-01', lastDay: '2032-12-31' }
const BONUS_FIELDS = [...Object.keys(BONUS), 'dines', 'spend', 'dineSpend', 'withinDays', 'appOnly', 'cap', 'withdrawn']
const OFFER = { id: 'F1', publicId: 'P1', merchantId: 'M1', amount: 500, firstDay: '2032-01-01' }
const OF_CARD = { id: 'C1', publicId: 'P1', vaultToken: `tok_${'a'.repeat(24)}`, cardType: 'Visa' }

/** The issues of a row, or of the values that it is imported without. */
const merchant = (row: Row): Result<unknown, readonly LineIssue[]> => {
  const read = readMerchantRow(row)
  return read.ok && read.value.leftOut.length > 0 ? { ok: false, error: read.value.leftOut } : read
}
const READINGS: Readonly<Record<string, Reading>> = {
  'the feed': [DINE, FEED_FIELDS, (row) => parseFeedLine(feedText(row), NOW)],
  'refunds of the feed': [
    { ...DINE, type: 'Refund', amount: '-6.00', refundOf: 'N-0' },
    FEED_FIELDS,
    (row) => parseFeedLine(feedText(row), NOW),
  ],
  restaurants: [PLACE, FIELD_NAMES, merchant],
  'restaurants with terms': [TERMS, FIELD_NAMES, merchant],
  'withdrawn restaurants': [{ ...PLACE, withdrawn: true }, ['networkId', 'withdrawn'], readWithdrawal],
  bonuses: [BONUS, BONUS_FIELDS, (row) => readBonus(ofUnits, row)],
  'bonuses that pay money': [BONUS, BONUS_FIELDS, (row) => readBonus(ofCredits, row)],
  'bonuses for the first dine': [{ ...BONUS, kind: 'first-dine', withinDays: 30 }, BONUS_FIELDS, (row) => readBonus(ofUnits, row)],
  'bonuses of the app': [{ ...BONUS, kind: 'app-only' }, BONUS_FIELDS, (row) => readBonus(ofUnits, row)],
  'flex offers': [OFFER, FLEX_OFFER_FIELDS, (row) => readFlexOffer(ofUnits.program, row)],
  'flex offers that pay money': [OFFER, FLEX_OFFER_FIELDS, (row) => readFlexOffer(ofCredits.program, row)],
  cards: [OF_CARD, PARTNER_CARD_FIELDS, readPartnerCard],
}

/** Kinds of the issues of a row, of which none is stored with a value of the row. */
function kindsOf([good, , read]: Reading, changes: Row): readonly string[] {
  const result = read({ ...good, ...changes })
  const issues = result.ok ? [] : result.error
  const stored = JSON.stringify(issues.map(storedIssue))
  expect(MARKS.filter((mark) => stored.includes(mark))).toEqual([])
  return issues.map(({ kind }) => kind)
}

it.each(Object.entries(READINGS))('stores no value of a file of %s', (_, reading) => {
  const changes = fc.dictionary(fc.constantFrom(...reading[1]), fc.constantFrom(...VALUES), { maxKeys: 5 })
  fc.assert(fc.property(changes, (change) => void kindsOf(reading, change)))
})

/** Kinds that need more than a row: another row, the file, places or the database. `cli/stored-values.test.ts` has them. */
const OF_FILES = [
  'repeated',
  'row-too-long',
  'not-json',
  'columns',
  'changes-only',
  'position',
  'far-position',
  'unknown-zip',
  'far-zip',
  'same-place',
  'same-place-kept',
  'unknown-member',
  'unknown-merchant',
  'no-participant',
  'other-member',
  'used-offer',
  'used-offer-withdrawn',
]

it('stores no value of any field, whatever kind of issue it has', () => {
  const kinds = Object.values(READINGS).flatMap((reading) =>
    reading[1].flatMap((field) => VALUES.flatMap((value) => kindsOf(reading, { [field]: value }))),
  )
  expect([...new Set(kinds), ...OF_FILES].toSorted()).toEqual(Object.keys(ISSUE_KINDS).toSorted())
})
