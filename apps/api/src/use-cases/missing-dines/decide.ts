import { addDays, fail, mayContainCardNumber, succeed, type ForfeitReason, type MissingDineState, type Result } from '@dining/domain'
import { instantAt, startOfDay } from '@dining/domain/calendar'
import type { Partner } from '@dining/partner-kit'

import { recordAudit } from '../../store/repositories/audit.ts'
import { dineRepo } from '../../store/repositories/dine.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { missingDineRepo, type MissingDineRow } from '../../store/repositories/missing-dine.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/tables.ts'
import { creditDine } from '../earning/credit-dine.ts'
import { rateDine } from '../earning/rate-dine.ts'
import type { Failure } from '../failure.ts'
import { fieldError } from '../field-error.ts'
import { writeMissingDineMail, type MissingDineDeps } from './mails.ts'

/** An operator's decision about a report. */
export type Decision =
  | { readonly kind: 'ask' | 'refuse'; readonly text: string }
  | { readonly kind: 'grant'; readonly text: string; readonly amountCents: number; readonly time: string }

/** Why a dine cannot be credited. */
type NoCredit = ForfeitReason | 'credited' | 'card-gone' | 'restaurant-gone'

export type Decided =
  | { readonly kind: 'done'; readonly benefit: number | null }
  | { readonly kind: 'decided'; readonly state: MissingDineState }
  | { readonly kind: 'not-earning'; readonly reason: NoCredit }

const STATES = { ask: 'asked', grant: 'granted', refuse: 'refused' } as const satisfies Record<Decision['kind'], MissingDineState>
const EVENTS = { ask: 'missing-dine-asked', grant: 'missing-dine-granted', refuse: 'missing-dine-refused' } as const

/**
 * Asks the member, credits the dine by the rules of its day as a `Manual` one, or refuses it. A report is decided once: a second decision
 * changes nothing.
 * @param by the operator's email address
 */
export async function decideMissingDine(
  deps: MissingDineDeps,
  partner: Partner,
  by: string,
  id: string,
  decision: Decision,
): Promise<Result<Decided, Failure<'not-found' | 'validation-failed'>>> {
  if (mayContainCardNumber(decision.text)) return fail({ kind: 'validation-failed', fields: [fieldError('text', 'card-number')] })
  const { id: partnerId } = partner.program
  // Earning writes tables that a visitor's call may only read, as the feed does; every query names the partner.
  const result = await deps.store.acrossPartners(async (tx) => {
    const reports = missingDineRepo(tx, partnerId)
    const found = await reports.byId(id)
    if (!found) return null
    // A member's changes wait for each other, so that a decision is made once and the dine counts with the others.
    await memberRepo(tx, partnerId).lock(found.member_id)
    const row = await reports.byId(id)
    if (!row) return null
    if (!reports.isOpen(row)) return { decided: { kind: 'decided', state: row.state } as const, mail: null }
    return decide(tx, deps, partner, by, row, decision)
  })
  if (!result) return fail({ kind: 'not-found' })
  if (result.mail) await deps.outbox.dispatch(result.mail)
  return succeed(result.decided)
}

async function decide(
  tx: Tx,
  deps: MissingDineDeps,
  partner: Partner,
  by: string,
  row: MissingDineRow,
  decision: Decision,
): Promise<{ readonly decided: Decided; readonly mail: MessageRef | null }> {
  const at = deps.clock()
  const { id: partnerId } = partner.program
  const reports = missingDineRepo(tx, partnerId)
  const credited = decision.kind === 'grant' ? await credit(tx, partner, row, decision, at) : null
  if (credited && !credited.ok) return { decided: { kind: 'not-earning', reason: credited.error }, mail: null }
  const messages = reports.withMessage(row, { by: 'program', who: by, text: decision.text, at: at.toISOString() })
  const changed = await reports.update(row.id, {
    state: STATES[decision.kind],
    messages,
    changed_at: at,
    ...(decision.kind === 'ask' ? {} : { decided_at: at, decided_by: by }),
    ...(decision.kind === 'grant' && credited
      ? { source_transaction_id: credited.value.sourceId, granted_cents: decision.amountCents }
      : {}),
  })
  await recordAudit(tx, partnerId, { kind: EVENTS[decision.kind], memberId: row.member_id, at, detail: { reportId: row.id, by } })
  const mail = await writeMissingDineMail(tx, deps, partner, changed, EVENTS[decision.kind], decision.text)
  return { decided: { kind: 'done', benefit: credited?.value.benefit ?? null }, mail }
}

/** Credits the dine if it earns by the rules of its day. The member must be locked. */
async function credit(
  tx: Tx,
  { program }: Partner,
  row: MissingDineRow,
  { amountCents, time }: Extract<Decision, { kind: 'grant' }>,
  now: Date,
): Promise<Result<{ readonly sourceId: string; readonly benefit: number }, NoCredit>> {
  const reports = missingDineRepo(tx, program.id)
  const [member, merchant, card] = await Promise.all([
    memberRepo(tx, program.id).byId(row.member_id),
    reports.merchant(row.merchant_id),
    reports.card(row.card_id),
  ])
  if (!merchant) return fail('restaurant-gone')
  if (!member || !card) return fail('card-gone')
  const zone = merchant.time_zone
  const day = { from: startOfDay(row.dined_on, zone), to: startOfDay(addDays(row.dined_on, 1), zone) }
  const there = await dineRepo(tx, program.id).dinesAt(row.member_id, [row.merchant_id], day)
  // A line of the feed may have arrived since the report.
  if (there.length > 0) return fail('credited')
  const at = instantAt(row.dined_on, time, zone)
  const bill = { channel: 'dine-in', amountCents, subtotalCents: null } as const
  const question = { program, member, merchant, sourceId: `report-${row.id}`, at, bill }
  const { reason } = await rateDine(tx, question)
  if (reason) return fail(reason)
  const { row: dine } = await creditDine(tx, { ...question, card, type: 'Manual', sourceCode: 'M', final: true, now })
  return succeed({ sourceId: dine.source_transaction_id, benefit: dine.benefit })
}
