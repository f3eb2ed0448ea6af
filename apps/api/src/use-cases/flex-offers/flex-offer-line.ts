import { fail, parseCents, succeed, type Result } from '@dining/domain'
import type { Program } from '@dining/partner-kit'

import { day, identifier, isMissing, typed, yesNo, type Reader } from '../merchants/field-readers.ts'

/** A line of a file of flex offers. */
export interface FlexOfferLine {
  readonly id: string
  /** Public id of the member. */
  readonly publicId: string
  /** Id of the restaurant, or its id in the card network. */
  readonly merchantId: string
  /** Whole units; cents for programs that pay money, tenths of a cent per gallon for fuel. */
  readonly units: number
  readonly firstDay: string | null
  readonly lastDay: string | null
  /** Whether the offer is taken back. */
  readonly withdrawn: boolean
}

/** What is wrong with a field, without its value: it may name a member. */
export interface LineIssue {
  readonly field: string
  readonly reason: string
}

/** More than any program gives for one dine; a larger amount is in another unit. */
const MOST_UNITS = 1_000_000

/** An amount as the program counts it: dollars with cents where it pays money, whole units elsewhere, tenths of a cent per gallon for fuel. */
function amountOf({ earnRates }: Program): Reader<number> {
  const paysMoney = earnRates[0].kind === 'percent'
  return (value) => {
    const text = typed(value)
    const units = paysMoney ? parseCents(text) : /^\d{1,9}$/.test(text) ? Number(text) : null
    if (units === null) return fail(paysMoney ? 'is not an amount of dollars such as 5.00' : 'is not a whole number such as 500')
    return units >= 1 && units <= MOST_UNITS ? succeed(units) : fail('is not an amount that a dine can earn')
  }
}

/** Names of the fields of a file, in the order of the documentation. */
export const FLEX_OFFER_FIELDS = ['id', 'publicId', 'merchantId', 'amount', 'firstDay', 'lastDay', 'withdrawn'] as const
type Field = (typeof FLEX_OFFER_FIELDS)[number]
const NEEDED: ReadonlySet<Field> = new Set(['id', 'publicId', 'merchantId', 'amount'])

/**
 * Reads a record of a file.
 * @returns the line, or all its errors
 */
export function readFlexOffer(program: Program, record: Readonly<Record<string, unknown>>): Result<FlexOfferLine, readonly LineIssue[]> {
  const issues: LineIssue[] = []
  const read = <T, Otherwise>(field: Field, reader: Reader<T>, otherwise: Otherwise): T | Otherwise => {
    const value = record[field]
    if (isMissing(value)) {
      if (NEEDED.has(field)) issues.push({ field, reason: 'is missing' })
      return otherwise
    }
    const result = reader(value)
    if (result.ok) return result.value
    issues.push({ field, reason: result.error })
    return otherwise
  }
  const line: FlexOfferLine = {
    id: read('id', identifier(64), ''),
    publicId: read('publicId', identifier(40), ''),
    merchantId: read('merchantId', identifier(64), ''),
    units: read('amount', amountOf(program), 0),
    firstDay: read('firstDay', day, null),
    lastDay: read('lastDay', day, null),
    withdrawn: read('withdrawn', yesNo, false),
  }
  if (line.firstDay !== null && line.lastDay !== null && line.lastDay < line.firstDay)
    issues.push({ field: 'lastDay', reason: 'is before the first day' })
  return issues.length > 0 ? fail(issues) : succeed(line)
}
