import { createHash, randomBytes } from 'node:crypto'

import { REMEMBERED_SESSION_MS, SESSION_MS } from '@dining/domain'

import type { ApiDeps } from '../deps.ts'
import { sessionRepo, type SessionRow } from '../store/repositories/session.ts'
import type { Tx } from '../store/tables.ts'

/** A session on the server; its id is only in the browser's cookie, the database contains the hash. */
export interface Session {
  readonly idHash: string
  readonly memberId: string
  /** End if no further call is made; 15 minutes after the last call (SESSION-12). */
  readonly expiresAt: Date
  /** End in any case. */
  readonly endsAt: Date
  readonly remembered: boolean
}

const ID_BYTES = 32
/** Milliseconds that an ended session's row is kept, so that signing out right after its end can still sign out at the provider. */
const ENDED_KEPT_MS = 60 * 60 * 1000
/** Milliseconds after which a session ends even if it is used; the value for a remembered session is 90 days. */
export const SLIDING_SESSION_CAP_MS = 12 * 60 * 60 * 1000

const hash = (id: string) => createHash('sha256').update(id).digest('base64url')

const toSession = (row: SessionRow): Session => ({
  idHash: row.id_hash,
  memberId: row.member_id,
  expiresAt: row.expires_at,
  endsAt: row.ends_at,
  remembered: row.remembered,
})

export interface StartedSession {
  /** Only for the cookie. */
  readonly id: string
  readonly session: Session
}

/**
 * Starts a session with a new id, whatever id the browser sent (security.md "rotated at sign-in").
 * @param providerIdToken of a sign-in at the partner's provider
 */
export async function startSession(
  tx: Tx,
  partnerId: string,
  memberId: string,
  remembered: boolean,
  now: Date,
  providerIdToken: string | null = null,
): Promise<StartedSession> {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const endsAt = new Date(now.getTime() + (remembered ? REMEMBERED_SESSION_MS : SLIDING_SESSION_CAP_MS))
  const expiresAt = remembered ? endsAt : new Date(now.getTime() + SESSION_MS)
  const session = { idHash: hash(id), memberId, expiresAt, endsAt, remembered }
  const sessions = sessionRepo(tx, partnerId)
  await sessions.sweep(new Date(now.getTime() - ENDED_KEPT_MS))
  await sessions.insert({
    id_hash: session.idHash,
    member_id: memberId,
    created_at: now,
    seen_at: now,
    expires_at: expiresAt,
    ends_at: endsAt,
    remembered,
    provider_id_token: providerIdToken,
  })
  return { id, session }
}

/** Extends and returns the session of a cookie's id; null if there is none or it has ended. */
export async function renewSession(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  partnerId: string,
  id: string,
): Promise<Session | null> {
  const now = clock()
  const row = await store.tenant(partnerId, (tx) => sessionRepo(tx, partnerId).renew(hash(id), now, new Date(now.getTime() + SESSION_MS)))
  return row ? toSession(row) : null
}

export interface EndedSession {
  readonly memberId: string
  readonly providerIdToken: string | null
}

/** Ends the session of a cookie's id. @returns its member, or null if there was none */
export async function endSession(tx: Tx, partnerId: string, id: string): Promise<EndedSession | null> {
  const row = await sessionRepo(tx, partnerId).end(hash(id))
  return row ? { memberId: row.member_id, providerIdToken: row.provider_id_token } : null
}
