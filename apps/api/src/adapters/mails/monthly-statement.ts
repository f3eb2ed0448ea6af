import { stepWords } from '@dining/copy-engine'
import { account } from '@dining/copy-engine/texts/account'
import { activity, forfeitReasons } from '@dining/copy-engine/texts/activity'
import { dine } from '@dining/copy-engine/texts/dine'
import { statementMail as words } from '@dining/copy-engine/texts/statement-mail'
import type { ForfeitReason, RateStep } from '@dining/domain'
import * as pages from '@dining/domain/pages'

import type { MailMessage } from '../mail.ts'
import { composeMail, type MailList, type MailRow } from './layout.ts'
import type { Sender } from './sender.ts'

interface Line {
  readonly restaurant: string
  /** ISO date. */
  readonly day: string
  readonly amountCents: number
  /** In the unit of the program's ledger. */
  readonly benefit: number
  readonly state: 'earned' | 'open' | 'not-earned'
  /** Of an open one: its amount is not known until it is final. */
  readonly isDeferred?: boolean | undefined
  /** Why it earned nothing, if that is known. */
  readonly reason?: ForfeitReason | null | undefined
  /** Where it left the member on the way to the next full step of the rate, in programs that have one. */
  readonly step?: RateStep | null | undefined
}

/** A member's month, as its mail shows it. */
export interface StatementOfMail {
  readonly to: string
  /** ISO month. */
  readonly month: string
  /** Dines that earn. */
  readonly dines: number
  /** Sum of what is in the balance; refunds are subtracted. */
  readonly benefit: number
  /** Sum of what is not final yet; null if it is nothing, also where a dine and its refund add up to 0. */
  readonly openBenefit: number | null
  readonly lines: readonly Line[]
  /** `description` is empty for the bonus of a kept reservation. */
  readonly bonuses: readonly { readonly description: string; readonly restaurant: string; readonly units: number }[]
  readonly adjustments: readonly Line[]
  readonly credits: readonly { readonly target: string; readonly day: string; readonly amountCents: number }[]
  /** Lines that the lists leave out. */
  readonly more: number
}

/**
 * The statement of a month: its sums, each dine, bonuses, refunds and payouts, and the way to its download and out of these mails.
 * @param token of the page that ends them without signing in
 */
export function monthlyStatementMail(sender: Sender, statement: StatementOfMail, token: string | null): MailMessage {
  const { copy, origin } = sender
  const { month, dines, benefit, openBenefit, bonuses, more } = statement
  const first = `${month}-01`
  const values = { month: copy.date(first, 'month'), year: copy.date(first, 'year') }
  const valueOf = ({ state, isDeferred, benefit: earned, step }: Line) => {
    if (isDeferred) return copy.say(activity.deferred)
    if (state === 'not-earned') return copy.say(words.notEarned)
    return step?.isAll ? copy.say(account.ofStep, stepWords(copy, step)) : copy.benefit(earned).text
  }
  const notesOf = ({ state, isDeferred, reason, step, amountCents }: Line): readonly string[] => {
    if (isDeferred) return [copy.say(activity.deferredText)]
    if (step?.isAll) return [copy.say(amountCents < 0 ? dine.stateStepTakenBack : activity.stepReached, stepWords(copy, step))]
    if (state === 'open') return [copy.say(words.processing)]
    return state === 'not-earned' && reason ? [copy.say(forfeitReasons[reason])] : []
  }
  const rowOf = (line: Line): MailRow => ({
    label: line.restaurant,
    note: [copy.date(line.day, 'day'), copy.money(line.amountCents), ...notesOf(line)].join(' · '),
    value: valueOf(line),
  })
  const lists: readonly MailList[] = [
    { title: copy.say(words.dines), rows: statement.lines.map(rowOf) },
    {
      title: copy.say(words.bonuses),
      note: copy.say(words.bonusesNote),
      rows: bonuses.map(({ description, restaurant, units }) => ({
        label: description === '' ? copy.say(words.reservationBonus) : copy.sayContent(description),
        note: restaurant,
        value: copy.bonus(units).text,
      })),
    },
    { title: copy.say(words.adjustments), note: copy.say(words.adjustmentsNote), rows: statement.adjustments.map(rowOf) },
    {
      title: copy.say(words.credits),
      rows: statement.credits.map(({ target, day, amountCents }) => ({
        label: target,
        note: copy.date(day, 'day'),
        value: copy.money(amountCents),
      })),
    },
  ]
  return composeMail(sender, statement.to, {
    subject: copy.say(words.subject, values),
    heading: copy.headline(words.title),
    paragraphs: [
      dines === 0 ? copy.say(words.noneLead, values) : copy.say(words.lead, { count: dines, ...values }),
      ...(openBenefit === null ? [] : [copy.say(words.openLead, { amount: copy.benefit(openBenefit).text })]),
    ],
    ...(benefit === 0 ? {} : { figure: { label: copy.say(words.earned, values), value: copy.benefit(benefit).text } }),
    lists: lists.filter(({ rows }) => rows.length > 0),
    after: more === 0 ? [] : [copy.say(words.more, { count: more })],
    action: { label: copy.action(words.download), href: `${origin}${pages.recentActivity}?month=${month}` },
    note: copy.say(words.note),
    ...(token === null ? {} : { stop: { label: copy.say(words.stop), href: `${origin}${pages.unsubscribe}#${token}` } }),
  })
}
