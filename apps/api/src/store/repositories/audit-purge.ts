import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Tx } from '../tables.ts'

export interface AuditPurge {
  /** Events before this moment are removed, except those that come after a later one in the chain of their partner. */
  readonly before: Date
  readonly reason: string
  /** `user@host` of the operator. */
  readonly actor: string
  readonly now: Date
}

/** What was removed from a partner's trail. */
export interface AuditPurged {
  readonly partnerId: string
  readonly removed: number
}

/** Removes old events of every trail, in a transaction of the tables' owner. */
export async function purgeAuditTrails(tx: Tx, purge: AuditPurge): Promise<readonly AuditPurged[]> {
  await sql`select set_config('app.audit_purge', 'on', true)`.execute(tx)
  const { rows } = await sql<{ partnerId: string; through: number; hash: string }>`
    with kept as (
      select c.chain, min(c.number) as number from audit_chain c
        join audit_event e on e.partner_id = c.chain and e.id = c.event_id where e.at >= ${purge.before}::timestamptz group by c.chain),
    last as (select chain, max(number) as number from audit_chain group by chain)
    select last.chain as "partnerId", coalesce(kept.number - 1, last.number) as through,
      (select hash from audit_chain c where c.chain = last.chain and c.number = coalesce(kept.number - 1, last.number)) as hash
    from last left join kept on kept.chain = last.chain
    where exists (select from audit_chain c where c.chain = last.chain and c.number <= coalesce(kept.number - 1, last.number))
    order by 1`.execute(tx)
  const purged: AuditPurged[] = []
  for (const { partnerId, through, hash } of rows) {
    const { rows: links } = await sql<{ count: number }>`
      select count(*) as count from audit_chain where chain = ${partnerId} and number <= ${through}`.execute(tx)
    const removed = links[0]?.count ?? 0
    const detail = { before: purge.before.toISOString(), removed, throughNumber: through, throughHash: hash, reason: purge.reason }
    await tx
      .insertInto('audit_event')
      .values({
        partner_id: partnerId,
        id: randomUUID(),
        at: purge.now,
        kind: 'audit-purged',
        member_id: null,
        actor_kind: 'command',
        actor: purge.actor,
        address: 'command line',
        detail: JSON.stringify(detail),
      })
      .execute()
    // The new event is added to the chain before the old part of the chain is removed.
    await sql`set constraints all immediate`.execute(tx)
    await sql`delete from audit_event e using audit_chain c
      where c.chain = ${partnerId} and c.number <= ${through} and e.partner_id = c.chain and e.id = c.event_id`.execute(tx)
    await sql`delete from audit_chain where chain = ${partnerId} and number <= ${through}`.execute(tx)
    purged.push({ partnerId, removed })
  }
  return purged
}
