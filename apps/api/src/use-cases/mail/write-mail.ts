import { randomUUID } from 'node:crypto'

import type { ApiDeps } from '../../deps.ts'
import { seal } from '../../config/secrets.ts'
import { mailOutboxRepo, type MailRef } from '../../store/repositories/mail-outbox.ts'
import type { Tx } from '../../store/tables.ts'
import { USEFUL_MS, type MailContent } from './mail-content.ts'

/** Dependencies of use cases that send mails to members. */
export type MailDeps = Pick<ApiDeps, 'outbox' | 'secrets' | 'clock' | 'settings'>

/** Binds the encrypted content to its row. */
export const placeOf = ({ partnerId, id }: MailRef) => `mail_outbox ${partnerId} ${id}`

interface NewMail {
  readonly partnerId: string
  readonly memberId: string
  /** Of the partner's site, for the links. */
  readonly origin: string
  readonly content: MailContent
}

/**
 * Writes a mail to the outbox in the transaction of its cause. Pass the reference to `outbox.dispatch` after the commit.
 * A mail with a code replaces those before it that are still open: only the newest code is valid.
 */
export async function writeMail(
  tx: Tx,
  { secrets, clock }: Pick<MailDeps, 'secrets' | 'clock'>,
  { partnerId, memberId, origin, content }: NewMail,
): Promise<MailRef> {
  const ref: MailRef = { partnerId, id: randomUUID() }
  const now = clock()
  const mails = mailOutboxRepo(tx, partnerId)
  if (content.kind === 'recovery-code') await mails.replaceOpen(memberId, content.kind, now)
  await mails.insert({
    id: ref.id,
    member_id: memberId,
    kind: content.kind,
    origin,
    sealed: seal(secrets.outbox, JSON.stringify(content), placeOf(ref)),
    last_error: null,
    created_at: now,
    tried_at: null,
    expires_at: new Date(now.getTime() + USEFUL_MS[content.kind]),
    ended_at: null,
  })
  return ref
}
