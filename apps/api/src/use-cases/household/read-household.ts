import type { Household } from '@dining/contract'
import { HOUSEHOLD, localTime, yearInReview } from '@dining/domain'
import { yearRange } from '@dining/domain/calendar'
import type { Program } from '@dining/partner-kit'

import { householdRepo } from '../../store/repositories/household.ts'
import type { Tx } from '../../store/tables.ts'
import { stepOf, type StepColumns } from '../earning/step-of.ts'
import { yearLineOf } from '../earning/year-in-review.ts'
import { invitedEmail, type HouseholdDeps } from './household.ts'
import { memberKeyOf } from './remove-member.ts'

/**
 * What a member's household earned this year: each member's dines from the day on which they joined it, so that nobody's earlier dines are shown.
 * Restaurant, day and earning of a dine, and first names; no card, address or bill.
 * @returns null for a member without a household
 */
export async function readHousehold(
  tx: Tx,
  deps: Pick<HouseholdDeps, 'secrets' | 'clock'>,
  program: Pick<Program, 'id' | 'timeZone' | 'earnRates'>,
  memberId: string,
): Promise<Household | null> {
  const { id, timeZone } = program
  const households = householdRepo(tx, id)
  const membership = await households.of(memberId)
  if (!membership) return null
  const now = deps.clock()
  const { year } = localTime(now, timeZone)
  // Sent together, so that they take one round trip to the database.
  const [members, rows, open] = await Promise.all([
    households.members(membership.household_id),
    households.lines(membership.household_id, yearRange(year, timeZone)),
    households.open(membership.household_id, now),
  ])
  const shown = new Set(rows.map((row) => row.source_transaction_id))
  // A refund of a dine that is not shown would tell of it.
  const lines = rows
    .filter((row) => row.refund_of === null || shown.has(row.refund_of))
    .map((row) => ({ ...yearLineOf(row), memberId: row.member_id, state: stateOf(row, program) }))
  const earned = (of: typeof lines) => {
    const { benefits, dines } = yearInReview(of, timeZone)
    return { benefits, dines }
  }
  const all = yearInReview(lines, timeZone)
  const mayInvite = members[0]?.member_id === memberId
  return {
    year,
    benefits: all.benefits,
    dines: all.dines,
    members: members.map((member) => ({
      name: member.first_name,
      isYou: member.member_id === memberId,
      since: localTime(member.joined_at, timeZone).date,
      key: mayInvite && member.member_id !== memberId ? memberKeyOf(deps, id, membership.household_id, member) : null,
      ...earned(lines.filter((line) => line.memberId === member.member_id)),
    })),
    months: all.months.filter(({ dines, benefits }) => dines > 0 || benefits !== 0),
    latest: lines
      .filter(({ isDine }) => isDine)
      .slice(0, HOUSEHOLD.shownDines)
      .map((line) => ({
        member: members.findIndex((member) => member.member_id === line.memberId),
        restaurant: line.merchantName,
        day: localTime(line.at, timeZone).date,
        benefit: line.benefit,
        state: line.state,
      })),
    mayInvite,
    invitations: open
      .filter((row) => row.member_id === memberId)
      .map((row) => ({ id: row.id, email: invitedEmail(deps, row), expiresAt: row.expires_at.toISOString() })),
  }
}

/** What the others may know of a dine that has earned nothing yet: not how much is missing, which would tell of the bill. */
function stateOf(row: StepColumns, program: Pick<Program, 'earnRates'>): Household['latest'][number]['state'] {
  if (row.status === 'Deferred') return 'open'
  return stepOf(row, program)?.isAll ? 'step' : 'earned'
}
