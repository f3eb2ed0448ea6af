import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { MissingDineRow } from '../../store/repositories/missing-dine.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import type { MailKind, Tx } from '../../store/tables.ts'
import { writeMail } from '../mail/send-mail.ts'
import type { MessageDeps } from '../outbox/write-message.ts'

export type MissingDineDeps = Pick<ApiDeps, 'store'> & MessageDeps

/**
 * Writes a mail about a report, in the transaction of its cause.
 * @param text the operator's message; '' for the receipt
 * @returns for `outbox.dispatch` after the commit; null for a member without an address
 */
export async function writeMissingDineMail(
  tx: Tx,
  deps: Pick<MessageDeps, 'secrets' | 'clock' | 'settings'>,
  { program: { id: partnerId } }: Partner,
  row: MissingDineRow,
  kind: Extract<MailKind, `missing-dine-${string}`>,
  text: string,
): Promise<MessageRef | null> {
  const member = await memberRepo(tx, partnerId).byId(row.member_id)
  if (!member || member.email === '') return null
  const { merchant_name: restaurant, dined_on: dinedOn, source_transaction_id: txnId } = row
  return writeMail(tx, deps, {
    partnerId,
    memberId: member.id,
    origin: deps.settings.publicOrigin(partnerId),
    content: { kind, to: member.email, restaurant, dinedOn, amountCents: row.granted_cents ?? row.amount_cents, text, txnId },
  })
}
