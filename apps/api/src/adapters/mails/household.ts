import { householdMail as texts } from '@dining/copy-engine/texts/household-mail'
import { HOUSEHOLD } from '@dining/domain'
import * as pages from '@dining/domain/pages'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'
import type { Sender } from './sender.ts'

/**
 * Invites the holder of an address, who may be no member yet, to a household.
 * @param from first name of the member who invites; '' if none can be shown
 */
export function householdInvitationMail(
  { copy, origin, ...sender }: Sender,
  { to, from, token }: { readonly to: string; readonly from: string; readonly token: string },
): MailMessage {
  const values = { name: from }
  return composeMail({ copy, origin, ...sender }, to, {
    subject: from === '' ? copy.say(texts.invitedPlainSubject) : copy.say(texts.invitedSubject, values),
    heading: from === '' ? copy.headline(texts.invitedPlainTitle) : copy.headline(texts.invitedTitle, values),
    paragraphs: [copy.say(texts.invitedLead), copy.say(texts.invitedHow, { days: HOUSEHOLD.invitationDays })],
    action: { label: copy.action(texts.invitedGo), href: `${origin}${pages.household}?invitation=${token}` },
    note: copy.say(texts.invitedNote),
  })
}

/** Informs a member that a further person sees what they earn. @param name '' if none can be shown */
export function householdJoinedMail(sender: Sender, { to, name }: { readonly to: string; readonly name: string }): MailMessage {
  const { copy, origin } = sender
  const values = { name }
  return composeMail(sender, to, {
    subject: name === '' ? copy.say(texts.joinedPlainSubject) : copy.say(texts.joinedSubject, values),
    heading: name === '' ? copy.headline(texts.joinedPlainTitle) : copy.headline(texts.joinedTitle, values),
    paragraphs: [copy.say(texts.joinedLead)],
    action: { label: copy.action(texts.joinedGo), href: `${origin}${pages.household}` },
    note: copy.say(texts.joinedNote),
  })
}

/** Informs a member that another one has ended their part in the household. It names no person. */
export function householdRemovedMail(sender: Sender, to: string): MailMessage {
  const { copy, origin } = sender
  return composeMail(sender, to, {
    subject: copy.say(texts.removedSubject),
    heading: copy.headline(texts.removedTitle),
    paragraphs: [copy.say(texts.removedLead), copy.say(texts.removedKept)],
    action: { label: copy.action(texts.removedGo), href: `${origin}${pages.household}` },
    note: copy.say(texts.removedNote),
  })
}
