import { randomUUID } from 'node:crypto'

import type { NoticeKind } from '@dining/domain'

import { seal } from '../../config/key-ring.ts'
import type { ApiDeps } from '../../deps.ts'
import { outboxRepo, type MessageRef } from '../../store/repositories/outbox.ts'
import type { MailKind, TextKind, Tx } from '../../store/tables.ts'

/** Dependencies of use cases that send messages to members. */
export type MessageDeps = Pick<ApiDeps, 'outbox' | 'secrets' | 'clock' | 'settings'>

/** Binds the encrypted content to its row. */
export const placeOf = ({ outbox, partnerId, id }: MessageRef) => `${outbox} ${partnerId} ${id}`

interface NewMessage {
  readonly outbox: MessageRef['outbox']
  readonly partnerId: string
  /** Null for a person who is no member. */
  readonly memberId: string | null
  /** Of the partner's site, for the links. */
  readonly origin: string
  readonly content: { readonly kind: MailKind | TextKind | NoticeKind }
  /** Of the message; a message with the id of one before is not written. A new one by default. */
  readonly id?: string
  /** Milliseconds in which the message is useful, from the moment when it may be sent. */
  readonly usefulMs: number
  /** Moment before which it is not sent. */
  readonly notBefore?: Date | null
  /** Whether it replaces those of its kind before it that are still open. */
  readonly isOnly?: boolean
}

/** Writes a message to its outbox in the transaction of its cause. Pass the reference to `outbox.dispatch` after the commit. */
export async function writeMessage(
  tx: Tx,
  { secrets, clock }: Pick<MessageDeps, 'secrets' | 'clock'>,
  { outbox, partnerId, memberId, origin, content, usefulMs, notBefore = null, isOnly = false, id = randomUUID() }: NewMessage,
): Promise<MessageRef> {
  const ref: MessageRef = { outbox, partnerId, id }
  const now = clock()
  const messages = outboxRepo(tx, outbox, partnerId)
  if (isOnly && memberId !== null) await messages.replaceOpen(memberId, content.kind, now)
  await messages.insert({
    id: ref.id,
    member_id: memberId,
    kind: content.kind,
    origin,
    sealed: seal(secrets.outbox, JSON.stringify(content), placeOf(ref)),
    last_error: null,
    created_at: now,
    tried_at: null,
    expires_at: new Date((notBefore ?? now).getTime() + usefulMs),
    ended_at: null,
    // Named only where it has a value, so that a mail has the statement of every version.
    ...(notBefore === null ? {} : { not_before: notBefore }),
  })
  return ref
}
