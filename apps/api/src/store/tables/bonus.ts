import type { BonusKind } from '@dining/domain'

import { columnsOf, type Day } from './columns.ts'

/** What a bonus pays and needs, in the units and cents of its program. */
interface BonusTermsTable {
  code: string
  kind: BonusKind
  description: string
  /** Units of the program; cents for Dollar and Credit; tenths of a cent per gallon for fuel. */
  units: number
  dines: number
  spend_cents: number
  dine_cents: number
}

/** A bonus that a partner offers to its members. */
export interface BonusTable extends BonusTermsTable {
  partner_id: string
  /** Days in which it has to be fulfilled: after joining for a new member's, otherwise after its activation; null: until its last day. */
  within_days: number | null
  /** In the partner's zone, both included. */
  first_day: Day | null
  last_day: Day | null
  app_only: boolean
  /** The most members who may activate it; null without a limit. */
  cap: number | null
  created_at: Date
}

/** A bonus that a member has activated; never a second time. */
export interface MemberBonusTable extends BonusTermsTable {
  partner_id: string
  member_id: string
  created_at: Date
  /** From here on its dines count, before `ends_at`. */
  enrolled_at: Date
  ends_at: Date | null
  /** When it was fulfilled, by which dine, and when that dine was awarded. */
  qualified_at: Date | null
  dine_id: string | null
  paid_at: Date | null
  expired_at: Date | null
  /** When a refund took it back. It is not paid again. */
  reversed_at: Date | null
}

const BONUS_TERMS = ['code', 'kind', 'description', 'units', 'dines', 'spend_cents', 'dine_cents'] as const

export const BONUS_COLUMNS = columnsOf<BonusTable>()([
  ...BONUS_TERMS,
  'partner_id',
  'within_days',
  'first_day',
  'last_day',
  'app_only',
  'cap',
  'created_at',
])

export const MEMBER_BONUS_COLUMNS = columnsOf<MemberBonusTable>()([
  ...BONUS_TERMS,
  'partner_id',
  'member_id',
  'created_at',
  'enrolled_at',
  'ends_at',
  'qualified_at',
  'dine_id',
  'paid_at',
  'expired_at',
  'reversed_at',
])
