import { mail as texts } from '@dining/copy-engine/texts/mail'
import { JOIN_LINK_DAYS, JOIN_LINK_FRAGMENT } from '@dining/domain'
import * as pages from '@dining/domain/pages'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'
import type { Sender } from './sender.ts'

/** The part of a link that a browser sends to no server: the token is in no log, and in no Referer. */
export const joinLinkFragment = (token: string) => `#${JOIN_LINK_FRAGMENT}${token}`

/**
 * Leads back to step 1 of joining.
 * @param token null where the person signs in at the partner's provider, which then identifies them
 */
export function joinLinkMail(sender: Sender, to: string, token: string | null): MailMessage {
  const { copy, origin } = sender
  const lead = token === null ? texts.joinLinkProviderLead : texts.joinLinkLead
  const path = token === null ? pages.singleSignOn : `${pages.join}${joinLinkFragment(token)}`
  return composeMail(sender, to, {
    subject: copy.say(texts.joinLinkSubject),
    heading: copy.headline(texts.joinLinkTitle),
    paragraphs: [copy.say(lead, { days: JOIN_LINK_DAYS })],
    action: { label: copy.action(texts.joinLinkGo), href: `${origin}${path}` },
    note: copy.say(texts.joinLinkNote),
  })
}

/** The same request for an address that has an account: only the owner of the mailbox learns that there is one. */
export function joinKnownMail(sender: Sender, to: string): MailMessage {
  const { copy, origin } = sender
  return composeMail(sender, to, {
    subject: copy.say(texts.joinLinkSubject),
    heading: copy.headline(texts.joinKnownTitle),
    paragraphs: [copy.say(texts.joinKnownLead)],
    action: { label: copy.action(texts.signIn), href: `${origin}${pages.login}` },
    note: copy.say(texts.joinLinkNote),
  })
}
