import { fail, parseCents, succeed, type Result } from '@dining/domain'
import type { Program } from '@dining/partner-kit'

import { isMissing, typed, type Reader } from '../merchants/field-readers.ts'
import { issue, refuse, type LineIssue } from './issues.ts'

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
    if (units === null) return paysMoney ? refuse('earned-dollars') : refuse('units-not-whole')
    return units >= 1 && units <= MOST_UNITS ? succeed(units) : refuse('more-than-earned')
  }
}

/** Cents of an amount of dollars. */
export const dollars: Reader<number> = (value) => {
  const cents = parseCents(typed(value))
  return cents === null || cents < 1 || cents > MOST_UNITS ? refuse('spent-dollars') : succeed(cents)
}

/**
 * Reads the fields of a line, collecting what is wrong with each.
 * @param needed fields that may not be missing
 * @param isAbsent whether a record lacks a value
 */
export function lineReader<Field extends string>(record: LineFields, needed: ReadonlySet<Field>, isAbsent = isMissing) {
  const issues: LineIssue[] = []
  return {
    issues,
    read<T, Otherwise>(field: Field, reader: Reader<T>, otherwise: Otherwise): T | Otherwise {
      const value = record[field]
      if (isAbsent(value)) {
        if (needed.has(field)) issues.push({ field, ...issue('missing') })
        return otherwise
      }
      const result = reader(value)
      if (result.ok) return result.value
      issues.push({ field, ...result.error })
      return otherwise
    },
    /** The line, or all its errors. */
    finish: <Line>(line: Line): Result<Line, readonly LineIssue[]> => (issues.length > 0 ? fail(issues) : succeed(line)),
  }
}
