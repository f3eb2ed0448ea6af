import type { Result } from '@dining/domain'

import { SEND_DEADLINE_MS } from '../../adapters/mail.ts'
import { senderAt } from '../../adapters/mails/sender.ts'
import type { ApiDeps } from '../../deps.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { MessageRef, MessageRow } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/tables.ts'
import { deliverMessage, type Channel, type DeliveryFailure } from '../outbox/deliver-message.ts'
import { writeMessage, type MessageDeps } from '../outbox/write-message.ts'
import { composeContent, readMailContent, USEFUL_MS, type MailContent } from './mail-content.ts'
import { unsubscribeToken } from './unsubscribe-link.ts'

interface NewMail {
  readonly partnerId: string
  /** Null for a person who is no member. */
  readonly memberId: string | null
  /** Of the partner's site, for the links. */
  readonly origin: string
  readonly content: MailContent
}

/**
 * Writes a mail to its outbox in the transaction of its cause. Pass the reference to `outbox.dispatch` after the commit.
 * A mail with a code replaces those before it that are still open: only the newest code is valid.
 */
export function writeMail(tx: Tx, deps: Pick<MessageDeps, 'secrets' | 'clock'>, mail: NewMail): Promise<MessageRef> {
  const { kind } = mail.content
  return writeMessage(tx, deps, {
    ...mail,
    outbox: 'mail_outbox',
    usefulMs: USEFUL_MS[kind],
    isOnly: kind === 'recovery-code' || kind === 'email-code',
  })
}

type MailDeliveryDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'partners' | 'mailLooks' | 'settings' | 'mail'>

/** Sends a mail of the outbox, once (`deliverMessage`). */
export function deliverMail(deps: MailDeliveryDeps, ref: Omit<MessageRef, 'outbox'>): Promise<Result<null, DeliveryFailure>> {
  return deliverMessage(deps, mailChannel(deps), { ...ref, outbox: 'mail_outbox' })
}

const mailChannel = (deps: MailDeliveryDeps): Channel<MailContent> => ({
  deadlineMs: SEND_DEADLINE_MS,
  read: readMailContent,
  unwanted: async (tx, row, { kind }) => {
    if (!deps.partners.has(row.partner_id)) return 'unknown-partner'
    return kind === 'monthly-statement' && !(await wantsStatement(tx, row)) ? 'opted-out' : null
  },
  async send({ partnerId, id }, { member_id: memberId, origin }, content) {
    const partner = deps.partners.get(partnerId)
    if (!partner) throw new Error(`The partner ${partnerId} has no mail`)
    const list = content.kind === 'monthly-statement' ? 'statement' : 'offers'
    const token = memberId === null ? null : unsubscribeToken(deps.secrets, { partnerId, memberId, list })
    const unsubscribeUrl = token === null ? null : `${origin}/api/Unsubscribe/${token}`
    const message = composeContent(senderAt(deps, partner, origin), content, token)
    return deps.mail.send({ ...message, id, unsubscribeUrl })
  },
})

/** Whether a member still wants the statement: it may wait for days while the mail server does not answer. */
async function wantsStatement(tx: Tx, { partner_id, member_id }: MessageRow): Promise<boolean> {
  const member = member_id === null ? undefined : await memberRepo(tx, partner_id).byId(member_id)
  return member !== undefined && member.statement_since !== null && member.member_type !== 'ClosedAccountMember'
}
