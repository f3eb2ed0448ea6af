import { succeed, type Result } from '@dining/domain'

import { SEND_DEADLINE_MS } from '../../adapters/mail.ts'
import { senderAt } from '../../adapters/mails/sender.ts'
import type { ApiDeps } from '../../deps.ts'
import { unseal } from '../../config/secrets.ts'
import { mailOutboxRepo, type MailOutcome, type MailRef, type MailRow } from '../../store/repositories/mail-outbox.ts'
import { composeContent, readMailContent, type MailContent } from './mail-content.ts'
import { unsubscribeToken } from './unsubscribe-link.ts'
import { placeOf } from './write-mail.ts'

export type DeliveryDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'partners' | 'mailLooks' | 'settings' | 'mail'>

/** Why a mail has to be retried later. `code` names the failure and contains no address. */
export interface DeliveryFailure {
  readonly kind: 'try-later'
  readonly code: string
}

/** Milliseconds after which an attempt, or its process, has ended. */
const ATTEMPT_OVER_MS = SEND_DEADLINE_MS + 10_000

type Claim =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'mine'; readonly row: MailRow; readonly content: MailContent }

/**
 * Sends a mail of the outbox, once: a mail that has ended is skipped, and so is one that another process is sending. The mail is
 * marked `sending` before the mail server is called and `sent` after it has accepted the mail. If the process ends in between, the next attempt
 * sends it again with the same Message-ID (tooling/decisions/2026-11-22-outbox-and-jobs.md).
 */
export async function deliverMail(deps: DeliveryDeps, ref: MailRef): Promise<Result<null, DeliveryFailure>> {
  const claim = await claimMail(deps, ref)
  if (claim.kind === 'nothing') return succeed(null)
  if (claim.kind === 'busy') return { ok: false, error: { kind: 'try-later', code: 'busy' } }
  const { row, content } = claim
  const partner = deps.partners.get(ref.partnerId)
  if (!partner) return end(deps, ref, { status: 'refused', error: 'unknown-partner' })
  const message = composeContent(senderAt(deps, partner, row.origin), content)
  const token = unsubscribeToken(deps.secrets, { partnerId: ref.partnerId, memberId: row.member_id })
  const unsubscribeUrl = `${row.origin}/api/Unsubscribe/${token}`
  const sent = await deps.mail.send({ ...message, id: ref.id, unsubscribeUrl })
  if (sent.ok) return end(deps, ref, { status: 'sent' })
  const { kind, code } = sent.error
  if (kind === 'refused') return end(deps, ref, { status: 'refused', error: code })
  await deps.store.owner((tx) => mailOutboxRepo(tx, ref.partnerId).release(ref.id, code))
  return { ok: false, error: { kind: 'try-later', code } }
}

/** Marks the mail as being sent, unless it has ended, is too old or cannot be read. */
function claimMail({ store, clock, secrets }: DeliveryDeps, ref: MailRef): Promise<Claim> {
  const now = clock()
  return store.owner(async (tx): Promise<Claim> => {
    const mails = mailOutboxRepo(tx, ref.partnerId)
    const row = await mails.lock(ref.id)
    if (!row || row.sealed === null) return { kind: 'nothing' }
    if (row.status === 'sending' && row.tried_at !== null && now.getTime() - row.tried_at.getTime() < ATTEMPT_OVER_MS)
      return { kind: 'busy' }
    if (row.expires_at <= now) {
      await mails.end(ref.id, { status: 'expired' }, now)
      return { kind: 'nothing' }
    }
    const text = unseal(secrets.outbox, row.sealed, placeOf(ref))
    const content = text === null ? null : readMailContent(text)
    if (!content) {
      await mails.end(ref.id, { status: 'refused', error: text === null ? 'other-secret' : 'unknown-content' }, now)
      return { kind: 'nothing' }
    }
    await mails.startAttempt(ref.id, now)
    return { kind: 'mine', row, content }
  })
}

async function end({ store, clock }: DeliveryDeps, ref: MailRef, how: MailOutcome): Promise<Result<null, never>> {
  await store.owner((tx) => mailOutboxRepo(tx, ref.partnerId).end(ref.id, how, clock()))
  return succeed(null)
}
