import type { IncomingHttpHeaders } from 'node:http'
import { randomBytes } from 'node:crypto'

import { type FeatureFlags, type FlagState, SPLIT_COOKIE } from '@dining/contract'
import { NO_SUBJECT, resolveFlag, SPLIT_KEY_PATTERN, splitsVisitors, type FlagRule, type FlagSubject } from '@dining/domain/flags'
import { readCookie, STORED } from '@dining/session'
import * as v from 'valibot'

/** A flag whose value differs between visitors. */
export interface RuledFlag {
  readonly name: string
  /** Of everyone whom the rule does not match. */
  readonly value: boolean
  readonly rule: FlagRule
}

export const ruledFlags = (flags: readonly FlagState[]): readonly RuledFlag[] =>
  flags.flatMap(({ name, value, rule }) => (typeof value === 'boolean' && rule ? [{ name, value, rule }] : []))

/** Flags whose value a remote provider may give each visitor, which the API alone knows. */
export const remoteFlags = (flags: readonly FlagState[]): readonly string[] =>
  flags.filter(({ differs }) => differs).map(({ name }) => name)

/** The remote values of a browser's number, by the name of the flag. */
export type RemoteValues = Readonly<Record<string, boolean>>

/** @param names the flags that differ; of an answer without a remote value, that of the rules */
export const remoteValues = (flags: readonly FlagState[], names: readonly string[]): RemoteValues =>
  Object.fromEntries(flags.flatMap(({ name, value }) => (names.includes(name) && typeof value === 'boolean' ? [[name, value]] : [])))

const detailsFor = ({ name, value, rule }: RuledFlag, subject: FlagSubject) => resolveFlag(name, { value, rule }, subject)
const valueFor = (flag: RuledFlag, subject: FlagSubject): boolean => detailsFor(flag, subject).value

/** The flags for a visitor. @param flags of a visitor of whom nothing is known */
export function flagsFor(flags: FeatureFlags, ruled: readonly RuledFlag[], subject: FlagSubject, remote: RemoteValues = {}): FeatureFlags {
  const own = { ...Object.fromEntries(ruled.map((flag) => [flag.name, valueFor(flag, subject)])), ...remote }
  // Of the visitor for whom they were loaded.
  const { splits: _, ...others } = flags
  if (Object.keys(own).length === 0) return others
  const splits = [...ruled.filter((flag) => detailsFor(flag, subject).reason === 'SPLIT').map(({ name }) => name), ...Object.keys(remote)]
  return {
    ...others,
    partnerFeatureFlags: { ...flags.partnerFeatureFlags, ...own },
    ...(splits.length > 0 ? { splits } : {}),
  }
}

/** What a page depends on of a visitor without an identity, by the flags that split visitors. */
export interface Split {
  /** The number by which the visitor is drawn; null for none. */
  readonly key: string | null
  /** The remote values of the number. */
  readonly remote: RemoteValues
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

const refusalSchema = v.pipe(v.string(), v.parseJson(), v.object({ measurement: v.literal(false) }))

/** Whether the visitor has refused to be measured, by the browser (Global Privacy Control) or on the site: then nothing is stored. */
const hasRefused = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] === '1' || v.safeParse(refusalSchema, readCookie(headers.cookie, STORED.privacyChoices.key)).success

/** What differs between visitors without an identity. */
export interface SplitFlags {
  readonly ruled: readonly RuledFlag[]
  /** Whether remote values may differ. */
  readonly isRemote: boolean
  /** The remote values of a number; resolves within half a second, with none if the API does not answer. */
  readonly remoteOf: (key: string) => Promise<RemoteValues>
}

/**
 * The share of visitors that a request is of. A browser gets a number of 16 bits, which thousands of visitors share, while a flag splits visitors; it
 * identifies none. Without a number, flags have the value that everyone else has.
 * @param isIdentified whether the visitor is signed in or has a public id, by which the share is drawn instead
 */
export async function splitOf(
  { ruled, isRemote, remoteOf }: SplitFlags,
  headers: IncomingHttpHeaders,
  isIdentified: boolean,
): Promise<Split> {
  const stored = readCookie(headers.cookie, SPLIT_COOKIE)
  const splitting = ruled.filter(({ rule }) => splitsVisitors(rule))
  const isActive = splitting.length > 0 || isRemote
  if (!isActive || hasRefused(headers)) {
    // Apart from those with a number, whose pages name what splits them.
    const variant = isActive ? `- ${splitting.map((flag) => Number(valueFor(flag, NO_SUBJECT))).join('')}` : ''
    return { key: null, remote: {}, variant, cookie: stored === undefined ? null : cookieOf(''), isActive }
  }
  if (isIdentified) return { key: stored ?? null, remote: {}, variant: '', cookie: null, isActive }
  const isKept = stored !== undefined && SPLIT_KEY_PATTERN.test(stored)
  const key = isKept ? stored : randomBytes(2).toString('hex')
  const local = splitting.map((flag) => Number(valueFor(flag, { ...NO_SUBJECT, key }))).join('')
  const remote = isRemote ? await remoteOf(key) : {}
  const variant = isRemote ? `${local} ${JSON.stringify(remote)}` : local
  return { key, remote, variant, cookie: isKept ? null : cookieOf(key), isActive }
}
