import { mail as texts } from '@dining/copy-engine/texts/mail'
import { EMAIL_CODE_FRAGMENT, RECOVERY_MINUTES } from '@dining/domain'
import * as pages from '@dining/domain/pages'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'
import type { Sender } from './sender.ts'

interface EmailCode {
  readonly to: string
  readonly code: string
  /** Whether the member has asked while signed in; else at a sign-in that needs another address. */
  readonly isSignedIn?: boolean | undefined
}

/**
 * Contains the code that proves that the new address is the member's (AUTH-15). The link of a member who is signed in contains it, too, in its fragment: it
 * is valid in a session of that member alone.
 */
export function emailCodeMail(sender: Sender, { to, code, isSignedIn }: EmailCode): MailMessage {
  const { copy, origin } = sender
  const page = isSignedIn ? `${pages.accountSecurity}#${EMAIL_CODE_FRAGMENT}${code}` : pages.fixCredentials
  return composeMail(sender, to, {
    subject: copy.say(texts.codeSubject),
    heading: copy.headline(texts.emailCodeTitle),
    paragraphs: [copy.say(texts.codeLead, { minutes: RECOVERY_MINUTES })],
    code,
    action: { label: copy.action(texts.openPage), href: `${origin}${page}` },
    note: copy.say(texts.emailCodeNote),
  })
}
