import { fail, succeed, type Result } from '@dining/domain'

import type { IssueKind, WordsOf } from '../imports/issue-kinds.ts'
import { issueShowing, refuse, type ValueIssue } from '../imports/issues.ts'

/** Reads a value of a file, a JSON value or the text of a CSV cell. */
export type Reader<T> = (value: unknown) => Result<T, ValueIssue>

/** Replacement character for bytes that were not UTF-8. */
const REPLACEMENT = '\uFFFD'

/** An empty cell, or a missing field. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** A value as text; undefined for a value without one, such as an object. */
export function typed(value: unknown): string {
  return ['string', 'number', 'boolean', 'bigint'].includes(typeof value) ? String(value).trim() : ''
}

/**
 * Characters that no reader sees and that change the direction of the text after them. A name in a script that is written from right to left
 * needs none of them: browsers determine its direction. The joiners of emoji and of Persian stay.
 */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** Normalized text: composed accents, single blanks, no control characters and none that change its direction. */
export function text(maxLength: number): Reader<string> {
  return (value) => {
    if (typeof value !== 'string' && typeof value !== 'number') return refuse('not-text')
    const clean = String(value)
      .normalize('NFC')
      .replace(INVISIBLE, '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
    if (clean.includes(REPLACEMENT)) return refuse('not-utf-8')
    if (clean === '') return refuse('empty')
    return clean.length > maxLength ? refuse('too-long', maxLength) : succeed(clean)
  }
}

export function decimal(low: number, high: number): Reader<number> {
  return (value) => {
    const number = typeof value === 'string' ? Number(value.trim().replace(/^\+/, '')) : value
    if (typeof number !== 'number' || !Number.isFinite(number)) return refuseShowing(value, 'not-number')
    return number < low || number > high ? refuseShowing(value, 'out-of-range', low, high) : succeed(number)
  }
}

export function whole(low: number, high: number): Reader<number> {
  const read = decimal(low, high)
  return (value) => {
    const number = read(value)
    return number.ok && !Number.isInteger(number.value) ? refuseShowing(value, 'not-whole') : number
  }
}

/** One of a list of words, in any case. */
export function oneOf<T extends string>(words: readonly T[]): Reader<T> {
  return (value) => {
    const found = words.find((word) => word.toLowerCase() === typed(value).toLowerCase())
    return found === undefined ? refuseShowing(value, 'not-listed', words) : succeed(found)
  }
}

const ID = /^[A-Za-z0-9._:-]+$/

/** An id of another system. The command line does not show it. */
export const identifier =
  (maxLength: number): Reader<string> =>
  (value) => {
    const id = typed(value)
    if (id.length > maxLength) return refuse('too-long', maxLength)
    return ID.test(id) ? succeed(id) : refuse('characters')
  }

export const yesNo: Reader<boolean> = (value) => {
  const read = oneOf(['true', 'false'])(value)
  return read.ok ? succeed(read.value === 'true') : refuse('not-yes-no')
}

/** A JSON list, or a text with semicolons between the items. */
export function listOf<T>(item: Reader<T>): Reader<T[]> {
  return (value) => {
    const items = Array.isArray(value) ? value : typed(value).split(';')
    const read: T[] = []
    for (const one of items) {
      if (isMissing(one)) continue
      const result = item(one)
      if (!result.ok) return result
      read.push(result.value)
    }
    return succeed([...new Set(read)])
  }
}

/** An ISO day that exists. */
export const day: Reader<string> = (value) => {
  const text = typed(value)
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  return exists ? succeed(text) : refuseShowing(value, 'not-day')
}

/** An address that a page may link to. */
export const webAddress: Reader<string> = (value) => {
  const read = text(500)(value)
  if (!read.ok) return read
  return /^https?:$/.test(URL.parse(read.value)?.protocol ?? '') ? read : refuseShowing(value, 'not-address')
}

/** A failure with which the command line shows the value. */
export const refuseShowing = <Kind extends IssueKind>(value: unknown, kind: Kind, ...words: WordsOf<Kind>) =>
  fail(issueShowing([shown(value)], kind, ...words))

/** A value as it appears in a message. */
function shown(value: unknown): string {
  const json = typeof value === 'bigint' ? typed(value) : (JSON.stringify(value) ?? 'nothing')
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}
