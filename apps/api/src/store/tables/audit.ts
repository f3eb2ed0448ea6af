import type { ColumnType, Generated } from 'kysely'

type Values = Record<string, unknown>

/** Events are added; no role can change or remove them. */
export interface AuditEventTable {
  partner_id: string
  id: string
  at: Date
  kind: string
  member_id: string | null
  detail: ColumnType<Values, string, never>
  actor_kind: Generated<string>
  actor: Generated<string>
  address: Generated<string>
  request_id: string | null
  before: ColumnType<Values | null, string | null, never>
  after: ColumnType<Values | null, string | null, never>
}

/** One row for each event, written by a trigger when its transaction commits. */
export interface AuditChainTable {
  /** Id of the partner. */
  chain: string
  /** From 1, in the order of the commits. */
  number: number
  event_id: string
  /** Hash of the row before; "" for the first. */
  previous: string
  hash: string
}
