import { createHash, randomBytes } from 'node:crypto'

import { EMULATION_MS, REAUTHENTICATION_MINUTES, REMEMBERED_SESSION_MS, SESSION_MS } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { sessionRepo } from '../store/repositories/session.ts'
import type { Tx } from '../store/tables.ts'
import { deviceOf } from './device.ts'
import { isNewDevice } from './account-security/known-device.ts'

/** A session on the server; its id is only in the browser's cookie, the database contains the hash. */
export interface Session {
  readonly idHash: string
  readonly memberId: string
  /** End if no further call is made; 15 minutes after the last call (SESSION-12). */
  readonly expiresAt: Date
  /** End in any case. */
  readonly endsAt: Date
  readonly remembered: boolean
  /** When the member last proved who they are. */
  readonly confirmedAt: Date
  /** The user of the administration tool who sees the site as this member; null for the member's own session. */
  readonly emulation: { readonly agent: string; readonly mayWrite: boolean } | null
}

const ID_BYTES = 32
/**
 * Milliseconds in which a used session is written at most once. The row ends this much later than the session that the browser sees, so a session
 * without calls ends on the server between 15 and 16 minutes after its last one.
 */
const RENEW_EVERY_MS = 60_000
/** Milliseconds that an ended session's row is kept, so that signing out right after its end can still sign out at the provider. */
const ENDED_KEPT_MS = 60 * 60 * 1000
/** Milliseconds after which a session ends even if it is used; the value for a remembered session is 90 days. */
export const SLIDING_SESSION_CAP_MS = 12 * 60 * 60 * 1000

const hash = (id: string) => createHash('sha256').update(id).digest('base64url')

export interface StartedSession {
  /** Only for the cookie. */
  readonly id: string
  readonly session: Session
  /** Whether the member has signed in with other browsers before, and not with this one. */
  readonly isNewDevice: boolean
}

/** Where a session comes from. */
interface SessionOrigin {
  /** Of a sign-in at the partner's provider. */
  readonly providerIdToken?: string | null
  /** The provider's own session of that sign-in (`sid`). */
  readonly providerSessionId?: string | null
  /** The browser's header; only the names of browser and system are stored, by which the member recognizes the session. */
  readonly userAgent?: string | undefined
  /** Id of the browser's cookie, hashed by `deviceHash`; without one the browser is not remembered. */
  readonly device?: string | undefined
}

/** Starts a session with a new id, whatever id the browser sent (security.md "rotated at sign-in"). */
export async function startSession(
  tx: Tx,
  partnerId: string,
  memberId: string,
  remembered: boolean,
  now: Date,
  { providerIdToken = null, providerSessionId = null, userAgent, device }: SessionOrigin = {},
): Promise<StartedSession> {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const endsAt = new Date(now.getTime() + (remembered ? REMEMBERED_SESSION_MS : SLIDING_SESSION_CAP_MS))
  const expiresAt = expiryAfter({ remembered, endsAt }, now)
  const session = { idHash: hash(id), memberId, expiresAt, endsAt, remembered, confirmedAt: now, emulation: null }
  const sessions = sessionRepo(tx, partnerId)
  // Sent together, so that they share a round trip; they run in this order.
  const [, , , isNew] = await Promise.all([
    sessions.sweep(new Date(now.getTime() - ENDED_KEPT_MS)),
    device !== undefined && sessions.adoptNotices(memberId, device, session.idHash),
    sessions.insert({
      id_hash: session.idHash,
      member_id: memberId,
      created_at: now,
      seen_at: now,
      expires_at: rowExpiryAfter({ remembered, endsAt }, now),
      ends_at: endsAt,
      remembered,
      provider_id_token: providerIdToken,
      provider_session_id: providerSessionId,
      emulated_by: null,
      emulation_writes: false,
      device: deviceOf(userAgent),
      confirmed_at: now,
    }),
    device !== undefined && isNewDevice(tx, partnerId, memberId, device, now),
  ])
  return { id, session, isNewDevice: isNew }
}

/** Starts a session in which the administration tool shows the site as the member sees it. It ends after EMULATION_MS; no call extends it. */
export async function startEmulatedSession(
  tx: Tx,
  partnerId: string,
  memberId: string,
  emulation: NonNullable<Session['emulation']>,
  now: Date,
): Promise<StartedSession> {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const endsAt = new Date(now.getTime() + EMULATION_MS)
  const session = { idHash: hash(id), memberId, expiresAt: endsAt, endsAt, remembered: true, confirmedAt: now, emulation }
  await sessionRepo(tx, partnerId).insert({
    id_hash: session.idHash,
    member_id: memberId,
    created_at: now,
    seen_at: now,
    expires_at: endsAt,
    ends_at: endsAt,
    remembered: true,
    provider_id_token: null,
    provider_session_id: null,
    emulated_by: emulation.agent,
    emulation_writes: emulation.mayWrite,
    device: null,
    confirmed_at: null,
  })
  return { id, session, isNewDevice: false }
}

/** Ends of a session whose last call was now: as the browser sees it, and as its row has it. Never past its absolute end. */
const expiryAfter = ({ remembered, endsAt }: Pick<Session, 'remembered' | 'endsAt'>, now: Date) =>
  remembered ? endsAt : new Date(Math.min(now.getTime() + SESSION_MS, endsAt.getTime()))
const rowExpiryAfter = (session: Pick<Session, 'remembered' | 'endsAt'>, now: Date) =>
  expiryAfter(session, new Date(now.getTime() + (session.remembered ? 0 : RENEW_EVERY_MS)))

export interface OpenSession {
  readonly session: Session
  /** Whether the call has to be written with `renewSession`. */
  readonly isRenewalDue: boolean
}

/** The session of a cookie's id; null if there is none or it has ended. */
export async function findSession(tx: Tx, partnerId: string, id: string, now: Date): Promise<OpenSession | null> {
  const row = await sessionRepo(tx, partnerId).find(hash(id), now)
  if (!row) return null
  const { id_hash: idHash, member_id: memberId, ends_at: endsAt, seen_at: seenAt, remembered } = row
  const confirmedAt = row.confirmed_at ?? row.created_at
  const emulation = row.emulated_by === null ? null : { agent: row.emulated_by, mayWrite: row.emulation_writes }
  const session = { idHash, memberId, endsAt, remembered, confirmedAt, emulation, expiresAt: expiryAfter({ remembered, endsAt }, now) }
  return { session, isRenewalDue: !remembered && now.getTime() - seenAt.getTime() >= RENEW_EVERY_MS }
}

const REAUTHENTICATION_MS = REAUTHENTICATION_MINUTES * 60_000
/** Until when a member who has proved who they are makes sensitive changes without being asked again. */
export const confirmedUntil = (confirmedAt: Date) => new Date(confirmedAt.getTime() + REAUTHENTICATION_MS)

/**
 * Whether a session may make a sensitive change. Only members with a password are asked again; a user of the administration tool has proved there who
 * they are.
 */
export const mayChangeSensitive = ({ program }: Partner, { confirmedAt, emulation }: Session, now: Date): boolean =>
  program.enrollmentType !== 'direct' || emulation !== null || confirmedUntil(confirmedAt) > now

/** Extends a session; one that has ended meanwhile stays ended. */
export async function renewSession(tx: Tx, partnerId: string, session: Session, now: Date): Promise<void> {
  await sessionRepo(tx, partnerId).renew(session.idHash, now, rowExpiryAfter(session, now))
}

export interface EndedSession {
  readonly memberId: string
  readonly providerIdToken: string | null
  readonly providerSessionId: string | null
  /** Who used the session in the administration tool. */
  readonly emulatedBy: string | null
}

/** Ends the session of a cookie's id, of the member or of the administration tool. @returns its member, or null if there was none */
export async function endSession(
  tx: Tx,
  partnerId: string,
  id: string,
  of: 'member' | 'emulation' = 'member',
): Promise<EndedSession | null> {
  const row = await sessionRepo(tx, partnerId).end(hash(id), of)
  if (!row) return null
  const { member_id: memberId, provider_id_token: providerIdToken, provider_session_id: providerSessionId, emulated_by: emulatedBy } = row
  return { memberId, providerIdToken, providerSessionId, emulatedBy }
}
