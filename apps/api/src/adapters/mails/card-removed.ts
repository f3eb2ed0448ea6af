import { mail as texts } from '@dining/copy-engine/texts/mail'
import * as pages from '@dining/domain/pages'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'
import type { Sender } from './sender.ts'

/** Why a card was removed from an account: its holder verified it for another account, or an operator released it. */
export const CARD_REMOVALS = ['claim', 'operator'] as const
export type CardRemoval = (typeof CARD_REMOVALS)[number]

const LEADS = { claim: texts.cardClaimedLead, operator: texts.cardReleasedLead }

/** Notifies a member that a card is no longer linked to the account. */
export function cardRemovedMail(
  sender: Sender,
  to: string,
  { lastFour, cause }: { readonly lastFour: string; readonly cause: CardRemoval },
): MailMessage {
  const { copy, origin } = sender
  return composeMail(sender, to, {
    subject: copy.say(texts.cardRemovedSubject),
    heading: copy.headline(texts.cardRemovedTitle, { lastFour }),
    paragraphs: [copy.say(LEADS[cause], { lastFour })],
    action: { label: copy.action(texts.seeCards), href: `${origin}${pages.manageCards}` },
    note: copy.say(texts.cardRemovedNote),
  })
}
