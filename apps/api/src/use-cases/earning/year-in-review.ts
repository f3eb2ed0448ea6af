import type { YearInReview } from '@dining/contract'
import { fail, localTime, succeed, yearInReview, type Result, type YearLine } from '@dining/domain'
import { yearRange } from '@dining/domain/calendar'
import type { Program } from '@dining/partner-kit'

import { dineRepo, type DineRow } from '../../store/repositories/dine.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { Tx } from '../../store/tables.ts'
import type { Failure } from '../failure.ts'

type DineColumns =
  | 'source_transaction_id'
  | 'merchant_id'
  | 'merchant_name'
  | 'occurred_at'
  | 'benefit'
  | 'refund_of'
  | 'eligible_cents'
  | 'status'

/** A row of activity as a line of a year. */
export function yearLineOf(row: Pick<DineRow, DineColumns>): YearLine {
  return {
    txnId: row.source_transaction_id,
    merchantId: row.merchant_id,
    merchantName: row.merchant_name,
    at: row.occurred_at,
    benefit: row.benefit,
    isDine: row.refund_of === null && row.eligible_cents > 0,
    isOpen: row.status === 'Deferred',
  }
}

/**
 * What a member earned in a calendar year of the program's zone, from the rows of activity, so that its totals are those of the dine summary.
 * Years before joining and years to come are not found.
 */
export async function readYearInReview(
  tx: Tx,
  { id, timeZone }: Pick<Program, 'id' | 'timeZone'>,
  memberId: string,
  year: number,
  now: Date,
): Promise<Result<YearInReview, Failure<'not-found' | 'unauthorized'>>> {
  const today = localTime(now, timeZone)
  if (year > today.year) return fail({ kind: 'not-found' })
  // Sent together, so that they take one round trip to the database.
  const [member, rows] = await Promise.all([
    memberRepo(tx, id).byId(memberId),
    dineRepo(tx, id).yearLines(memberId, yearRange(year, timeZone)),
  ])
  if (!member) return fail({ kind: 'unauthorized' })
  const joined = localTime(member.joined_at, timeZone)
  if (year < joined.year) return fail({ kind: 'not-found' })
  const review = yearInReview(rows.map(yearLineOf), timeZone)
  const { best, favorite } = review
  const isOpen = (merchantId: string) => rows.some((row) => row.merchant_id === merchantId && row.merchant_active === true)
  const [isSoFar, isFirst] = [year === today.year, year === joined.year]
  const [firstMonth, lastMonth] = [isFirst ? monthOf(joined.date) : 1, isSoFar ? monthOf(today.date) : 12]
  return succeed({
    year,
    isSoFar,
    joinedOn: isFirst ? joined.date : null,
    firstYear: joined.year,
    lastYear: today.year,
    benefits: review.benefits,
    dines: review.dines,
    places: review.places,
    favorite: favorite && { ...favorite, activeMerchant: isOpen(favorite.merchantId) },
    best: best && { txnId: best.txnId, name: best.merchantName, day: localTime(best.at, timeZone).date, benefit: best.benefit },
    // A line before the member joined, which only an import can write, keeps its month.
    months: review.months.filter(
      ({ month, dines, benefits }) => dines > 0 || benefits !== 0 || (month >= firstMonth && month <= lastMonth),
    ),
  })
}

const monthOf = (date: string): number => Number(date.slice(5, 7))
