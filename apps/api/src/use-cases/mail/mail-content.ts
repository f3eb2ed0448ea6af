import { RECOVERY_MINUTES } from '@dining/domain'
import * as v from 'valibot'

import type { MailMessage } from '../../adapters/mail.ts'
import { CARD_REMOVALS, cardRemovedMail } from '../../adapters/mails/card-removed.ts'
import { emailChangedMail, emailCodeMail } from '../../adapters/mails/email-change.ts'
import { passwordChangedMail, recoveryMail } from '../../adapters/mails/recovery.ts'
import type { Sender } from '../../adapters/mails/sender.ts'
import { welcomeMail } from '../../adapters/mails/welcome.ts'
import type { MailKind } from '../../store/tables.ts'

const mailContentSchema = v.variant('kind', [
  v.object({ kind: v.literal('welcome'), to: v.string(), firstName: v.string() }),
  v.object({ kind: v.literal('recovery-code'), to: v.string(), code: v.string() }),
  v.object({ kind: v.literal('password-changed'), to: v.string() }),
  v.object({ kind: v.literal('email-code'), to: v.string(), code: v.string() }),
  v.object({ kind: v.literal('email-changed'), to: v.string() }),
  v.object({ kind: v.literal('card-removed'), to: v.string(), lastFour: v.string(), cause: v.picklist(CARD_REMOVALS) }),
])

/** Recipient and values of a mail; its text is made when it is sent. */
export type MailContent = v.InferOutput<typeof mailContentSchema>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Milliseconds in which a mail is useful; after that it is not sent any more. */
export const USEFUL_MS: Readonly<Record<MailKind, number>> = {
  welcome: 3 * DAY_MS,
  'recovery-code': RECOVERY_MINUTES * MINUTE_MS,
  'password-changed': 3 * DAY_MS,
  'email-code': RECOVERY_MINUTES * MINUTE_MS,
  'email-changed': 3 * DAY_MS,
  'card-removed': 3 * DAY_MS,
}

/** Reads content that `JSON.stringify` wrote; null if it is unknown to this version. */
export function readMailContent(text: string): MailContent | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), mailContentSchema), text)
  return parsed.success ? parsed.output : null
}

/** The mail as the recipient gets it. */
export function composeContent(sender: Sender, content: MailContent): MailMessage {
  switch (content.kind) {
    case 'welcome':
      return welcomeMail(sender, { email: content.to, first_name: content.firstName })
    case 'recovery-code':
      return recoveryMail(sender, content.to, content.code)
    case 'password-changed':
      return passwordChangedMail(sender, content.to)
    case 'email-code':
      return emailCodeMail(sender, content.to, content.code)
    case 'email-changed':
      return emailChangedMail(sender, content.to)
    case 'card-removed':
      return cardRemovedMail(sender, content.to, content)
  }
}
