import type { Answer, endpoints } from '@dining/contract'
import { diningProgress, localTime, type DiningProgress, type YearSoFar } from '@dining/domain'
import { yearRange } from '@dining/domain/calendar'
import type { Program } from '@dining/partner-kit'

import { dineRepo } from '../../store/repositories/dine.ts'
import { memberEarningRepo } from '../../store/repositories/member-earning.ts'
import type { Tx } from '../../store/tables.ts'
import { hasSteps } from './step-of.ts'

type DineSummary = Answer<typeof endpoints.getDineSummary>
type ProgramYear = Pick<Program, 'id' | 'timeZone'>

/** Earning dines and benefits of a member in the current calendar year of the partner's zone. */
export async function yearSoFar(tx: Tx, program: ProgramYear, memberId: string, now: Date): Promise<YearSoFar> {
  const { year } = localTime(now, program.timeZone)
  const period = yearRange(year, program.timeZone)
  return { year, ...(await dineRepo(tx, program.id).yearSoFar(memberId, period)) }
}

/**
 * The totals of GET /api/Member/DineSummary (ACCOUNT-10): the sums of the year's rows of recent activity.
 * Pending and Deferred lines are included, as in the list; refunds are subtracted. A program of cents per gallon has the way to the next step too.
 */
export async function dineSummary(
  tx: Tx,
  program: ProgramYear & Pick<Program, 'earnRates'>,
  memberId: string,
  now: Date,
): Promise<DineSummary> {
  // Sent together, so that they take one round trip to the database.
  const [{ dines, benefits }, account] = await Promise.all([
    yearSoFar(tx, program, memberId, now),
    hasSteps(program) ? memberEarningRepo(tx, program.id).of(memberId) : null,
  ])
  return { currentYearBenefits: benefits, currentYearDines: dines, stepKept: account?.fuelRemainderCents ?? null }
}

/** A member's progress to VIP; null in a program without that tier. */
export async function memberProgress(
  tx: Tx,
  program: Pick<Program, 'id' | 'timeZone' | 'vip'>,
  member: { readonly id: string; readonly vip_until_year: number | null },
  now: Date,
): Promise<DiningProgress | null> {
  return program.vip ? diningProgress(member.vip_until_year, await yearSoFar(tx, program, member.id, now), program.vip) : null
}
