import { FORFEIT_REASONS, localTime } from '@dining/domain'
import { rangeOfMonth } from '@dining/domain/calendar'
import type { Program } from '@dining/partner-kit'

import { memberBonusRepo } from '../../store/repositories/member-bonus.ts'
import { dineRepo, type DineRow } from '../../store/repositories/dine.ts'
import { statementCreditRepo } from '../../store/repositories/statement-credit.ts'
import type { Tx } from '../../store/tables.ts'
import { stepOf } from '../earning/step-of.ts'
import type { StatementContent } from '../mail/mail-content.ts'

/** Rows of a month at most that are counted, the newest: more than any member has. */
const MAX_ROWS = 2_000
/** Lines of each list in the mail. */
const MAX_LINES = 40

/** A month's dines: what is final and earned, what may still change, and what earns nothing. */
function stateOf({ status }: Pick<DineRow, 'status'>): 'earned' | 'open' | 'not-earned' {
  if (status === 'Forfeit') return 'not-earned'
  return status === 'Awarded' || status === 'Paid' ? 'earned' : 'open'
}

const sum = (rows: readonly { readonly benefit: number }[]) => rows.reduce((total, { benefit }) => total + benefit, 0)

/**
 * What a member's statement of a month contains; null for a month without activity.
 * @param month ISO month, in the program's zone
 */
export async function readStatement(
  tx: Tx,
  program: Pick<Program, 'id' | 'timeZone' | 'currencyType' | 'earnRates'>,
  member: { readonly id: string; readonly email: string },
  month: string,
): Promise<StatementContent | null> {
  const { id, timeZone, currencyType } = program
  const period = rangeOfMonth(month, timeZone)
  // Sent together, so that they take one round trip to the database.
  const [rows, credits] = await Promise.all([
    dineRepo(tx, id).inPeriod(member.id, period, MAX_ROWS),
    currencyType === 'Credit' ? statementCreditRepo(tx, id).inPeriod(member.id, period, MAX_ROWS) : [],
  ])
  if (rows.length === 0 && credits.length === 0) return null
  const dines = rows.filter((row) => row.refund_of === null)
  const refunds = rows.filter((row) => row.refund_of !== null)
  const earned = rows.filter((row) => stateOf(row) === 'earned')
  // The amount of a deferred dine is not known, so a refund of it has no sum to be subtracted from.
  const deferred = new Set(rows.filter((row) => row.status === 'Deferred').map((row) => row.source_transaction_id))
  const isKnown = (row: DineRow) => row.status !== 'Deferred' && (row.refund_of === null || !deferred.has(row.refund_of))
  // A dine below a full step waits for nothing.
  const open = rows.filter((row) => stateOf(row) === 'open' && isKnown(row) && stepOf(row, program)?.isAll !== true)
  const day = (at: Date) => localTime(at, timeZone).date
  const lineOf = (row: DineRow) => ({
    restaurant: row.merchant_name,
    day: day(row.occurred_at),
    amountCents: row.amount_cents,
    benefit: row.benefit,
    state: stateOf(row),
    isDeferred: row.status === 'Deferred',
    reason: FORFEIT_REASONS.find((reason) => reason === row.reason) ?? null,
    step: stepOf(row, program),
  })
  return {
    kind: 'monthly-statement',
    to: member.email,
    month,
    dines: dines.filter((row) => stateOf(row) !== 'not-earned' && row.eligible_cents > 0).length,
    benefit: sum(earned),
    openBenefit: sum(open) || null,
    lines: dines.slice(0, MAX_LINES).map(lineOf),
    bonuses: await bonusesOf(tx, id, member.id, dines),
    adjustments: refunds.slice(0, MAX_LINES).map(lineOf),
    credits: credits.slice(0, MAX_LINES).map((row) => ({ target: row.target_label, day: day(row.made_at), amountCents: row.amount_cents })),
    more: Math.max(0, dines.length - MAX_LINES) + Math.max(0, refunds.length - MAX_LINES),
  }
}

/** The bonuses that the dines of a month have fulfilled. Units that no bonus of the member's names are those of a kept reservation. */
async function bonusesOf(tx: Tx, partnerId: string, memberId: string, dines: readonly DineRow[]): Promise<StatementContent['bonuses']> {
  const paying = dines.filter((row) => (row.member_bonus_units ?? 0) > 0)
  if (paying.length === 0) return []
  const named = await memberBonusRepo(tx, partnerId).ofDines(
    memberId,
    paying.map(({ id }) => id),
  )
  const bonuses = paying.flatMap((row) => {
    const own = named.filter(({ dine_id }) => dine_id === row.id)
    const rest = own.reduce((left, { units }) => left - units, row.member_bonus_units ?? 0)
    const lines = own.map(({ description, units }) => ({ description, restaurant: row.merchant_name, units }))
    return rest > 0 ? [...lines, { description: '', restaurant: row.merchant_name, units: rest }] : lines
  })
  return bonuses.slice(0, MAX_LINES)
}
