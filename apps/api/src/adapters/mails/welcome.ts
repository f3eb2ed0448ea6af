import { mail as texts } from '@dining/copy-engine/texts/mail'
import * as pages from '@dining/domain/pages'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'
import type { Sender } from './sender.ts'

interface Newcomer {
  readonly email: string
  readonly first_name: string
}

/** Welcomes a new member and names the remaining step: without a linked card nothing is earned. */
export function welcomeMail(sender: Sender, { email, first_name: name }: Newcomer): MailMessage {
  const { copy, origin } = sender
  return composeMail(sender, email, {
    subject: copy.say(texts.welcomeSubject),
    heading: name === '' ? copy.headline(texts.welcomePlainTitle) : copy.headline(texts.welcomeTitle, { name }),
    paragraphs: [copy.say(texts.welcomeLead), copy.say(texts.welcomeHow)],
    action: { label: copy.action(texts.linkCard), href: `${origin}${pages.addCard}` },
    note: copy.say(texts.welcomeNote),
  })
}
