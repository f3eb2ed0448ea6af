import { creditStatusAfter, localTime, nextBalance, statusAsOf } from '@dining/domain'
import { daysBetween } from '@dining/domain/calendar'

import type { Program } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { dineRepo } from '../../store/repositories/dine.ts'
import { memberEarningRepo } from '../../store/repositories/member-earning.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { statementCreditRepo } from '../../store/repositories/statement-credit.ts'
import type { Store } from '../../store/store.ts'
import type { Tx } from '../../store/tables.ts'
import { expireBonuses, payBonuses } from '../bonuses/pay-bonuses.ts'
import { memberBonusRepo } from '../../store/repositories/member-bonus.ts'
import { momentOf, payCredit, type Settlement } from './pay-credit.ts'
import { applyReport } from './report-credit.ts'

/** Members of one transaction. */
const BATCH = 50

/** The result of a settlement. */
export interface Settled {
  /** Lines that became Awarded. */
  readonly awarded: number
  /** Statement credits that were made. */
  readonly paid: number
  /** Statement credits whose status changed. */
  readonly moved: number
}

/** Awards a member's lines that are due by a day and adds them to the balance. @returns the number of awarded lines */
async function awardMember(tx: Tx, { program: { id }, day, now }: Settlement, memberId: string): Promise<number> {
  // An import that finalizes a deferred dine waits, or has finished before.
  await memberRepo(tx, id).lock(memberId)
  const dines = dineRepo(tx, id)
  const due = await dines.due(memberId, day)
  let earned = 0
  const withBonus: string[] = []
  for (const row of due) {
    const status = statusAsOf({ status: row.status, settleOn: row.settle_on }, day)
    await dines.update(row.id, { status, status_at: now, settle_on: null })
    // A deferred dine whose final amount never came counts for bonuses from now on.
    const settled = row.status === 'Deferred' ? await payBonuses(tx, id, { ...row, status, settle_on: null }, now) : row
    earned += settled.benefit
    if ((settled.member_bonus_units ?? 0) > 0) withBonus.push(row.id)
  }
  await memberBonusRepo(tx, id).markPaid(memberId, withBonus, now)
  const account = memberEarningRepo(tx, id)
  const { balance } = await account.of(memberId)
  await account.set(memberId, { balance: nextBalance(balance, earned) })
  return due.length
}

async function award(store: Store, settlement: Settlement): Promise<number> {
  let awarded = 0
  for (let more = true; more;) {
    more = await store.owner(async (tx) => {
      const members = await dineRepo(tx, settlement.program.id).membersDue(settlement.day, BATCH)
      for (const memberId of members) awarded += await awardMember(tx, settlement, memberId)
      return members.length === BATCH
    })
  }
  return awarded
}

/**
 * Processes members in the order in which they are locked, one batch per transaction.
 * @param find members after an id
 * @param work processes a member; returns counts
 */
async function byMember(
  store: Store,
  find: (tx: Tx, after: string) => Promise<readonly string[]>,
  work: (tx: Tx, memberId: string) => Promise<number>,
): Promise<number> {
  let done = 0
  for (let after: string | undefined = ''; after !== undefined;) {
    const from: string = after
    after = await store.owner(async (tx) => {
      const members = await find(tx, from)
      for (const memberId of members) done += await work(tx, memberId)
      return members.length === BATCH ? members.at(-1) : undefined
    })
  }
  return done
}

/** Updates a member's open credits by the days that the installation's own processor needs. @returns how many changed */
async function moveCredits(tx: Tx, settlement: Settlement, memberId: string): Promise<number> {
  const { program, day } = settlement
  const at = momentOf(settlement)
  let moved = 0
  for (const credit of await statementCreditRepo(tx, program.id).openOf(memberId)) {
    const status = creditStatusAfter(credit.status, daysBetween(credit.made_on, day))
    const report = await applyReport(tx, { partnerId: program.id, creditId: credit.id, status, at })
    moved += Number(report.ok && report.value)
  }
  return moved
}

/**
 * Updates statuses as of a day: due Pending and Deferred lines are Awarded; then Credit partners pay out the balances
 * that are due (earning.md "statuses", "statement credit", "time"). Each batch is one transaction, so a settlement that was killed is
 * finished by the next, and one that is repeated, or runs twice at once, pays once.
 * @param asOf ISO date; without it the current day of each partner's zone
 */
export async function settle(
  { store, partners, clock }: Pick<ApiDeps, 'store' | 'partners' | 'clock'>,
  asOf: string | null,
): Promise<Settled> {
  const settled = { awarded: 0, paid: 0, moved: 0 }
  for (const { program } of partners.values()) {
    const { awarded, paid, moved } = await settleProgram(store, settlementOf(program, clock(), asOf))
    settled.awarded += awarded
    settled.paid += paid
    settled.moved += moved
  }
  return settled
}

/** Settles one program: what `settle` does for each. */
export async function settleProgram(store: Store, settlement: Settlement): Promise<Settled> {
  const { id, statementCreditFromCents: fromCents } = settlement.program
  const [asOf, at] = [settlement.day, settlement.now]
  // Each batch is committed separately, so the settlement is recorded before the first of them.
  await store.owner((tx) => recordAudit(tx, id, { kind: 'settlement-started', memberId: null, at, detail: { asOf } }))
  const settled = { awarded: await award(store, settlement), paid: 0, moved: 0 }
  if (fromCents !== undefined) {
    settled.moved = await byMember(
      store,
      (tx, after) => statementCreditRepo(tx, id).membersWithOpen(after, BATCH),
      (tx, memberId) => moveCredits(tx, settlement, memberId),
    )
    settled.paid = await byMember(
      store,
      (tx, after) => statementCreditRepo(tx, id).membersFrom(fromCents, after, BATCH),
      async (tx, memberId) => Number(await payCredit(tx, settlement, memberId)),
    )
  }
  await store.owner((tx) => expireBonuses(tx, settlement.program, asOf, at))
  await store.owner((tx) => recordAudit(tx, id, { kind: 'settled', memberId: null, at, detail: { asOf, ...settled } }))
  return settled
}

/** Settles only one member, in one transaction: what `settle` does for all. */
export function settleMember(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  program: Program,
  memberId: string,
  asOf: string | null,
): Promise<Settled> {
  const settlement = settlementOf(program, clock(), asOf)
  return store.owner(async (tx) => {
    const awarded = await awardMember(tx, settlement, memberId)
    const moved = await moveCredits(tx, settlement, memberId)
    const settled = { awarded, moved, paid: Number(await payCredit(tx, settlement, memberId)) }
    const detail = { asOf: settlement.day, ...settled }
    if (settled.awarded + settled.paid + settled.moved > 0)
      await recordAudit(tx, program.id, { kind: 'settled', memberId, at: settlement.now, detail })
    return settled
  })
}

/** @param asOf ISO date; the current day of the program's zone if it is null */
export function settlementOf(program: Program, now: Date, asOf: string | null): Settlement {
  return { program, now, day: asOf ?? localTime(now, program.timeZone).date }
}
