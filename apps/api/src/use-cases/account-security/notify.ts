import type { MemberRow } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/tables.ts'
import { deviceOf } from '../device.ts'
import type { SecurityContent } from '../mail/mail-content.ts'
import { writeMail } from '../mail/send-mail.ts'
import type { MessageDeps } from '../outbox/write-message.ts'
import type { StartedSession } from '../session.ts'

export type NotifyDeps = Pick<MessageDeps, 'secrets' | 'clock'> & { readonly settings: Pick<MessageDeps['settings'], 'publicOrigin'> }

type WithoutAddress<Content> = Content extends SecurityContent ? Omit<Content, 'to' | 'at'> : never

interface SecurityEvent {
  readonly partnerId: string
  readonly member: Pick<MemberRow, 'id' | 'email'>
  /** Host that the visitor used. */
  readonly host: string | undefined
  readonly content: WithoutAddress<SecurityContent>
}

/**
 * Writes the mail about a change of the account's security, in the transaction of the change. It goes to the address that the member has now.
 * @returns for `outbox.dispatch` after the commit; null for a member without an address
 */
export async function notifyMember(
  tx: Tx,
  deps: NotifyDeps,
  { partnerId, member, host, content }: SecurityEvent,
): Promise<MessageRef | null> {
  if (member.email === '') return null
  const origin = deps.settings.publicOrigin(partnerId, host)
  const mail = { ...content, to: member.email, at: deps.clock().toISOString() }
  return writeMail(tx, deps, { partnerId, memberId: member.id, origin, content: mail })
}

interface Start {
  readonly partnerId: string
  readonly member: Pick<MemberRow, 'id' | 'email'>
  readonly started: Pick<StartedSession, 'isNewDevice'>
  readonly userAgent: string | undefined
  readonly host: string | undefined
}

/** The mail about a sign-in with a browser that the member has not used before; null if they have. */
export async function newDeviceMail(tx: Tx, deps: NotifyDeps, { started, userAgent, ...rest }: Start): Promise<MessageRef | null> {
  return started.isNewDevice ? notifyMember(tx, deps, { ...rest, content: { kind: 'new-device', device: deviceOf(userAgent) } }) : null
}
