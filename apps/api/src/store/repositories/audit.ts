import { randomUUID } from 'node:crypto'

import type { Insertable } from 'kysely'

import { currentActor, type Actor } from '../../audit/actor.ts'
import type { AuditEvent } from '../../audit/events.ts'
import type { AuditEventTable, Tx } from '../tables.ts'

/** Characters of an address that are kept: the longest IPv6 address has 45. */
const ADDRESS_LENGTH = 64

/** Events after which the visitor acts as the member whom they concern. */
const IDENTIFYING: ReadonlySet<string> = new Set(['signed-in', 'signed-up'])

function actorOf({ kind, memberId }: AuditEvent, current: Actor): Pick<Actor, 'kind' | 'id'> {
  return current.kind === 'visitor' && memberId !== null && IDENTIFYING.has(kind) ? { kind: 'member', id: memberId } : current
}

/**
 * Adds an event to the partner's audit trail, caused by the actor of the running request, command or job, in the same transaction as its
 * effect. No role can change or remove existing events.
 * @param partnerId id of a partner, or INSTALLATION or STUDIO_TENANT
 */
export async function recordAudit(tx: Tx, partnerId: string, event: AuditEvent): Promise<void> {
  const { kind, memberId, at, detail = {}, before = null, after = null } = event
  const current = currentActor()
  const actor = actorOf(event, current)
  const row: Insertable<AuditEventTable> = {
    partner_id: partnerId,
    id: randomUUID(),
    at,
    kind,
    member_id: memberId,
    actor_kind: actor.kind,
    actor: actor.id,
    address: current.address.slice(0, ADDRESS_LENGTH),
    request_id: current.requestId,
    detail: JSON.stringify(detail),
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  }
  await tx.insertInto('audit_event').values(row).execute()
}
