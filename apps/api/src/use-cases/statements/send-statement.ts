import { fail, localTime, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { emailKey } from '../email-key.ts'
import { writeMail } from '../mail/send-mail.ts'
import { readStatement } from './statement-content.ts'

type SendDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'outbox'> & { readonly settings: Pick<ApiDeps['settings'], 'publicOrigin'> }

/**
 * `not-over`: the month has not ended. `unknown`: there is no such member with an open account. `not-chosen`: the member gets no statements.
 * `no-activity`: nothing happened in the month.
 */
export type SendRefusal = 'not-over' | 'unknown' | 'not-chosen' | 'no-activity'

/**
 * Mails the statement of a month that is over again, with the lines of today, to a member who has chosen monthly statements: for one who did not get it.
 * @param month ISO month, in the program's zone
 */
export async function sendStatement(
  deps: SendDeps,
  { program }: Pick<Partner, 'program'>,
  { email, month }: { readonly email: string; readonly month: string },
): Promise<Result<null, SendRefusal>> {
  const { id: partnerId, timeZone } = program
  const at = deps.clock()
  if (month >= localTime(at, timeZone).date.slice(0, month.length)) return fail('not-over')
  const written = await deps.store.tenant(partnerId, async (tx): Promise<Result<MessageRef, SendRefusal>> => {
    const members = memberRepo(tx, partnerId)
    const found = await members.byEmailKey(emailKey(email))
    const member = found && (await members.lock(found.id))
    if (!member || member.member_type === 'ClosedAccountMember' || member.email === '') return fail('unknown')
    if (member.statement_since === null) return fail('not-chosen')
    const content = await readStatement(tx, program, member, month)
    if (!content) return fail('no-activity')
    await recordAudit(tx, partnerId, { kind: 'statement-sent', memberId: member.id, at, detail: { month } })
    return succeed(await writeMail(tx, deps, { partnerId, memberId: member.id, origin: deps.settings.publicOrigin(partnerId), content }))
  })
  if (!written.ok) return written
  await deps.outbox.dispatch(written.value)
  return succeed(null)
}
