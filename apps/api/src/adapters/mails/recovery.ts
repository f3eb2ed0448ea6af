import { mail as texts } from '@dining/copy-engine/texts/mail'
import { RECOVERY_MINUTES } from '@dining/domain'
import * as pages from '@dining/domain/pages'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'
import type { Sender } from './sender.ts'

/** Contains the code of AUTH-14 and the page to enter it on. The code is in no address. */
export function recoveryMail(sender: Sender, to: string, code: string): MailMessage {
  const { copy, origin } = sender
  return composeMail(sender, to, {
    subject: copy.say(texts.codeSubject),
    heading: copy.headline(texts.codeTitle),
    paragraphs: [copy.say(texts.codeLead, { minutes: RECOVERY_MINUTES })],
    code,
    action: { label: copy.action(texts.openPage), href: `${origin}${pages.recoverConfirm}` },
    note: copy.say(texts.codeNote),
  })
}
