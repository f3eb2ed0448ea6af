import {
  DINE_CHANNELS,
  fail,
  parseCents,
  SOURCE_CODES,
  succeed,
  TRANSACTION_TYPES,
  type Bill,
  type Result,
  type SourceCode,
  type TransactionType,
} from '@dining/domain'

import { issue, refuse, type LineIssue, type ValueIssue } from '../imports/issues.ts'
import { lineReader } from '../imports/line-fields.ts'
import { typed, type Reader } from '../merchants/field-readers.ts'

/** One line of the card network's feed; docs/feed.md describes each field. */
export interface FeedLine {
  readonly sourceTransactionId: string
  readonly vaultToken: string
  readonly networkMerchantId: string
  readonly occurredAt: Date
  readonly type: TransactionType
  readonly sourceCode: SourceCode
  /** Amounts below zero for a Refund. */
  readonly bill: Bill
  readonly final: boolean
  /** Source id of the refunded dine; null except for a Refund. */
  readonly refundOf: string | null
}

/** A file contains past payments; more than a day in the future is a wrong clock or a wrong year. */
const MAX_AHEAD_MS = 86_400_000

const ID = /^[A-Za-z0-9._:-]+$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

/** The feed names members' payments, so that no issue shows a value. */
const id =
  (max: number): Reader<string> =>
  (value) => {
    const read = typed(value)
    if (!ID.test(read)) return refuse('characters')
    return read.length > max ? refuse('too-long', max) : succeed(read)
  }

const vaultToken: Reader<string> = (value) => (/^\d{12,19}$/.test(typed(value)) ? refuse('card-number') : id(128)(value))

const time: Reader<Date> = (value) => {
  if (!TIME.test(typed(value))) return refuse('not-time')
  const date = new Date(typed(value))
  return Number.isNaN(date.getTime()) ? refuse('no-such-time') : succeed(date)
}

const cents: Reader<number> = (value) => {
  const read = parseCents(typed(value))
  return read === null ? refuse('amount') : succeed(read)
}

/** One of a list of words, exactly as it is. */
const exactly =
  <Word extends string>(words: readonly Word[]): Reader<Word> =>
  (value) => {
    const found = words.find((word) => word === typed(value))
    return found === undefined ? refuse('not-listed', words) : succeed(found)
  }

const yesNo: Reader<boolean> = (value) => {
  const read = exactly(['true', 'false'])(value)
  return read.ok ? succeed(read.value === 'true') : refuse('not-yes-no')
}

/** The fields of a line, in the order of sample files. */
export const FEED_FIELDS = [
  'sourceTransactionId',
  'vaultToken',
  'networkMerchantId',
  'occurredAt',
  'amount',
  'subtotal',
  'tax',
  'tip',
  'channel',
  'type',
  'final',
  'refundOf',
  'sourceCode',
] as const
type Field = (typeof FEED_FIELDS)[number]
const NEEDED: ReadonlySet<Field> = new Set(['sourceTransactionId', 'vaultToken', 'networkMerchantId', 'occurredAt', 'amount'])

const isPlain = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value)

/** The known fields of a record as text, so that both formats have the same meaning; other fields are dropped. */
export function feedText(record: Readonly<Record<string, unknown>>): Record<string, string> {
  const text: Record<string, string> = {}
  for (const field of FEED_FIELDS) {
    const value = record[field]
    if (value === undefined || value === null || value === '') continue
    // A list or an object is not a valid value; the rules report what is expected.
    text[field] = isPlain(value) ? String(value).trim() : '{}'
  }
  return text
}

/** The fields of a line that are read; an optional one that it lacks has its default. */
function fieldsOf(text: Readonly<Record<string, string>>) {
  // A column that has blanks alone is a wrong value, not a missing one.
  const { read, finish } = lineReader<Field>(text, NEEDED, (value) => value === undefined)
  return finish({
    sourceTransactionId: read('sourceTransactionId', id(64), ''),
    vaultToken: read('vaultToken', vaultToken, ''),
    networkMerchantId: read('networkMerchantId', id(64), ''),
    occurredAt: read('occurredAt', time, new Date(0)),
    amount: read('amount', cents, 0),
    subtotal: read('subtotal', cents, null),
    tax: read('tax', cents, null),
    tip: read('tip', cents, null),
    channel: read('channel', exactly(DINE_CHANNELS), 'dine-in' as const),
    type: read('type', exactly(TRANSACTION_TYPES), 'Settle' as const),
    final: read('final', yesNo, true),
    refundOf: read('refundOf', id(64), null),
    sourceCode: read('sourceCode', exactly(SOURCE_CODES), null),
  })
}
type Fields = Extract<ReturnType<typeof fieldsOf>, { readonly ok: true }>['value']

/** Rules that concern more than one field. */
function crossIssues(line: Fields, now: Date): readonly LineIssue[] {
  const refund = line.type === 'Refund'
  const issues: LineIssue[] = []
  const check = (holds: boolean, field: Field, otherwise: ValueIssue) => void (holds || issues.push({ field, ...otherwise }))
  check(line.occurredAt.getTime() - now.getTime() <= MAX_AHEAD_MS, 'occurredAt', issue('future'))
  check(refund ? line.amount < 0 : line.amount > 0, 'amount', issue(refund ? 'refund-sign' : 'amount-sign'))
  for (const part of ['subtotal', 'tax', 'tip'] as const) {
    const value = line[part] ?? 0
    check(refund ? value <= 0 : value >= 0, part, issue(refund ? 'refund-part-sign' : 'part-sign'))
    check(Math.abs(value) <= Math.abs(line.amount), part, issue('amount-part'))
  }
  check(refund === (line.refundOf !== null), 'refundOf', issue(refund ? 'refunded-dine-missing' : 'refund-only'))
  return issues
}

/**
 * Reads a line of the feed.
 * @param text from `feedText`
 * @returns the line, or all its errors
 */
export function parseFeedLine(text: Readonly<Record<string, string>>, now: Date): Result<FeedLine, readonly LineIssue[]> {
  const fields = fieldsOf(text)
  if (!fields.ok) return fields
  const line = fields.value
  const issues = crossIssues(line, now)
  if (issues.length > 0) return fail(issues)
  return succeed({
    sourceTransactionId: line.sourceTransactionId,
    vaultToken: line.vaultToken,
    networkMerchantId: line.networkMerchantId,
    occurredAt: line.occurredAt,
    type: line.type,
    sourceCode: line.sourceCode ?? (line.type === 'Manual' ? 'M' : 'S'),
    bill: { channel: line.channel, amountCents: line.amount, subtotalCents: line.subtotal },
    final: line.final,
    refundOf: line.refundOf,
  })
}
