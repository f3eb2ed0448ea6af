import { sql, type Selectable } from 'kysely'

import type { AuditEventTable, Tx } from '../tables.ts'

export type AuditRow = Selectable<AuditEventTable>

/** Which events to read; an omitted field does not filter. */
export interface AuditFilter {
  /** Id of a partner, INSTALLATION or STUDIO_TENANT. */
  readonly partnerId?: string | undefined
  /** Id of the actor, or "kind:id" such as "member:m1". */
  readonly actor?: string | undefined
  readonly memberId?: string | undefined
  readonly kind?: string | undefined
  /** The first moment that is read, and the first that is not. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** Part of any value, in either case. */
  readonly text?: string | undefined
  /** The last event of the page before. */
  readonly after?: Pick<AuditRow, 'at' | 'id'> | undefined
}

const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Events of all partners, the newest first; only for the owner's role. */
export function readAudit(tx: Tx, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  const { partnerId, actor, memberId, kind, from, to, text, after } = filter
  return tx
    .selectFrom('audit_event')
    .selectAll()
    .$if(partnerId !== undefined, (query) => query.where('partner_id', '=', partnerId ?? ''))
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(actor !== undefined, (query) => query.where(sql<boolean>`${actor ?? ''} in (actor, actor_kind || ':' || actor)`))
    .$if(from !== undefined, (query) => query.where(sql<boolean>`at >= ${from ?? null}::timestamptz`))
    .$if(to !== undefined, (query) => query.where(sql<boolean>`at < ${to ?? null}::timestamptz`))
    .$if(text !== undefined, (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', partner_id, kind, member_id, actor_kind, actor, address, request_id, detail, before, after) ilike ${likePattern(text ?? '')}`,
      ),
    )
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(at, id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? ''})`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** An error of the trail: an event or its hash differs from what was written. */
export interface AuditFault {
  readonly kind: 'changed' | 'removed' | 'without-hash' | 'hash-removed'
  readonly partnerId: string
  readonly eventId: string
}

/** The end of a partner's chain of hashes. */
export interface AuditHead {
  readonly partnerId: string
  readonly number: number
  readonly hash: string
}

/**
 * Errors of the trail, read in one statement, at most `limit`: an event whose values do not match its hash, a hash whose event is missing, an
 * event without a hash, a gap in the chain that no recorded purge explains.
 * @param partnerId of the only trail to read; all of them without it
 */
export async function auditFaults(tx: Tx, limit: number, partnerId?: string): Promise<readonly AuditFault[]> {
  const isOfTrail = (column: 'chain' | 'e.partner_id') =>
    partnerId === undefined ? sql<boolean>`true` : sql<boolean>`${sql.raw(column)} = ${partnerId}`
  const { rows } = await sql<AuditFault>`
    with link as (
      select *, lag(number) over chain as last_number, lag(hash) over chain as last_hash
      from audit_chain where ${isOfTrail('chain')} window chain as (partition by chain order by number)),
    purge as (select partner_id, detail->>'throughNumber' as number, detail->>'throughHash' as hash from audit_event where kind = 'audit-purged')
    select 'removed' as kind, chain as "partnerId", event_id as "eventId" from link
      where not exists (select from audit_event e where e.partner_id = link.chain and e.id = link.event_id)
    union all
    select 'changed', chain, event_id from link join audit_event e on e.partner_id = link.chain and e.id = link.event_id
      where audit_event_hash(link.previous, e) <> link.hash
    union all
    select 'without-hash', partner_id, id from audit_event e
      where ${isOfTrail('e.partner_id')} and not exists (select from audit_chain c where c.chain = e.partner_id and c.event_id = e.id)
    union all
    select 'hash-removed', chain, event_id from link where case
      when last_number is not null then number <> last_number + 1 or previous <> last_hash
      when number = 1 then previous <> ''
      else not exists (select from purge where purge.partner_id = chain and purge.number = (link.number - 1)::text and purge.hash = previous) end
    limit ${limit}`.execute(tx)
  return rows
}

/** The newest hash of each partner. */
export async function auditHeads(tx: Tx): Promise<readonly AuditHead[]> {
  const { rows } = await sql<AuditHead>`
    select distinct on (chain) chain as "partnerId", number, hash from audit_chain order by chain, number desc`.execute(tx)
  return rows
}

/** The newest hash of one partner; undefined for an empty trail. */
export function auditHead(tx: Tx, partnerId: string): Promise<Pick<AuditHead, 'number' | 'hash'> | undefined> {
  return tx
    .selectFrom('audit_chain')
    .select(['number', 'hash'])
    .where('chain', '=', partnerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether this hash is at this position of a partner's chain. */
export async function hasHash(tx: Tx, { partnerId, number, hash }: AuditHead): Promise<boolean> {
  const found = await tx
    .selectFrom('audit_chain')
    .select('number')
    .where((where) => where.and({ chain: partnerId, number, hash }))
    .executeTakeFirst()
  return found !== undefined
}
