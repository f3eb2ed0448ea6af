import { claimCodeIn, fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { AuditEvent } from '../../audit/events.ts'
import type { ApiDeps } from '../../deps.ts'
import type { Failure } from '../failure.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { cardVerificationRepo, linkedCardWith, type CardVerificationRow } from '../../store/repositories/card-verification.ts'
import { cardRepo } from '../../store/repositories/card.ts'
import { memberRepo, type MemberRow } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/tables.ts'
import { linkOne, linkRefusal, type LinkedCard } from '../link-cards.ts'
import type { MessageDeps } from '../outbox/write-message.ts'
import { activateMembership } from '../membership.ts'
import { once, type Finish } from '../once.ts'
import { cardLimits, type CardLimitDeps } from './card-limits.ts'
import { notifyMember } from '../account-security/notify.ts'
import { removeCard } from './remove-card.ts'

type ClaimDeps = Pick<ApiDeps, 'store' | 'clock' | 'vault'> & CardLimitDeps & MessageDeps

interface Confirmation {
  readonly memberId: string
  readonly claimId: string
  readonly code: string
  readonly idempotencyKey: string | undefined
}

type ConfirmFailure = Failure<
  | 'unauthorized'
  | 'forbidden'
  | 'account-closed'
  | 'card-limit-reached'
  | 'code-invalid'
  | 'too-many-requests'
  | 'vault-unavailable'
  | 'idempotency-conflict'
>

/** Rolls a transaction back. */
class Refused extends Error {
  readonly failure: ConfirmFailure

  constructor(failure: ConfirmFailure) {
    super(failure.kind)
    this.failure = failure
  }
}

/** What the first step has read. */
interface Begun {
  readonly claim: CardVerificationRow
  readonly typed: string
}

/** The remaining work after a completed claim. */
interface Claimed {
  readonly card: LinkedCard
  readonly mails: readonly MessageRef[]
}

/**
 * Links a claimed card with the code that its issuer or processor showed, and removes it from the account that it was linked in, both in one
 * transaction. Its former holder is notified by mail. An unknown, foreign or expired claim is refused like a wrong code.
 * @param tx of the partner, for what needs no vault
 * @returns the rest, to be run after the transaction
 */
export async function confirmClaim(
  tx: Tx,
  deps: ClaimDeps,
  partner: Partner,
  { memberId, claimId, code, idempotencyKey: key }: Confirmation,
): Promise<() => Promise<Result<LinkedCard, ConfirmFailure>>> {
  const partnerId = partner.program.id
  let mails: readonly MessageRef[] = []
  const rest = await once(
    tx,
    deps,
    { partnerId, memberId, key, request: { claimId, code } },
    { read: () => Promise.resolve(), begin, work },
  )
  return async () => {
    const result = await rest()
    for (const mail of mails) await deps.outbox.dispatch(mail)
    return result
  }

  async function begin(on: Tx): Promise<Result<Begun, ConfirmFailure>> {
    const wait = await cardLimits(deps, partnerId, memberId).code(on)
    if (wait !== null) return fail({ kind: 'too-many-requests', retryAfterSeconds: wait })
    const typed = claimCodeIn(code)
    const claim = await cardVerificationRepo(on, partnerId).open(memberId, claimId, deps.clock())
    return claim && typed !== null ? succeed({ claim, typed }) : fail({ kind: 'code-invalid' })
  }

  async function work({ claim, typed }: Begun, finish: Finish): Promise<Result<LinkedCard, ConfirmFailure>> {
    const answer = await deps.vault.confirmVerification({ id: claim.verification_id, code: typed })
    if (!answer.ok) return answer
    if (answer.value.result !== 'confirmed' || answer.value.fingerprint !== claim.fingerprint) {
      const event = { kind: 'card-claim-refused', memberId, at: deps.clock(), detail: { claimId } } as const
      await deps.store.tenant(partnerId, (on) => recordAudit(on, partnerId, event))
      return fail({ kind: 'code-invalid' })
    }
    try {
      const claimed = await deps.store.acrossPartners((on) => moveCard(on, deps, claim, finish))
      mails = claimed.mails
      return succeed(claimed.card)
    } catch (error) {
      if (error instanceof Refused) return fail(error.failure)
      throw error
    }
  }
}

/** Removes the card from its account and links it to the claimer's; as the owner's role, since the two may be of different partners. */
async function moveCard(tx: Tx, deps: ClaimDeps, claim: CardVerificationRow, finish: Finish): Promise<Claimed> {
  const { partner_id: partnerId, member_id: memberId, fingerprint } = claim
  const now = deps.clock()
  const holder = await linkedCardWith(tx, fingerprint)
  const locked = await lockMembers(tx, [claim, ...(holder ? [holder] : [])])
  const member = locked.get(`${partnerId} ${memberId}`)
  // The second of two simultaneous confirmations waited for the lock.
  if (!(await cardVerificationRepo(tx, partnerId).end(claim.id))) throw new Refused({ kind: 'code-invalid' })
  const linked = await cardRepo(tx, partnerId).linkedOf(memberId)
  const refusal = linkRefusal(member, linked.length, claim.reopens)
  if (refusal || !member) throw new Refused(refusal ?? { kind: 'unauthorized' })

  const events: (readonly [partnerId: string, event: AuditEvent])[] = []
  const mails: MessageRef[] = []
  const former = holder && locked.get(`${holder.partner_id} ${holder.member_id}`)
  if (holder && former) {
    const removal = { partnerId: holder.partner_id, member: former, card: holder, cause: 'claim', reason: '', now } as const
    const removed = await removeCard(tx, deps, removal)
    for (const event of removed?.events ?? []) events.push([holder.partner_id, event])
    if (removed?.mail) mails.push(removed.mail)
  }
  const token = { result: 'token', token: claim.vault_token, fingerprint, brand: claim.card_brand, lastFour: claim.last_four } as const
  const prints = new Set(linked.map((card) => card.fingerprint))
  const times = { now, tokenizedAt: claim.tokenized_at }
  const outcome = await linkOne(tx, partnerId, memberId, { asked: { description: claim.description }, token }, prints, times)
  // The card was linked in a third account, or its registration ended, meanwhile.
  if (outcome.kind === 'refused') throw new Refused({ kind: outcome.code === 'already-linked' ? 'code-invalid' : 'vault-unavailable' })

  const [before, after] = [{ linkedCards: linked.length }, { linkedCards: linked.length + 1 }]
  const detail = { cardId: outcome.card.id, cardType: outcome.card.card_type, claimId: claim.id }
  events.push([partnerId, { kind: 'card-claimed', memberId, at: now, detail, before, after }])
  const reopened = await activateMembership(tx, partnerId, member, now)
  if (reopened) events.push([partnerId, reopened])
  for (const [tenant, event] of events.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))) await recordAudit(tx, tenant, event)
  const content = { kind: 'card-added' as const, lastFours: [outcome.card.last_four] }
  const added = await notifyMember(tx, deps, { partnerId, member, host: undefined, content })
  if (added) mails.push(added)
  await finish(tx, succeed(outcome.card))
  return { card: outcome.card, mails }
}

/** In the order of their keys, to avoid a deadlock of two simultaneous claims of each other's cards. */
async function lockMembers(
  tx: Tx,
  rows: readonly { readonly partner_id: string; readonly member_id: string }[],
): Promise<ReadonlyMap<string, MemberRow>> {
  const keys = new Map(rows.map(({ partner_id, member_id }) => [`${partner_id} ${member_id}`, [partner_id, member_id] as const]))
  const locked = new Map<string, MemberRow>()
  for (const [key, [partnerId, memberId]] of [...keys].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const member = await memberRepo(tx, partnerId).lock(memberId)
    if (member) locked.set(key, member)
  }
  return locked
}
