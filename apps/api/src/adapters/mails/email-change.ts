import { mail as texts } from '@dining/copy-engine/texts/mail'
import { RECOVERY_MINUTES } from '@dining/domain'
import * as pages from '@dining/domain/pages'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'
import type { Sender } from './sender.ts'

/** Contains the code that proves that the new address is the member's (AUTH-15). */
export function emailCodeMail(sender: Sender, to: string, code: string): MailMessage {
  const { copy, origin } = sender
  return composeMail(sender, to, {
    subject: copy.say(texts.codeSubject),
    heading: copy.headline(texts.emailCodeTitle),
    paragraphs: [copy.say(texts.codeLead, { minutes: RECOVERY_MINUTES })],
    code,
    action: { label: copy.action(texts.openPage), href: `${origin}${pages.fixCredentials}` },
    note: copy.say(texts.emailCodeNote),
  })
}
