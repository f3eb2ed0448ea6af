import { fail } from '@dining/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { issueText } from '../imports/issues.ts'
import { FEED_FIELDS, feedText, parseFeedLine } from './feed-line.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const DINE = {
  sourceTransactionId: 'N-20261119-000001',
  vaultToken: 'tok_8f3a',
  networkMerchantId: '4455667788',
  occurredAt: '2026-11-19T19:30:00-05:00',
  amount: '64.00',
}
const REFUND = { ...DINE, type: 'Refund', amount: '-20.00', refundOf: 'N-20261101-000009' }
/** A line as it is read, or its issues as the command line writes them. */
const parse = (record: Record<string, unknown>) => {
  const read = parseFeedLine(feedText(record), NOW)
  return read.ok ? read : fail(read.error.map((issue) => ({ field: issue.field, reason: issueText({ ...issue, field: '' }) })))
}

describe('a line', () => {
  it('is read without optional fields', () => {
    expect(parse(DINE)).toEqual({
      ok: true,
      value: {
        sourceTransactionId: 'N-20261119-000001',
        vaultToken: 'tok_8f3a',
        networkMerchantId: '4455667788',
        occurredAt: new Date('2026-11-20T00:30:00Z'),
        type: 'Settle',
        sourceCode: 'S',
        bill: { channel: 'dine-in', amountCents: 6400, subtotalCents: null },
        final: true,
        refundOf: null,
      },
    })
  })

  it('means the same in both formats: numbers, truth values, spaces and empty columns', () => {
    const json = { ...DINE, amount: 64, subtotal: 52.5, final: false, tip: null }
    const csv = { ...DINE, amount: ' 64.00', subtotal: '52.50', final: 'false', tip: '', channel: '', refundOf: '' }
    expect(parse(json)).toEqual(parse(csv))
  })

  it.each(['M', 'J', '+', 'A', 'B', 'S'])('has the source code %s, and no other kind of code [ACTIVITY-14] [ACTIVITY-15]', (sourceCode) => {
    expect(parse({ ...DINE, sourceCode })).toMatchObject({ ok: true, value: { sourceCode } })
    for (const other of [sourceCode.toLowerCase() === sourceCode ? '-' : sourceCode.toLowerCase(), `${sourceCode}${sourceCode}`, 'Z'])
      expect(parse({ ...DINE, sourceCode: other })).toEqual({
        ok: false,
        error: [{ field: 'sourceCode', reason: 'is none of M, J, +, A, B, S' }],
      })
    expect(parse({ ...DINE, type: 'Manual' })).toMatchObject({ ok: true, value: { sourceCode: 'M' } })
  })

  it('of a refund has amounts below zero and names its dine', () => {
    expect(parse({ ...REFUND, subtotal: '-18.00' })).toMatchObject({
      ok: true,
      value: { type: 'Refund', refundOf: 'N-20261101-000009', bill: { amountCents: -2000, subtotalCents: -1800 } },
    })
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['sourceTransactionId', { ...DINE, sourceTransactionId: undefined }, 'is missing'],
    ['sourceTransactionId', { ...DINE, sourceTransactionId: 'a b' }, 'has other characters'],
    ['sourceTransactionId', { ...DINE, sourceTransactionId: 'x'.repeat(65) }, 'is longer than 64'],
    ['vaultToken', { ...DINE, vaultToken: '' }, 'is missing'],
    ['vaultToken', { ...DINE, vaultToken: '4111111111111111' }, 'looks like a card number'],
    ['networkMerchantId', { ...DINE, networkMerchantId: null }, 'is missing'],
    ['networkMerchantId', { ...DINE, networkMerchantId: { id: 1 } }, 'has other characters'],
    ['occurredAt', { ...DINE, occurredAt: '2026-11-19T19:30:00' }, 'ISO time with an offset'],
    ['occurredAt', { ...DINE, occurredAt: '2026-11-19 19:30-05:00' }, 'ISO time with an offset'],
    ['occurredAt', { ...DINE, occurredAt: '2026-13-45T19:30:00Z' }, 'is not a time that exists'],
    ['occurredAt', { ...DINE, occurredAt: '2026-11-21T12:00:01Z' }, 'more than a day in the future'],
    ['amount', { ...DINE, amount: undefined }, 'is missing'],
    ['amount', { ...DINE, amount: '64,00' }, 'is not an amount'],
    ['amount', { ...DINE, amount: 64.001 }, 'is not an amount'],
    ['amount', { ...DINE, amount: '0.00' }, 'is above zero'],
    ['amount', { ...DINE, amount: '-1.00' }, 'is above zero'],
    ['amount', { ...REFUND, amount: '20.00' }, 'of a Refund is below zero'],
    ['subtotal', { ...DINE, subtotal: '64.01' }, 'is not more than the amount'],
    ['tip', { ...DINE, tip: '-1.00' }, 'is not below zero'],
    ['channel', { ...DINE, channel: 'drive-in' }, 'is none of dine-in, online'],
    ['type', { ...DINE, type: 'settle' }, 'is none of Settle, Manual, Refund'],
    ['final', { ...DINE, final: 'yes' }, 'is neither true nor false'],
    ['refundOf', { ...REFUND, refundOf: '' }, 'is needed for a Refund'],
    ['refundOf', { ...DINE, refundOf: 'N-1' }, 'belongs to a Refund alone'],
  ])('with a wrong %s is refused', (field, record, reason) => {
    expect(parse(record)).toMatchObject({ ok: false, error: [{ field, reason: expect.stringContaining(reason) }] })
  })

  it('names each of several errors', () => {
    const faults = parse({ ...DINE, amount: 'much', channel: 'x', final: 'maybe' })
    expect(faults.ok ? [] : faults.error.map(({ field }) => field)).toEqual(['amount', 'channel', 'final'])
  })

  it('never throws, for any content', () => {
    const field = fc.constantFrom(...FEED_FIELDS)
    fc.assert(
      fc.property(fc.dictionary(field, fc.anything()), (record) => {
        expect(typeof parse({ ...DINE, ...record }).ok).toBe('boolean')
      }),
    )
  })

  it('keeps only its fields', () => {
    expect(feedText({ ...DINE, cardNumber: '4111111111111111', holder: 'Maya' })).toEqual(DINE)
  })
})
