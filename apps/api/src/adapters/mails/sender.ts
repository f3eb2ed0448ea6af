import { createCopy, type Copy } from '@dining/copy-engine'
import type { Partner } from '@dining/partner-kit'
import type { MailLook } from '@dining/partner-kit/mail'

import type { ApiDeps } from '../../deps.ts'

/** The sender of mails to members: a partner, the address of its site, its texts and its look. */
export interface Sender {
  readonly partner: Partner
  readonly origin: string
  /** Sender address of the mails. */
  readonly from: string
  readonly look: MailLook
  readonly copy: Copy
}

/** @param origin of the partner's site, for the links */
export function senderAt({ mailLooks, settings }: Pick<ApiDeps, 'mailLooks' | 'settings'>, partner: Partner, origin: string): Sender {
  const { id } = partner.program
  const look = mailLooks.get(id)
  if (!look) throw new Error(`There is no mail theme for the partner ${id}`)
  return newSender(partner, { origin, from: settings.mailFrom(partner), look })
}

/** Any person with access to the mailbox can read a mail, so its texts contain nothing about a visitor. */
export function newSender(partner: Partner, of: Pick<Sender, 'origin' | 'from' | 'look'>): Sender {
  return { partner, ...of, copy: createCopy({ ...partner, visitor: { tier: null, publicId: null, firstName: null } }) }
}
