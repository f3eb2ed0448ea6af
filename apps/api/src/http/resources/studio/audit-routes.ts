import { studioEndpoints, type StudioAuditEvent } from '@dining/contract/studio'
import { succeed } from '@dining/domain'

import { AUDIT_EVENTS } from '../../../audit/events.ts'
import { auditFaults, auditHead, readAudit, type AuditRow } from '../../../store/repositories/audit-trail.ts'
import { memberRepo } from '../../../store/repositories/member.ts'
import { emailKey } from '../../../use-cases/email-key.ts'
import type { Api } from '../../api.ts'
import { registerStudio } from './studio-pipeline.ts'

const PAGE_SIZE = 50
const MAX_FAULTS = 100

const KINDS = Object.keys(AUDIT_EVENTS).toSorted()

/** The audit trail of a partner, for its administrators: without the addresses of clients and the internal ids of members. */
export function studioAuditRoutes(api: Api): void {
  const { deps } = api

  registerStudio(api, studioEndpoints.searchAudit, async ({ partner, body }) => {
    const { id: partnerId } = partner.program
    const { kind, operator, member, from, to, after } = body
    const page = await deps.store.reading.owner(async (tx) => {
      const members = memberRepo(tx, partnerId)
      const named = member ? await members.byPublicId(member) : undefined
      if (member && !named) return { rows: [], publicIds: new Map<string, string>() }
      const filter = {
        partnerId,
        kind: kind || undefined,
        actor: operator ? `operator:${emailKey(operator)}` : undefined,
        memberId: named?.id,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
        after: after && { at: new Date(after.at), id: after.id },
      }
      const rows = await readAudit(tx, filter, PAGE_SIZE + 1)
      const ids = new Set(rows.flatMap(({ member_id: id }) => id ?? []))
      return { rows, publicIds: await members.publicIdsOf([...ids]) }
    })
    const rows = page.rows.slice(0, PAGE_SIZE)
    const last = rows.at(-1)
    const next = page.rows.length > PAGE_SIZE && last ? { at: last.at.toISOString(), id: last.id } : null
    return succeed({ events: rows.map((row) => present(row, page.publicIds)), next, kinds: KINDS })
  })

  registerStudio(api, studioEndpoints.verifyAudit, async ({ partner }) => {
    const { id: partnerId } = partner.program
    const { faults, head } = await deps.store.reading.owner(async (tx) => ({
      faults: await auditFaults(tx, MAX_FAULTS, partnerId),
      head: await auditHead(tx, partnerId),
    }))
    return succeed({ faults: faults.map(({ kind, eventId }) => ({ kind, eventId })), head: head ?? null })
  })
}

function present(row: AuditRow, publicIds: ReadonlyMap<string, string>): StudioAuditEvent {
  const isOfPerson = row.actor_kind === 'member' || row.actor_kind === 'visitor'
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    actorKind: row.actor_kind,
    actor: isOfPerson ? '' : row.actor,
    member: publicIds.get(row.member_id ?? '') ?? null,
    facts: row.detail,
    before: row.before,
    after: row.after,
  }
}
