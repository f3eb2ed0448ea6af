import { confirmsClosing, erasureTime, fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { cardRepo } from '../../store/repositories/card.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/tables.ts'
import { notifyMember } from '../account-security/notify.ts'
import { unlinkOne } from '../cards/unlink-one.ts'
import type { Failure } from '../failure.ts'
import { fieldError } from '../field-error.ts'
import { rowHasJoined } from '../has-joined.ts'
import { closeAccount, membershipOf } from '../membership.ts'
import type { Session } from '../session.ts'
import type { MessageDeps } from '../outbox/write-message.ts'

type ClosingDeps = Pick<ApiDeps, 'store' | 'clock'> & MessageDeps
type Closed = Result<Date, Failure<'unauthorized' | 'forbidden' | 'validation-failed'>>

interface ClosingRequest {
  readonly session: Pick<Session, 'memberId' | 'idHash'>
  /** What the member typed in place of CLOSING_WORD. */
  readonly closingWord: string
  /** Host that the visitor used. */
  readonly host: string | undefined
}

/**
 * Closes the account of a member who has asked for it: unlinks the cards, ends every session, and sets the time at which the personal data is removed.
 * The member is notified by mail, and can keep the account until then. A repeated call changes nothing.
 * @returns the time of the erasure
 */
export async function closeOwnAccount(deps: ClosingDeps, { program }: Partner, request: ClosingRequest): Promise<Closed> {
  const { id: partnerId } = program
  const { closingWord, host } = request
  const { memberId, idHash } = request.session
  if (!confirmsClosing(closingWord)) return fail({ kind: 'validation-failed', fields: [fieldError('closingWord', 'wrong-format')] })
  const now = deps.clock()
  let mail: MessageRef | null = null
  const result = await deps.store.tenant(partnerId, async (tx): Promise<Closed> => {
    // A call of another tab waits here, and finds the account closed.
    const member = await memberRepo(tx, partnerId).lock(memberId)
    if (!member) return fail({ kind: 'unauthorized' })
    if (!rowHasJoined(member)) return fail({ kind: 'forbidden' })
    if (member.erase_at) return succeed(member.erase_at)
    await unlinkAll(tx, partnerId, memberId, now)
    const closed = await closeAccount(tx, partnerId, member, now, idHash)
    if (member.member_type !== 'ClosedAccountMember') await recordAudit(tx, partnerId, closed)
    const eraseAt = erasureTime(now)
    await memberRepo(tx, partnerId).update(memberId, { erase_at: eraseAt })
    const detail = { eraseAt: eraseAt.toISOString() }
    await recordAudit(tx, partnerId, { kind: 'erasure-requested', memberId, at: now, detail })
    mail = await notifyMember(tx, deps, { partnerId, member, host, content: { kind: 'account-closing', ...detail } })
    return succeed(eraseAt)
  })
  if (mail) await deps.outbox.dispatch(mail)
  return result
}

async function unlinkAll(tx: Tx, partnerId: string, memberId: string, now: Date): Promise<void> {
  for (const { id: cardId, card_type: cardType } of await cardRepo(tx, partnerId).linkedOf(memberId)) {
    const unlinked = await unlinkOne(tx, partnerId, memberId, cardId, now)
    if (!unlinked) continue
    const { before, after } = unlinked
    await recordAudit(tx, partnerId, { kind: 'card-unlinked', memberId, at: now, detail: { cardId, cardType }, before, after })
  }
}

/**
 * Keeps an account that was to be erased: the member has an account without a card again. Without effect for any other account, so that a repeated
 * call is no error.
 */
export async function keepOwnAccount(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  { program: { id: partnerId } }: Partner,
  memberId: string,
): Promise<Result<null, Failure<'unauthorized'>>> {
  const at = clock()
  return store.tenant(partnerId, async (tx) => {
    const members = memberRepo(tx, partnerId)
    const member = await members.lock(memberId)
    if (!member || member.erased_at) return fail({ kind: 'unauthorized' })
    if (!member.erase_at) return succeed(null)
    const kept = await members.update(memberId, {
      member_type: 'NonCardMember',
      has_web_profile: true,
      active: false,
      closed_at: null,
      erase_at: null,
    })
    await recordAudit(tx, partnerId, { kind: 'account-reopened', memberId, at, before: membershipOf(member), after: membershipOf(kept) })
    return succeed(null)
  })
}
