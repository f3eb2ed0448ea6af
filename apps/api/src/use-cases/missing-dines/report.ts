import { randomUUID } from 'node:crypto'

import {
  addDays,
  evaluateDine,
  fail,
  isDate,
  localTime,
  mayContainCardNumber,
  MISSING_DINE,
  missingDineWindow,
  NOTHING_USED,
  succeed,
  type ForfeitReason,
  type Result,
} from '@dining/domain'
import { instantAt, startOfDay } from '@dining/domain/calendar'
import type { Partner } from '@dining/partner-kit'

import { recordAudit } from '../../store/repositories/audit.ts'
import { dineRepo } from '../../store/repositories/dine.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { MerchantRow } from '../../store/repositories/merchant.ts'
import { missingDineRepo, type MissingDineRow } from '../../store/repositories/missing-dine.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/tables.ts'
import { offerTerms } from '../earning/offer-use.ts'
import type { Failure } from '../failure.ts'
import { fieldError } from '../field-error.ts'
import { writeMissingDineMail, type MissingDineDeps } from './mails.ts'

const MS_PER_DAY = 86_400_000

/** What a member reports. */
export interface Report {
  readonly merchantId: string
  /** ISO date by the clock of the restaurant. */
  readonly dinedOn: string
  readonly amountCents: number
  readonly lastFour: string
  readonly note: string
}

/** What became of a report; nothing is stored unless it is received. */
export type Reported =
  | { readonly kind: 'received' | 'known'; readonly row: MissingDineRow }
  | { readonly kind: 'credited'; readonly txnId: string }
  | { readonly kind: 'too-early'; readonly from: string }
  | { readonly kind: 'too-late' | 'card-unknown' | 'card-not-linked' | 'too-many' }
  | { readonly kind: 'not-earning'; readonly reason: ForfeitReason }

type Refused = Failure<'not-found' | 'validation-failed'>

/**
 * Stores a report, which an operator decides. What can be known at once is answered at once: the days in which a dine can be reported, a
 * card that was not linked on that day, a restaurant that did not take part then, a dine that is there. The same report again has the
 * stored one as its result.
 */
export async function reportMissingDine(
  deps: MissingDineDeps,
  partner: Partner,
  memberId: string,
  report: Report,
): Promise<Result<Reported, Refused>> {
  if (!isDate(report.dinedOn)) return fail({ kind: 'validation-failed', fields: [fieldError('dinedOn', 'wrong-format')] })
  if (mayContainCardNumber(report.note)) return fail({ kind: 'validation-failed', fields: [fieldError('note', 'card-number')] })
  const written = await deps.store.tenant(partner.program.id, async (tx) => {
    // Locked, so that a doubled report finds the first one, and limits count it.
    const [member, merchant] = await Promise.all([
      memberRepo(tx, partner.program.id).lock(memberId),
      missingDineRepo(tx, partner.program.id).merchant(report.merchantId),
    ])
    if (!member || !merchant) return null
    return write(tx, deps, partner, memberId, merchant, report)
  })
  if (!written) return fail({ kind: 'not-found' })
  if (written.mail) await deps.outbox.dispatch(written.mail)
  return succeed(written.reported)
}

interface Written {
  readonly reported: Reported
  readonly mail: MessageRef | null
}

const without = (reported: Reported): Written => ({ reported, mail: null })

async function write(
  tx: Tx,
  deps: MissingDineDeps,
  partner: Partner,
  memberId: string,
  merchant: MerchantRow,
  { dinedOn, amountCents, lastFour, note }: Report,
): Promise<Written> {
  const now = deps.clock()
  const { id: partnerId } = partner.program
  const reports = missingDineRepo(tx, partnerId)
  const window = missingDineWindow(dinedOn, localTime(now, merchant.time_zone).date)
  if (window.kind !== 'open') return without(window)
  const day = { from: startOfDay(dinedOn, merchant.time_zone), to: startOfDay(addDays(dinedOn, 1), merchant.time_zone) }
  const since = new Date(now.getTime() - MISSING_DINE.recentDays * MS_PER_DAY)
  const [known, cards, dines, counts] = await Promise.all([
    reports.ofDay(memberId, merchant.id, dinedOn),
    reports.cardsOf(memberId, lastFour),
    dineRepo(tx, partnerId).dinesAt(memberId, [merchant.id], day),
    reports.counts(memberId, since),
  ])
  const same = known.find((row) => row.amount_cents === amountCents || reports.isOpen(row))
  if (same) return without({ kind: 'known', row: same })
  const [dine] = dines
  if (dine) return without({ kind: 'credited', txnId: dine.source_transaction_id })
  if (cards.length === 0) return without({ kind: 'card-unknown' })
  const zone = partner.program.timeZone
  const card = cards.find(
    ({ linked_at, unlinked_at }) =>
      // The whole day of linking counts, as for lines of the feed.
      startOfDay(localTime(linked_at, zone).date, zone) < day.to && (unlinked_at === null || unlinked_at > day.from),
  )
  if (!card) return without({ kind: 'card-not-linked' })
  const reason = ruleOfDay(merchant, dinedOn)
  if (reason) return without({ kind: 'not-earning', reason })
  if (counts.open >= MISSING_DINE.maxOpen || counts.recent >= MISSING_DINE.maxRecent) return without({ kind: 'too-many' })
  const row = await reports.insert({
    id: randomUUID(),
    member_id: memberId,
    merchant_id: merchant.id,
    merchant_name: merchant.name,
    dined_on: dinedOn,
    amount_cents: amountCents,
    last_four: lastFour,
    card_id: card.id,
    note,
    state: 'open',
    created_at: now,
    changed_at: now,
  })
  const detail = { reportId: row.id, merchantId: merchant.id }
  await recordAudit(tx, partnerId, { kind: 'missing-dine-reported', memberId, at: now, detail })
  return { reported: { kind: 'received', row }, mail: await writeMissingDineMail(tx, deps, partner, row, 'missing-dine-received', '') }
}

/**
 * The rule of the restaurant that no dine of a day fulfils; null if one may earn. Tier, time of day and the month's limits are judged
 * later.
 */
function ruleOfDay(merchant: MerchantRow, dinedOn: string): ForfeitReason | null {
  const terms = offerTerms(merchant)
  const facts = { cents: 1, tier: 3, memberActive: true, merchantActive: merchant.active, use: NOTHING_USED } as const
  const noon = instantAt(dinedOn, '12:00', merchant.time_zone)
  const evaluation = evaluateDine({ ...terms, offer: { ...terms.offer, meals: [] } }, { ...facts, at: noon })
  return evaluation.kind === 'forfeit' ? evaluation.reason : null
}

/**
 * Stores a member's answer to a question; the report waits for an operator again.
 * @returns false if no question is open
 */
export function answerMissingDine(
  deps: Pick<MissingDineDeps, 'store' | 'clock'>,
  partnerId: string,
  memberId: string,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<Result<boolean, Refused>> {
  return deps.store.tenant(partnerId, async (tx) => {
    if (mayContainCardNumber(text)) return fail({ kind: 'validation-failed', fields: [fieldError('text', 'card-number')] })
    const at = deps.clock()
    const reports = missingDineRepo(tx, partnerId)
    await memberRepo(tx, partnerId).lock(memberId)
    const row = await reports.byId(id)
    if (row?.member_id !== memberId) return fail({ kind: 'not-found' })
    if (row.state !== 'asked') return succeed(false)
    const messages = reports.withMessage(row, { by: 'member', who: '', text, at: at.toISOString() })
    await reports.update(id, { state: 'open', messages, changed_at: at })
    await recordAudit(tx, partnerId, { kind: 'missing-dine-answered', memberId, at, detail: { reportId: id } })
    return succeed(true)
  })
}
