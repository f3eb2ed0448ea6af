import { createHash } from 'node:crypto'

import type { ApiDeps } from '../deps.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { memberRepo } from '../store/repositories/member.ts'
import type { MessageRef } from '../store/repositories/outbox.ts'
import { sessionRepo } from '../store/repositories/session.ts'
import type { Tx } from '../store/tables.ts'
import { notifyMember } from './account-security/notify.ts'
import type { MessageDeps } from './outbox/write-message.ts'
import type { Session } from './session.ts'

/** A session of a member, as the member sees it. */
export interface ListedSession {
  /** Derived from the stored hash, so that neither it nor the cookie's id leaves the server. */
  readonly id: string
  readonly device: string | null
  readonly startedAt: Date
  readonly lastUsedAt: Date
  readonly isCurrent: boolean
  readonly isRemembered: boolean
}

type Own = Pick<Session, 'idHash' | 'memberId'>

const ID_CHARACTERS = 22
/** The id of a session in the list. @param idHash the stored hash of the cookie's id */
export const listedId = (idHash: string) => createHash('sha256').update(`listed ${idHash}`).digest('base64url').slice(0, ID_CHARACTERS)

/** The open sessions of the caller's member: the caller's own first, then the one used last. */
export async function listSessions(tx: Tx, partnerId: string, own: Own, now: Date): Promise<readonly ListedSession[]> {
  const rows = await sessionRepo(tx, partnerId).openOf(own.memberId, now)
  return rows
    .map((row) => ({
      id: listedId(row.id_hash),
      device: row.device,
      startedAt: row.created_at,
      lastUsedAt: row.seen_at,
      isCurrent: row.id_hash === own.idHash,
      isRemembered: row.remembered,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/**
 * Ends other sessions of the caller's member, at once on every process; the caller's own ends by signing out.
 * @param which.id of one of them; without it all others end, and the member is notified. One that is not there changes nothing
 * @param which.host that the visitor used
 * @returns the sessions that are left
 */
export async function endSessions(
  deps: Pick<ApiDeps, 'store' | 'clock'> & MessageDeps,
  partnerId: string,
  own: Own,
  { id, host }: { readonly id?: string; readonly host: string | undefined },
): Promise<readonly ListedSession[]> {
  const now = deps.clock()
  let mail: MessageRef | null = null
  const left = await deps.store.tenant(partnerId, async (tx) => {
    // Before the sessions, as every change of a member does: in another order two changes would wait for each other.
    const member = await memberRepo(tx, partnerId).lock(own.memberId)
    const sessions = sessionRepo(tx, partnerId)
    const others = (await sessions.openOf(own.memberId, now)).filter(({ id_hash }) => id_hash !== own.idHash)
    const ending = others.filter(({ id_hash }) => id === undefined || listedId(id_hash) === id)
    const ended = await sessions.endOf(
      own.memberId,
      ending.map(({ id_hash }) => id_hash),
    )
    if (ended > 0) await recordAudit(tx, partnerId, { kind: 'sessions-ended', memberId: own.memberId, at: now, detail: { ended } })
    if (member && id === undefined && ended > 0)
      mail = await notifyMember(tx, deps, { partnerId, member, host, content: { kind: 'sessions-ended' } })
    return listSessions(tx, partnerId, own, now)
  })
  if (mail) await deps.outbox.dispatch(mail)
  return left
}
