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
import * as v from 'valibot'

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

/** What is wrong with a line, without repeating its values. */
export interface LineFault {
  readonly field: string
  readonly reason: string
}

/** A file contains past payments; more than a day in the future is a wrong clock or a wrong year. */
const MAX_AHEAD_MS = 86_400_000

const ID = /^[A-Za-z0-9._:-]+$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

const id = (max: number) =>
  v.pipe(
    v.string('is missing'),
    v.maxLength(max, `is longer than ${max} characters`),
    v.regex(ID, 'has other characters than letters, digits and . _ : -'),
  )
const cents = v.pipe(
  v.string('is missing'),
  v.transform(parseCents),
  v.number('is not an amount of dollars with at most two decimals, such as 64.00'),
)
const yesNo = v.pipe(
  v.picklist(['true', 'false'], 'is neither true nor false'),
  v.transform((text) => text === 'true'),
)

const lineSchema = v.object({
  sourceTransactionId: id(64),
  vaultToken: v.pipe(
    id(128),
    v.check((text) => !/^\d{12,19}$/.test(text), 'looks like a card number; the feed names cards by vault token'),
  ),
  networkMerchantId: id(64),
  occurredAt: v.pipe(
    v.string('is missing'),
    v.regex(TIME, 'is not an ISO time with an offset, such as 2026-11-19T19:30:00-05:00'),
    v.transform((text) => new Date(text)),
    v.date('is not a time that exists'),
  ),
  amount: cents,
  subtotal: v.optional(cents),
  tax: v.optional(cents),
  tip: v.optional(cents),
  channel: v.optional(v.picklist(DINE_CHANNELS, `is none of ${DINE_CHANNELS.join(', ')}`), 'dine-in'),
  type: v.optional(v.picklist(TRANSACTION_TYPES, `is none of ${TRANSACTION_TYPES.join(', ')}`), 'Settle'),
  final: v.optional(yesNo, 'true'),
  refundOf: v.optional(id(64)),
  sourceCode: v.optional(v.picklist(SOURCE_CODES, `is none of ${SOURCE_CODES.join(', ')}`)),
})
type Fields = v.InferOutput<typeof lineSchema>

/** The fields of a line, in the order of sample files. */
export const FEED_FIELDS = Object.keys(lineSchema.entries) as readonly (keyof typeof lineSchema.entries)[]

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

/** Rules that concern more than one field. */
function crossFaults(line: Fields, now: Date): readonly LineFault[] {
  const refund = line.type === 'Refund'
  const faults: LineFault[] = []
  const check = (holds: boolean, field: string, reason: string) => void (holds || faults.push({ field, reason }))
  check(line.occurredAt.getTime() - now.getTime() <= MAX_AHEAD_MS, 'occurredAt', 'is more than a day in the future')
  check(refund ? line.amount < 0 : line.amount > 0, 'amount', refund ? 'of a Refund is below zero' : 'is above zero')
  for (const part of ['subtotal', 'tax', 'tip'] as const) {
    const value = line[part] ?? 0
    check(refund ? value <= 0 : value >= 0, part, refund ? 'of a Refund is not above zero' : 'is not below zero')
    check(Math.abs(value) <= Math.abs(line.amount), part, 'is not more than the amount')
  }
  check(refund === (line.refundOf !== undefined), 'refundOf', refund ? 'is needed for a Refund' : 'belongs to a Refund alone')
  return faults
}

/**
 * Reads a line of the feed.
 * @param text from `feedText`
 * @returns the line, or all its errors
 */
export function parseFeedLine(text: Readonly<Record<string, string>>, now: Date): Result<FeedLine, readonly LineFault[]> {
  const parsed = v.safeParse(lineSchema, text)
  if (!parsed.success) {
    const faults = new Map(parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
    return fail([...faults].map(([field, reason]) => ({ field, reason: reason.startsWith('Invalid key') ? 'is missing' : reason })))
  }
  const line = parsed.output
  const faults = crossFaults(line, now)
  if (faults.length > 0) return fail(faults)
  return succeed({
    sourceTransactionId: line.sourceTransactionId,
    vaultToken: line.vaultToken,
    networkMerchantId: line.networkMerchantId,
    occurredAt: line.occurredAt,
    type: line.type,
    sourceCode: line.sourceCode ?? (line.type === 'Manual' ? 'M' : 'S'),
    bill: { channel: line.channel, amountCents: line.amount, subtotalCents: line.subtotal ?? null },
    final: line.final,
    refundOf: line.refundOf ?? null,
  })
}
