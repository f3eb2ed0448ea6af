import { mail as texts } from '@dining/copy-engine/texts/mail'
import * as pages from '@dining/domain/pages'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'
import type { Sender } from './sender.ts'

/** A report of a missing dine as a mail shows it. */
interface ReportOfMail {
  readonly kind: 'missing-dine-received' | 'missing-dine-asked' | 'missing-dine-granted' | 'missing-dine-refused'
  readonly to: string
  readonly restaurant: string
  /** ISO date. */
  readonly dinedOn: string
  readonly amountCents: number
  /** The operator's message. */
  readonly text: string
  /** Of the credited dine. */
  readonly txnId: string | null
}

const WORDS = {
  'missing-dine-received': { title: texts.missingDineReceivedTitle, lead: texts.missingDineReceivedLead },
  'missing-dine-asked': { title: texts.missingDineAskedTitle, lead: texts.missingDineAskedLead },
  'missing-dine-granted': { title: texts.missingDineGrantedTitle, lead: texts.missingDineGrantedLead },
  'missing-dine-refused': { title: texts.missingDineRefusedTitle, lead: texts.missingDineRefusedLead },
} as const

/**
 * Informs a member of the report of a missing dine: that it arrived, that an operator asks about it, or its decision, in the operator's
 * words.
 */
export function missingDineMail(sender: Sender, { kind, to, restaurant, dinedOn, amountCents, text, txnId }: ReportOfMail): MailMessage {
  const { copy, origin } = sender
  const { title, lead } = WORDS[kind]
  const values = { restaurant, date: copy.date(dinedOn, 'long'), amount: copy.money(amountCents) }
  const page = txnId === null ? pages.missingDine : pages.dine.replace(':txnId', encodeURIComponent(txnId))
  return composeMail(sender, to, {
    subject: copy.say(title, values),
    heading: copy.headline(title, values),
    paragraphs: [copy.say(lead, values), ...(text === '' ? [] : [text])],
    action: { label: copy.action(txnId === null ? texts.seeReport : texts.seeDine), href: `${origin}${page}` },
    note: copy.say(texts.missingDineNote),
  })
}
