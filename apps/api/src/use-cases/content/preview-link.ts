import { createHmac, timingSafeEqual } from 'node:crypto'

import type { PreviewFault } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'

import type { Secrets } from '../../config/secrets.ts'

/** Who may see drafts, and until when. */
export interface Preview {
  readonly partnerId: string
  readonly until: Date
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Milliseconds that a link lives when nobody says how long. */
export const PREVIEW_MS = 2 * HOUR_MS
/** Longest life of a link in milliseconds: a week, since it can't be called back. */
export const MAX_PREVIEW_MS = 7 * 24 * HOUR_MS

/** `<partner>.<seconds since 1970>.<signature>`; a partner's id has no dot. */
const TOKEN = /^([a-z0-9-]{1,64})\.(\d{1,12})\.([\w-]{43})$/

function sign(secrets: Secrets, partnerId: string, seconds: string): Buffer {
  return createHmac('sha256', secrets.preview)
    .update(JSON.stringify([partnerId, seconds]))
    .digest()
}

/** A token that opens the drafts of one partner until then, to the second; nothing is kept of it (CONTENT-07). */
export function signPreview(secrets: Secrets, { partnerId, until }: Preview): string {
  const seconds = String(Math.floor(until.getTime() / 1000))
  return `${partnerId}.${seconds}.${sign(secrets, partnerId, seconds).toString('base64url')}`
}

/** Reads a token on the site of `partnerId`. Only of a token that was signed here is told more than that it is invalid. */
export function verifyPreview(
  secrets: Secrets,
  partnerId: string,
  token: string,
  now: Date,
): Result<Preview, Exclude<PreviewFault, 'off'>> {
  const [, owner = '', seconds = '', signature = ''] = TOKEN.exec(token) ?? []
  const expected = sign(secrets, owner, seconds)
  const given = Buffer.from(signature, 'base64url')
  // Compared as text too: the last character has bits that no byte shows.
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || given.toString('base64url') !== signature)
    return fail('invalid')
  if (owner !== partnerId) return fail('other-partner')
  const until = new Date(Number(seconds) * 1000)
  return until.getTime() > now.getTime() ? succeed({ partnerId, until }) : fail('expired')
}

/**
 * The address that shows drafts on a partner's site.
 * @param origin of that site
 * @param path where to begin, with its own parameters: "/how-it-works"
 */
export function previewAddress(secrets: Secrets, preview: Preview, origin: string, path = '/'): URL {
  const address = new URL(path, origin)
  address.searchParams.set('preview', signPreview(secrets, preview))
  return address
}
