import { localTime, nextBalance, statusAsOf } from '@dining/domain'

import type { ApiDeps } from '../../deps.ts'
import { dineRepo } from '../../store/repositories/dine.ts'
import { memberEarningRepo } from '../../store/repositories/member-earning.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { Tx } from '../../store/tables.ts'

/** Members of one transaction. */
const BATCH_MEMBERS = 50

/** Awards what a member has due by a day and adds it to the balance. @returns lines moved on */
async function settleMember(tx: Tx, partnerId: string, memberId: string, day: string, now: Date): Promise<number> {
  // An import that makes a deferred dine final waits, or has finished before.
  await memberRepo(tx, partnerId).lock(memberId)
  const dines = dineRepo(tx, partnerId)
  const due = await dines.due(memberId, day)
  for (const row of due) {
    const status = statusAsOf({ status: row.status, settleOn: row.settle_on }, day)
    await dines.update(row.id, { status, status_at: now, settle_on: null })
  }
  const account = memberEarningRepo(tx, partnerId)
  const { balance } = await account.of(memberId)
  const earned = due.reduce((sum, row) => sum + row.benefit, 0)
  await account.set(memberId, { balance: nextBalance(balance, earned) })
  return due.length
}

/**
 * Moves statuses on as of a day: Pending and Deferred lines whose time has come are Awarded (earning.md "statuses", "time").
 * @param asOf ISO date; without it the current day of each partner's zone
 * @returns number of lines awarded
 */
export async function settle(
  { store, partners, clock }: Pick<ApiDeps, 'store' | 'partners' | 'clock'>,
  asOf: string | null,
): Promise<number> {
  let moved = 0
  for (const { program } of partners.values()) {
    const day = asOf ?? localTime(clock(), program.timeZone).date
    for (let more = true; more;) {
      more = await store.owner(async (tx) => {
        const members = await dineRepo(tx, program.id).membersDue(day, BATCH_MEMBERS)
        for (const memberId of members) moved += await settleMember(tx, program.id, memberId, day, clock())
        return members.length === BATCH_MEMBERS
      })
    }
  }
  return moved
}
