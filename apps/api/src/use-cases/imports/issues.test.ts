import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ISSUE_KINDS, type IssueKind } from './issue-kinds.ts'
import { issue, issueShowing, issueText, storedIssue, studioWords, type ValueIssue } from './issues.ts'

const HOURS = ['Monday', 'Sunday']

describe('an issue', () => {
  it.each<[string, ValueIssue, string, string]>([
    ['amount', issue('missing'), 'is missing', 'amount is missing.'],
    ['networkId', issueShowing(['SECRET'], 'repeated', 12), 'is already on line 12: SECRET', 'networkId is already on line 12.'],
    ['name', issue('too-long', 120), 'is longer than 120 characters', 'name is longer than 120 characters.'],
    [
      '',
      issueShowing(['1,234'], 'row-too-long', ['65,536']),
      'is longer than 65,536 bytes; it starts at byte 1,234',
      'The row is longer than 65,536 bytes.',
    ],
    ['', issue('columns'), 'does not have the columns of the first line', 'The row does not have the columns of the first line.'],
    ['', issue('not-json'), 'is not a JSON object', 'The row is not a JSON object.'],
    ['channel', issue('not-listed', ['dine-in', 'online']), 'is none of dine-in, online', 'channel is none of dine-in, online.'],
    [
      'highlight',
      issueShowing(['"SECRET: x"'], 'not-listed', ['New', 'Top']),
      'is none of New, Top: "SECRET: x"',
      'highlight is none of New, Top.',
    ],
    [
      'hours',
      issueShowing(['"SECRET"'], 'weekday-not-listed', HOURS),
      'has a day that is none of Monday, Sunday: "SECRET"',
      'hours is none of Monday, Sunday.',
    ],
    ['rating', issueShowing(['"SECRET"'], 'out-of-range', 0, 5), 'is not between 0 and 5: "SECRET"', 'rating is not between 0 and 5.'],
    ['latitude', issueShowing(['123'], 'out-of-range', -90, 90), 'is not between -90 and 90: 123', 'latitude is not between -90 and 90.'],
    ['latitude', issueShowing(['"SECRET"'], 'not-number'), 'is not a number: "SECRET"', 'latitude is not a number.'],
    ['state', issueShowing(['"SECRET"'], 'not-state'), 'is no state of the U.S.: "SECRET"', 'state is not a state of the U.S.'],
    [
      'zipCode',
      issueShowing(['04101', '2627', 'SECRET, ME'], 'far-zip'),
      '04101 is 2627 miles from the position, and the position is not in SECRET, ME',
      'zipCode does not fit the position.',
    ],
    [
      'name',
      issueShowing(['SECRET'], 'same-place', 3),
      'and address1 are those of line 3, SECRET: the same place',
      'name and address1 are those of another restaurant.',
    ],
    [
      'vaultToken',
      issue('card-number'),
      'looks like a card number; the feed names cards by vault token',
      'vaultToken looks like a card number.',
    ],
    [
      'amount',
      issue('amount'),
      'is not an amount of dollars with at most two decimals, such as 64.00',
      'amount is not an amount that can be used.',
    ],
    ['refundOf', issue('refunded-dine-missing'), 'is needed for a Refund', 'refundOf is missing.'],
    ['publicId', issue('unknown-member'), 'belongs to no member of this partner', 'publicId belongs to no member of this partner.'],
  ])('of %s is written with its values on the command line, and stored without them: %o', (field, one, line, words) => {
    const found = { field, ...one }
    expect(issueText(found)).toBe(field === '' ? line : `${field} ${line}`)
    const stored = storedIssue(found)
    expect(JSON.stringify(stored)).not.toContain('SECRET')
    expect(studioWords(stored).reason).toBe(words)
  })

  it('shows a value of the file as it is, whatever characters it has', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('{0}', '{file 0}', '{1}$&$1')), (value) => {
        expect(issueText({ field: 'rating', ...issueShowing([value], 'out-of-range', 0, 5) })).toBe(
          `rating is not between 0 and 5: ${value}`,
        )
        expect(issueText({ field: 'name', ...issueShowing([value], 'same-place', 3) })).toBe(
          `name and address1 are those of line 3, ${value}: the same place`,
        )
      }),
    )
  })

  it('has a kind of the table, with the words that its texts need', () => {
    // @ts-expect-error the table has no such kind
    expect(() => issueText({ field: '', ...issue('unheard-of') })).toThrow(TypeError)
    // @ts-expect-error the text needs two numbers
    issue('out-of-range', 5)
    // @ts-expect-error the text needs no words
    issue('missing', 5)
    // @ts-expect-error a single text may be a value of the file
    expect(() => issue('not-listed', 'online')).toThrow(TypeError)
  })
})

describe('a stored issue', () => {
  it.each(Object.entries(ISSUE_KINDS))('of the kind %s has a reason without values of the file, and a remedy', (kind, texts) => {
    expect(texts.reason).not.toContain('{file')
    const { reason, remedy } = studioWords({ field: 'field', reason: kind, words: ['one', 'two'] })
    expect(reason).toMatch(/^field [^{}]*\.$/u)
    expect(remedy).toMatch(/^[A-Z][^{}]*\.$/u)
  })

  it.each(['not-usable', 'toString', 'unheard-of'])('of a kind of another version, such as %s, is shown without its reason', (reason) => {
    expect(studioWords({ field: 'field', reason, words: [] })).toEqual({
      reason: 'field has a value that cannot be used.',
      remedy: 'Compare it with the description of the file: run the command with --help.',
    })
  })

  it('of every kind of earlier versions has its reason', () => {
    const EARLIER: readonly IssueKind[] = [
      'missing',
      'repeated',
      'too-long',
      'row-too-long',
      'too-many',
      'not-json',
      'columns',
      'not-listed',
      'not-yes-no',
      'out-of-range',
      'not-whole',
      'not-number',
      'amount',
      'amount-sign',
      'amount-part',
      'refund-only',
      'not-day',
      'not-time',
      'future',
      'day-order',
      'card-number',
      'not-token',
      'four-digits',
      'characters',
      'not-utf-8',
      'not-text',
      'not-state',
      'not-zip',
      'not-us',
      'not-address',
      'position',
      'same-place',
      'limits',
      'changes-only',
      'unknown-member',
      'unknown-merchant',
      'other-member',
      'used-offer',
      'folder-bonus',
    ]
    for (const kind of EARLIER) expect(studioWords({ field: 'x', reason: kind, words: [] }).reason).not.toContain('cannot be used.')
  })
})
