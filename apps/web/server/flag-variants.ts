import type { IncomingHttpHeaders } from 'node:http'
import { randomBytes } from 'node:crypto'

import { type FeatureFlags, type FlagState, SPLIT_COOKIE } from '@dining/contract'
import { NO_SUBJECT, resolveFlag, SPLIT_KEY_PATTERN, splitsVisitors, type FlagRule, type FlagSubject } from '@dining/domain/flags'
import { readCookie, STORED } from '@dining/session'

/** A flag whose value differs between visitors. */
export interface RuledFlag {
  readonly name: string
  /** Of everyone whom the rule does not match. */
  readonly value: boolean
  readonly rule: FlagRule
}

export const ruledFlags = (flags: readonly FlagState[]): readonly RuledFlag[] =>
  flags.flatMap(({ name, value, rule }) => (typeof value === 'boolean' && rule ? [{ name, value, rule }] : []))

const valueFor = ({ name, value, rule }: RuledFlag, subject: FlagSubject): boolean => resolveFlag(name, { value, rule }, subject).value

/** The flags for a visitor. @param flags of a visitor of whom nothing is known */
export function flagsFor(flags: FeatureFlags, ruled: readonly RuledFlag[], subject: FlagSubject): FeatureFlags {
  if (ruled.length === 0) return flags
  const own = Object.fromEntries(ruled.map((flag) => [flag.name, valueFor(flag, subject)]))
  return { ...flags, partnerFeatureFlags: { ...flags.partnerFeatureFlags, ...own } }
}

/** What a page depends on of a visitor without an identity, by the flags that split visitors. */
export interface Split {
  /** The number by which the visitor is drawn; null for none. */
  readonly key: string | null
  /** Part of the page's key in the cache: the same for visitors who get the same page. */
  readonly variant: string
  /** Set-Cookie value with a new number, or that removes one; null for neither. */
  readonly cookie: string | null
  /** Whether flags split visitors now, so that no other cache may share a page. */
  readonly isActive: boolean
}

/** Seconds for which a browser keeps its number. */
const KEPT_SECONDS = 90 * 24 * 60 * 60

/** Set-Cookie value with a number; empty to remove it. */
const cookieOf = (key: string) => `${SPLIT_COOKIE}=${key}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${key === '' ? 0 : KEPT_SECONDS}`

/** Whether the visitor has refused to be measured, by the browser (Global Privacy Control) or on the site: then nothing is stored. */
function hasRefused(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-gpc'] === '1') return true
  try {
    const choices: unknown = JSON.parse(readCookie(headers.cookie, STORED.privacyChoices.key) ?? 'null')
    return typeof choices === 'object' && choices !== null && Reflect.get(choices, 'measurement') === false
  } catch {
    return false
  }
}

/**
 * The share of visitors that a request is of. A browser gets a number of 16 bits, which thousands of visitors share, while a flag splits visitors; it
 * identifies none. Without a number, flags have the value that everyone else has.
 * @param isIdentified whether the visitor is signed in or has a public id, by which the share is drawn instead
 */
export function splitOf(ruled: readonly RuledFlag[], headers: IncomingHttpHeaders, isIdentified: boolean): Split {
  const stored = readCookie(headers.cookie, SPLIT_COOKIE)
  const splitting = ruled.filter(({ rule }) => splitsVisitors(rule))
  const isActive = splitting.length > 0
  if (!isActive || hasRefused(headers)) {
    const variant = splitting.map((flag) => Number(valueFor(flag, NO_SUBJECT))).join('')
    return { key: null, variant, cookie: stored === undefined ? null : cookieOf(''), isActive }
  }
  if (isIdentified) return { key: stored ?? null, variant: '', cookie: null, isActive }
  const isKept = stored !== undefined && SPLIT_KEY_PATTERN.test(stored)
  const key = isKept ? stored : randomBytes(2).toString('hex')
  const variant = splitting.map((flag) => Number(valueFor(flag, { ...NO_SUBJECT, key }))).join('')
  return { key, variant, cookie: isKept ? null : cookieOf(key), isActive }
}
