import { setImmediate as nextTurn } from 'node:timers/promises'

import { localTime, statementDay, statementMonth } from '@dining/domain'
import { startOfDay } from '@dining/domain/calendar'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { describeError } from '../../observability/log.ts'
import { jobRunRepo } from '../../store/repositories/job-run.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { monthlyStatementRepo } from '../../store/repositories/monthly-statement.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/tables.ts'
import { writeMail } from '../mail/send-mail.ts'
import type { MessageDeps } from '../outbox/write-message.ts'
import { readStatement } from './statement-content.ts'

const JOB = 'monthly-statements'
/** Members that one query returns. */
const BATCH = 200

type StatementDeps = Pick<ApiDeps, 'store' | 'clock' | 'partners' | 'log'> & MessageDeps

/** The statements that are due at a partner. */
export interface DueStatements {
  /** ISO month in the program's zone. */
  readonly month: string
  /** From then on they are made, for the members who had chosen them before. */
  readonly dueAt: Date
}

/** The month whose statements are due now, by the clock of the partner. */
export function dueStatements({ program: { timeZone } }: Pick<Partner, 'program'>, now: Date): DueStatements {
  const month = statementMonth(localTime(now, timeZone).date)
  return { month, dueAt: startOfDay(statementDay(month), timeZone) }
}

/**
 * Writes the mails with the statements of the month before, for each member who has chosen them, once: the mail and the row that marks the month as
 * done are one transaction. A process that ends in between continues with the members who have no row. A member who fails does not stop the others; the
 * first error is thrown at the end, so that the job is run again.
 * @param signal stops between two members
 * @returns number of months that were done, with or without a mail
 */
export async function makeStatements(deps: StatementDeps, signal: AbortSignal): Promise<number> {
  const now = deps.clock()
  const runs = await deps.store.owner((tx) => jobRunRepo(tx).of(JOB))
  const errors: unknown[] = []
  let count = 0
  for (const partner of deps.partners.values()) {
    if (signal.aborted) break
    const { id } = partner.program
    const due = dueStatements(partner, now)
    if (runs.some(({ subject, period }) => subject === id && period >= due.month)) continue
    const { made, isFinished } = await makeForPartner(deps, partner, due, signal, errors)
    count += made
    if (!isFinished) continue
    const amount = (await deps.store.reading.tenant(id, (tx) => monthlyStatementRepo(tx, id).progress(due.month, due.dueAt))).made
    await deps.store.owner((tx) => jobRunRepo(tx).save({ job: JOB, subject: id, period: due.month, finished_at: deps.clock(), amount }))
  }
  if (errors.length > 0) throw errors[0]
  return count
}

/** @param errors gets those of members */
async function makeForPartner(
  deps: StatementDeps,
  partner: Partner,
  due: DueStatements,
  signal: AbortSignal,
  errors: unknown[],
): Promise<{ readonly made: number; readonly isFinished: boolean }> {
  const { id } = partner.program
  let made = 0
  let failed = false
  for (let after: string | undefined = ''; after !== undefined;) {
    const from: string = after
    const members = await deps.store.reading.tenant(id, (tx) =>
      monthlyStatementRepo(tx, id).waitingAfter(due.month, due.dueAt, from, BATCH),
    )
    for (const memberId of members) {
      if (signal.aborted) return { made, isFinished: false }
      try {
        const { isMade, mail } = await deps.store.tenant(id, (tx) => makeOne(tx, deps, partner, due, memberId))
        if (mail) await deps.outbox.dispatch(mail)
        made += Number(isMade)
        // The embedded database answers without a turn of the event loop, and visitors' requests wait for one.
        await nextTurn()
      } catch (error) {
        deps.log.error({ event: 'statement-failed', partner: id, ...describeError(error) })
        errors.push(error)
        failed = true
      }
    }
    after = members.length === BATCH ? members.at(-1) : undefined
  }
  return { made, isFinished: !failed }
}

/** Makes the statement of one member, unless another process has, or the member has turned it off or closed the account. */
async function makeOne(
  tx: Tx,
  deps: StatementDeps,
  { program }: Partner,
  { month, dueAt }: DueStatements,
  memberId: string,
): Promise<{ readonly isMade: boolean; readonly mail: MessageRef | null }> {
  const { id: partnerId } = program
  const member = await memberRepo(tx, partnerId).lock(memberId)
  const isChosen = member?.statement_since && member.statement_since < dueAt
  if (!isChosen || member.member_type === 'ClosedAccountMember' || member.email === '') return { isMade: false, mail: null }
  const statements = monthlyStatementRepo(tx, partnerId)
  if (!(await statements.claim({ month, member_id: memberId, made_at: deps.clock() }))) return { isMade: false, mail: null }
  const content = await readStatement(tx, program, member, month)
  if (!content) return { isMade: true, mail: null }
  const mail = await writeMail(tx, deps, { partnerId, memberId, origin: deps.settings.publicOrigin(partnerId), content })
  await statements.setMail(month, memberId, mail.id)
  return { isMade: true, mail }
}
