import type { PreviewFault } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'

import { isSigned, sign } from '../../config/key-ring.ts'
import type { Secrets } from '../../config/secrets.ts'

/** Who may see drafts, and until when. */
export interface Preview {
  readonly partnerId: string
  readonly until: Date
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Default lifetime of a link in milliseconds. */
export const PREVIEW_MS = 2 * HOUR_MS
/** Maximum lifetime of a link in milliseconds: a week, since it cannot be revoked. */
export const MAX_PREVIEW_MS = 7 * 24 * HOUR_MS

/** `<partner>.<seconds since 1970>.<signature>`; a partner's id has no dot. */
const TOKEN = /^([a-z0-9-]{1,64})\.(\d{1,12})\.([\w-]{43})$/

const signedText = (partnerId: string, seconds: string) => JSON.stringify([partnerId, seconds])

/** A token that shows the drafts of one partner until a time, to the second; it is not stored (CONTENT-07). */
export function signPreview(secrets: Secrets, { partnerId, until }: Preview): string {
  const seconds = String(Math.floor(until.getTime() / 1000))
  return `${partnerId}.${seconds}.${sign(secrets.preview, signedText(partnerId, seconds)).toString('base64url')}`
}

/** Reads a token on the site of `partnerId`. Details are returned only for a token that was signed here; any other is invalid. */
export function verifyPreview(
  secrets: Secrets,
  partnerId: string,
  token: string,
  now: Date,
): Result<Preview, Exclude<PreviewFault, 'off'>> {
  const [, owner = '', seconds = '', signature = ''] = TOKEN.exec(token) ?? []
  const given = Buffer.from(signature, 'base64url')
  // Also compared as text: the last character has bits that are in no byte.
  if (!isSigned(secrets.preview, signedText(owner, seconds), given) || given.toString('base64url') !== signature) return fail('invalid')
  if (owner !== partnerId) return fail('other-partner')
  const until = new Date(Number(seconds) * 1000)
  return until.getTime() > now.getTime() ? succeed({ partnerId, until }) : fail('expired')
}

/**
 * The address that shows drafts on a partner's site.
 * @param origin of that site
 * @param path first page, with its parameters: "/how-it-works"
 */
export function previewAddress(secrets: Secrets, preview: Preview, origin: string, path = '/'): URL {
  const address = new URL(path, origin)
  address.searchParams.set('preview', signPreview(secrets, preview))
  return address
}
