import { fail, parseCents, succeed, type Result } from '@dining/domain'
import type { Program } from '@dining/partner-kit'

import { isMissing, typed, type Reader } from '../merchants/field-readers.ts'

/** What is wrong with a field, without its value: it may name a member. */
export interface LineIssue {
  readonly field: string
  readonly reason: string
}

/** Records of a file, or of a request, as they were parsed. */
export type LineFields = Readonly<Record<string, unknown>>

/** More than any program gives for one dine; a larger amount is in another unit. */
const MOST_UNITS = 1_000_000

/** An amount as the program counts it: dollars with cents where it pays money, whole units elsewhere, tenths of a cent per gallon for fuel. */
export function amountOf({ earnRates }: Program): Reader<number> {
  const paysMoney = earnRates[0].kind === 'percent'
  return (value) => {
    const text = typed(value)
    const units = paysMoney ? parseCents(text) : /^\d{1,9}$/.test(text) ? Number(text) : null
    if (units === null) return fail(paysMoney ? 'is not an amount of dollars such as 5.00' : 'is not a whole number such as 500')
    return units >= 1 && units <= MOST_UNITS ? succeed(units) : fail('is not an amount that a dine can earn')
  }
}

/** Cents of an amount of dollars. */
export const dollars: Reader<number> = (value) => {
  const cents = parseCents(typed(value))
  return cents === null || cents < 1 || cents > MOST_UNITS ? fail('is not an amount of dollars such as 25.00') : succeed(cents)
}

/**
 * Reads the fields of a line, collecting what is wrong with each.
 * @param needed fields that may not be missing
 */
export function lineReader<Field extends string>(record: LineFields, needed: ReadonlySet<Field>) {
  const issues: LineIssue[] = []
  return {
    issues,
    read<T, Otherwise>(field: Field, reader: Reader<T>, otherwise: Otherwise): T | Otherwise {
      const value = record[field]
      if (isMissing(value)) {
        if (needed.has(field)) issues.push({ field, reason: 'is missing' })
        return otherwise
      }
      const result = reader(value)
      if (result.ok) return result.value
      issues.push({ field, reason: result.error })
      return otherwise
    },
    /** The line, or all its errors. */
    finish: <Line>(line: Line): Result<Line, readonly LineIssue[]> => (issues.length > 0 ? fail(issues) : succeed(line)),
  }
}
