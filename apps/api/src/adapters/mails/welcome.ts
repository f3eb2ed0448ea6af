import { mail as texts } from '@dining/copy-engine/texts/mail'
import * as pages from '@dining/domain/pages'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'
import { joinLinkFragment } from './join-link.ts'
import type { Sender } from './sender.ts'

interface Newcomer {
  readonly email: string
  readonly first_name: string
}

/**
 * Welcomes a new member and names the remaining step: without a linked card nothing is earned.
 * @param token of the link back to that step; undefined in mails of the version before
 */
export function welcomeMail(sender: Sender, { email, first_name: name }: Newcomer, token?: string): MailMessage {
  const { copy, origin } = sender
  return composeMail(sender, email, {
    subject: copy.say(texts.welcomeSubject),
    heading: name === '' ? copy.headline(texts.welcomePlainTitle) : copy.headline(texts.welcomeTitle, { name }),
    paragraphs: [copy.say(texts.welcomeLead), copy.say(texts.welcomeHow)],
    action: { label: copy.action(texts.linkCard), href: `${origin}${pages.addCard}${token === undefined ? '' : joinLinkFragment(token)}` },
    note: copy.say(texts.welcomeNote),
  })
}
