import { createCopy, type Copy } from '@dining/copy-engine'
import type { Partner } from '@dining/partner-kit'
import type { MailLook } from '@dining/partner-kit/mail'

import type { ApiDeps } from '../../deps.ts'

/** Who writes to members: a partner, the address of its site, its words and its look. */
export interface Sender {
  readonly partner: Partner
  readonly origin: string
  readonly look: MailLook
  readonly copy: Copy
}

/** What a use case needs of `ApiDeps` to write to members. */
export type MailDeps = Pick<ApiDeps, 'mail' | 'mailLooks' | 'settings'>

export function senderOf({ settings, mailLooks }: Omit<MailDeps, 'mail'>, partner: Partner): Sender {
  const { id } = partner.program
  const look = mailLooks.get(id)
  if (!look) throw new Error(`The mails of ${id} have no look`)
  return newSender(partner, settings.publicOrigin(id), look)
}

/** Mails are read by whoever has the address, so their words tell nothing of a visitor. */
export function newSender(partner: Partner, origin: string, look: MailLook): Sender {
  return { partner, origin, look, copy: createCopy({ ...partner, visitor: { tier: null, publicId: null, firstName: null } }) }
}
