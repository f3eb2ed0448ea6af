import type { ColumnType, Generated } from 'kysely'

export interface ContentEntryTable {
  partner_id: string
  set_name: string
  slug: string
  version: number
  status: 'draft' | 'scheduled' | 'published'
  fields: ColumnType<Record<string, unknown>, string, string>
  publish_at: Date | null
  updated_at: Date
  updated_by: string
}

export interface FeatureFlagTable {
  partner_id: string
  name: string
  value: ColumnType<unknown, string, string>
  reason: string
  set_at: Generated<Date>
  set_by: Generated<string>
}

export interface ImpressionTable {
  partner_id: string
  id: string
  channel: string
  at: Date
  user_agent: string
  merchant_id: string | null
  placement: string | null
}

export interface AuditEventTable {
  partner_id: string
  id: string
  at: Date
  kind: string
  member_id: string | null
  detail: ColumnType<Record<string, unknown>, string, string>
}
