import { fail, succeed, type Result } from '@dining/domain'

import type { SendFailure } from '../../adapters/mail.ts'
import { unseal } from '../../config/key-ring.ts'
import type { ApiDeps } from '../../deps.ts'
import { outboxRepo, type MessageOutcome, type MessageRef, type MessageRow } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/tables.ts'
import { placeOf } from './write-message.ts'

/** How the messages of one outbox are read and sent. */
export interface Channel<Content> {
  /** Reads content that `JSON.stringify` wrote; null if it is unknown to this version. */
  readonly read: (text: string) => Content | null
  /** The reason why the message must not be sent any more, such as "opted-out"; read in the transaction that begins the attempt. */
  readonly unwanted?: (tx: Tx, row: MessageRow, content: Content) => Promise<string | null>
  /** A later moment before which it must not be sent, such as the morning; null for now. Read in the same transaction. */
  readonly notBefore?: (tx: Tx, row: MessageRow, content: Content, now: Date) => Promise<Date | null>
  /** Resolves when the service has accepted or refused the message, or could not be reached; it never rejects. */
  readonly send: (ref: MessageRef, row: MessageRow, content: Content) => Promise<Result<null, SendFailure>>
  /** Milliseconds after which `send`, or its process, has ended. */
  readonly deadlineMs: number
}

/** Why a message has to be retried later. `code` names the failure and contains no address. */
export interface DeliveryFailure {
  readonly kind: 'try-later'
  readonly code: string
}

/** Milliseconds that an attempt needs besides sending. */
const MARGIN_MS = 10_000

type Claim<Content> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'busy' | 'unknown-content' }
  | { readonly kind: 'mine'; readonly row: MessageRow; readonly content: Content }

type DeliveryDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets'>

/**
 * Sends a message of an outbox, once: a message that has ended is skipped, and so is one that another process is sending. The message is marked
 * `sending` before the service is called and `sent` after it has accepted the message. If the process ends in between, the next attempt
 * sends it again with the same id (tooling/decisions/2026-11-22-outbox-and-jobs.md).
 */
export async function deliverMessage<Content>(
  deps: DeliveryDeps,
  channel: Channel<Content>,
  ref: MessageRef,
): Promise<Result<null, DeliveryFailure>> {
  const claim = await claimMessage(deps, channel, ref)
  if (claim.kind === 'nothing') return succeed(null)
  if (claim.kind !== 'mine') return fail({ kind: 'try-later', code: claim.kind })
  const sent = await channel.send(ref, claim.row, claim.content)
  if (sent.ok) return end(deps, ref, { status: 'sent' })
  const { kind, code } = sent.error
  if (kind === 'refused') return end(deps, ref, { status: 'refused', error: code })
  await deps.store.owner((tx) => outboxRepo(tx, ref.outbox, ref.partnerId).release(ref.id, code))
  return fail({ kind: 'try-later', code })
}

/** Marks the message as being sent, unless it has ended, may not be sent yet or any more, is too old or cannot be read. */
function claimMessage<Content>(
  { store, clock, secrets }: DeliveryDeps,
  { read, unwanted, notBefore, deadlineMs }: Channel<Content>,
  ref: MessageRef,
): Promise<Claim<Content>> {
  const now = clock()
  return store.owner(async (tx): Promise<Claim<Content>> => {
    const messages = outboxRepo(tx, ref.outbox, ref.partnerId)
    const nothing = async (outcome?: MessageOutcome): Promise<Claim<Content>> => {
      if (outcome) await messages.end(ref.id, outcome, now)
      return { kind: 'nothing' }
    }
    const row = await messages.lock(ref.id)
    if (!row || row.sealed === null) return nothing()
    if (row.status === 'sending' && row.tried_at !== null && now.getTime() - row.tried_at.getTime() < deadlineMs + MARGIN_MS)
      return { kind: 'busy' }
    if (row.expires_at <= now) return nothing({ status: 'expired' })
    // `dispatchIdleMessages` finds it when its time has come.
    if (row.not_before !== null && row.not_before > now) return nothing()
    const text = unseal(secrets.outbox, row.sealed, placeOf(ref))
    if (text === null) return nothing({ status: 'refused', error: 'other-secret' })
    const content = read(text)
    // While processes of two versions run, one of the later version has written it, and sends it.
    if (!content) return { kind: 'unknown-content' }
    const reason = (await unwanted?.(tx, row, content)) ?? null
    if (reason !== null) return nothing({ status: 'refused', error: reason })
    const later = (await notBefore?.(tx, row, content, now)) ?? null
    if (later !== null) {
      await messages.postpone(ref.id, later)
      return nothing()
    }
    await messages.startAttempt(ref.id, now)
    return { kind: 'mine', row, content }
  })
}

async function end({ store, clock }: DeliveryDeps, ref: MessageRef, how: MessageOutcome): Promise<Result<null, never>> {
  await store.owner((tx) => outboxRepo(tx, ref.outbox, ref.partnerId).end(ref.id, how, clock()))
  return succeed(null)
}
