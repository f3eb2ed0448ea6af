import {
  FULFILLED_SHOWN_DAYS,
  LATE_DINES_DAYS,
  localTime,
  type BonusConditions,
  type BonusProgress,
  type BonusStatus,
} from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { bonusRepo, type BonusRow } from '../../store/repositories/bonus.ts'
import { memberBonusRepo, type MemberBonusRow, type MemberBonusWithProgress } from '../../store/repositories/member-bonus.ts'
import type { MemberRow } from '../../store/repositories/member.ts'
import type { Tx } from '../../store/tables.ts'
import { isOpen, mayHaveBonuses, offersOf, type BonusOffer } from './offers.ts'

const DAY_MS = 86_400_000

/** A bonus as its member sees it. */
export interface BonusView {
  readonly code: string
  readonly isNewMember: boolean
  readonly description: string
  readonly status: BonusStatus
  readonly createdAt: Date
  readonly units: number
  readonly isAppOnly: boolean
  readonly endsAt: Date | null
  readonly conditions: BonusConditions
  readonly progress: BonusProgress
  readonly qualifiedAt: Date | null
  readonly paidAt: Date | null
}

/** The rows from which a member's bonuses are made. */
export interface BonusRows {
  /** Offered to this member. */
  readonly offered: readonly BonusRow[]
  readonly own: readonly MemberBonusWithProgress[]
}

/** Reads the rows; both statements are sent together. */
export async function readBonusRows(tx: Tx, { program }: Partner, memberId: string, now: Date): Promise<BonusRows> {
  const [offered, own] = await Promise.all([
    bonusRepo(tx, program.id).openTo(memberId, localTime(now, program.timeZone).date),
    memberBonusRepo(tx, program.id).of(memberId),
  ])
  return { offered, own }
}

export const offerView = (offer: BonusOffer): BonusView => ({
  code: offer.code,
  isNewMember: offer.kind === 'new-member',
  description: offer.description,
  status: 'Eligible',
  createdAt: offer.createdAt,
  units: offer.units,
  isAppOnly: offer.isAppOnly,
  endsAt: offer.closesAt,
  conditions: offer,
  progress: { dines: 0, cents: 0 },
  qualifiedAt: null,
  paidAt: null,
})

export const ownView = (row: MemberBonusRow, progress: BonusProgress): BonusView => ({
  code: row.code,
  isNewMember: row.kind === 'new-member',
  description: row.description,
  status: row.qualified_at === null ? 'Enrolled' : 'Qualified',
  createdAt: row.created_at,
  units: row.units,
  isAppOnly: row.kind === 'app-only',
  endsAt: row.ends_at,
  conditions: { dines: row.dines, spendCents: row.spend_cents, dineCents: row.dine_cents },
  progress,
  qualifiedAt: row.qualified_at,
  paidAt: row.paid_at,
})

/** Whether an activated bonus is still listed: not if it was taken back or has expired, nor long after it was fulfilled. */
export function isListed({ qualified_at, reversed_at, ends_at }: MemberBonusRow, now: Date): boolean {
  if (reversed_at !== null) return false
  if (qualified_at !== null) return now.getTime() - qualified_at.getTime() <= FULFILLED_SHOWN_DAYS * DAY_MS
  return ends_at === null || now.getTime() < ends_at.getTime() + LATE_DINES_DAYS * DAY_MS
}

/**
 * The bonuses of a member, in the order of their creation: those that can be activated, and those that have been (BONUS-01, BONUS-16).
 */
export function memberBonuses(partner: Partner, member: MemberRow, { offered, own }: BonusRows, now: Date): readonly BonusView[] {
  const activated = own.filter((row) => isListed(row, now)).map((row) => ownView(row, { dines: row.dines_done, cents: row.cents_done }))
  const eligible = mayHaveBonuses(member)
    ? offersOf(partner, member, offered, now)
        .filter((offer) => isOpen(offer, now) && own.every(({ code }) => code !== offer.code))
        .map(offerView)
    : []
  return [...eligible, ...activated].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.code < b.code ? -1 : 1))
}
