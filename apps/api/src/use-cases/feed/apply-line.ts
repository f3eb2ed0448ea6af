import { localTime } from '@dining/domain'

import type { ApiDeps } from '../../deps.ts'
import { creditDine } from '../earning/credit-dine.ts'
import { finaliseDine } from '../earning/finalise-dine.ts'
import { refundDine } from '../earning/refund-dine.ts'
import { dineRepo } from '../../store/repositories/dine.ts'
import { missingDineRepo } from '../../store/repositories/missing-dine.ts'
import type { MerchantRow } from '../../store/repositories/feed.ts'
import type { MemberRow } from '../../store/repositories/member.ts'
import type { Tx } from '../../store/tables.ts'
import { noticeDine } from '../notices/notice-dine.ts'
import { writeEarnedSms } from '../sms/send-sms.ts'
import { accountAt, type Account, type UnmatchedReason } from './account.ts'
import type { FeedLine } from './feed-line.ts'

/** The result of a line. */
export const LINE_OUTCOMES = ['earned', 'forfeit', 'refunded', 'finalised', 'duplicate', 'unmatched'] as const
export type LineOutcome =
  | { readonly kind: Exclude<(typeof LINE_OUTCOMES)[number], 'unmatched'> }
  | { readonly kind: 'unmatched'; readonly reason: UnmatchedReason }

/** Dependencies of an import. */
export type FeedDeps = Pick<ApiDeps, 'store' | 'partners' | 'clock' | 'secrets'> & {
  readonly settings: Pick<ApiDeps['settings'], 'publicOrigin'>
}

/** The state that the lines of a batch share. Members are locked; `members` has their state after the previous lines. */
export interface Batch {
  readonly tx: Tx
  readonly deps: FeedDeps
  readonly now: Date
  readonly accounts: ReadonlyMap<string, readonly Account[]>
  readonly merchants: ReadonlyMap<string, MerchantRow>
  readonly members: Map<string, MemberRow>
}

export const memberKey = (partnerId: string, memberId: string): string => `${partnerId}/${memberId}`

async function applyRefund({ tx, now }: Batch, line: FeedLine, refundOf: string, accounts: readonly Account[]): Promise<LineOutcome> {
  for (const { partner, card } of accounts) {
    const { id: partnerId, timeZone } = partner.program
    const dines = dineRepo(tx, partnerId)
    if (await dines.bySource(line.sourceTransactionId)) return { kind: 'duplicate' }
    const dine = (await dines.bySource(refundOf)) ?? (await reportedDine(tx, partnerId, refundOf))
    // A refund belongs to the card that paid, even if it is no longer linked.
    if (dine?.card_id !== card.id || dine.refund_of !== null) continue
    const { sourceTransactionId: sourceId, sourceCode, occurredAt: at, bill } = line
    await refundDine(tx, { partnerId, timeZone, dine, sourceId, sourceCode, at, bill, now })
    return { kind: 'refunded' }
  }
  return { kind: 'unmatched', reason: 'refund-without-dine' }
}

/** The dine that was credited by a report before its line of the feed arrived. */
async function reportedDine(tx: Tx, partnerId: string, lineId: string) {
  const report = await missingDineRepo(tx, partnerId).byFeedSource(lineId)
  const sourceId = report?.source_transaction_id
  return sourceId ? dineRepo(tx, partnerId).bySource(sourceId) : undefined
}

async function applyDine(batch: Batch, line: FeedLine, account: Account, merchant: MerchantRow): Promise<LineOutcome> {
  const { tx, deps, now } = batch
  const { program } = account.partner
  const key = memberKey(program.id, account.member.id)
  const member = batch.members.get(key) ?? account.member
  const question = { program, member, merchant, sourceId: line.sourceTransactionId, at: line.occurredAt, bill: line.bill }
  const reports = missingDineRepo(tx, program.id)
  const dinedOn = localTime(line.occurredAt, merchant.time_zone).date
  const [known, report] = await Promise.all([
    dineRepo(tx, program.id).bySource(line.sourceTransactionId),
    reports.ofLine({ sourceId: line.sourceTransactionId, cardId: account.card.id, merchantId: merchant.id, dinedOn }),
  ])
  // An operator has credited this dine before its line arrived.
  if (report && !known) {
    if (report.feed_source_id === null) await reports.update(report.id, { feed_source_id: line.sourceTransactionId })
    return { kind: 'duplicate' }
  }
  if (known) {
    if (known.status !== 'Deferred' || known.member_id !== member.id || !line.final) return { kind: 'duplicate' }
    const benefit = await finaliseDine(tx, known, question, now)
    await writeEarnedSms(tx, deps, account.partner, member, { benefit, merchant, at: line.occurredAt })
    await noticeDine(tx, deps, account.partner, { before: member, after: member, benefit, dineId: known.id, at: line.occurredAt })
    return { kind: 'finalised' }
  }
  const type = line.type === 'Manual' ? 'Manual' : 'Settle'
  const credited = await creditDine(tx, { ...question, card: account.card, type, sourceCode: line.sourceCode, final: line.final, now })
  batch.members.set(key, credited.member)
  // Before the amount is final, what is earned may still change.
  const { benefit } = credited.row
  if (line.final) await writeEarnedSms(tx, deps, account.partner, credited.member, { benefit, merchant, at: line.occurredAt })
  const noticed = {
    before: member,
    after: credited.member,
    benefit: line.final ? benefit : 0,
    dineId: credited.row.id,
    at: line.occurredAt,
  }
  await noticeDine(tx, deps, account.partner, noticed)
  return { kind: credited.row.status === 'Forfeit' ? 'forfeit' : 'earned' }
}

/** Applies a line to the member of the card. The same line again changes nothing. */
export async function applyLine(batch: Batch, line: FeedLine): Promise<LineOutcome> {
  const accounts = batch.accounts.get(line.vaultToken) ?? []
  if (accounts.length === 0) return { kind: 'unmatched', reason: 'card-unknown' }
  if (line.refundOf !== null) return applyRefund(batch, line, line.refundOf, accounts)
  const account = accountAt(accounts, line.occurredAt)
  if (!account) return { kind: 'unmatched', reason: 'card-not-linked-then' }
  const merchant = batch.merchants.get(line.networkMerchantId)
  if (!merchant) return { kind: 'unmatched', reason: 'merchant-unknown' }
  return applyDine(batch, line, account, merchant)
}
