import type { Partner } from '@dining/partner-kit'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'

interface Newcomer {
  readonly email: string
  readonly first_name: string
}

/** Greets a new member and tells the one step that is left: without a linked card nothing is earned. */
export function welcomeMail(partner: Partner, origin: string, { email, first_name }: Newcomer): MailMessage {
  const { programName, currency } = partner.program
  return composeMail(partner, email, {
    subject: `Welcome to ${programName}`,
    heading: first_name === '' ? `Welcome to ${programName}` : `Welcome, ${first_name}`,
    paragraphs: [
      `Your account is ready. Link the card that you pay with, and you earn ${currency.many} each time you dine at a participating restaurant.`,
      'There is nothing to show and nothing to scan: pay with the linked card as you always do.',
    ],
    action: { label: 'Link a card', href: `${origin}/add_card` },
    note: `You get this mail because this address was used to join ${programName}. If that was not you, tell us and we remove it.`,
  })
}
