import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { inSlot } from '../../passwords/hash-queue.ts'
import { hashPassword } from '../../passwords/password-hash.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { recoveryRepo } from '../../store/repositories/recovery.ts'
import { sessionRepo } from '../../store/repositories/session.ts'
import type { Failure } from '../failure.ts'
import type { MessageDeps } from '../outbox/write-message.ts'
import { checkNewPassword } from '../password-rules.ts'
import type { Session } from '../session.ts'
import { notifyMember } from './notify.ts'

type PasswordDeps = Pick<ApiDeps, 'store' | 'clock' | 'hashQueue' | 'breachedRange'> & MessageDeps
type PasswordFailure = Failure<'unauthorized' | 'not-found' | 'validation-failed' | 'unavailable'>

interface NewPassword {
  readonly password: string
  readonly passwordConfirm: string
  /** Host that the visitor used. */
  readonly host: string | undefined
}

/** Sets another password of a member who is signed in, ends their other sessions and open codes, and notifies them. */
export async function changePassword(
  deps: PasswordDeps,
  partner: Partner,
  own: Pick<Session, 'idHash' | 'memberId'>,
  given: NewPassword,
): Promise<Result<null, PasswordFailure>> {
  const { enrollmentType, id: partnerId } = partner.program
  if (enrollmentType !== 'direct') return fail({ kind: 'not-found' })
  const entered = await inSlot(deps.hashQueue, async (inTurn): Promise<Result<MessageRef | null, PasswordFailure>> => {
    const member = await deps.store.reading.tenant(partnerId, (tx) => memberRepo(tx, partnerId).byId(own.memberId))
    if (!member) return fail({ kind: 'unauthorized' })
    const { email, first_name: firstName, last_name: lastName, partner_number: partnerNumber } = member
    const fields = await checkNewPassword(deps, given, partner, { email, firstName, lastName, partnerNumber })
    if (fields.length > 0) return fail({ kind: 'validation-failed', fields })
    const passwordHash = await inTurn(() => hashPassword(given.password, deps.hashQueue.cost))
    return deps.store.tenant(partnerId, async (tx) => {
      const current = await memberRepo(tx, partnerId).lock(own.memberId)
      if (!current) return fail({ kind: 'unauthorized' })
      await memberRepo(tx, partnerId).update(current.id, { password_hash: passwordHash })
      await sessionRepo(tx, partnerId).endOthersOf(current.id, own.idHash)
      await recoveryRepo(tx, partnerId).end(current.id)
      await recordAudit(tx, partnerId, { kind: 'password-changed', memberId: current.id, at: deps.clock() })
      return succeed(await notifyMember(tx, deps, { partnerId, member: current, host: given.host, content: { kind: 'password-changed' } }))
    })
  })
  const result = entered.ok ? entered.value : entered
  if (!result.ok) return result
  if (result.value) await deps.outbox.dispatch(result.value)
  return succeed(null)
}
