import { randomUUID } from 'node:crypto'

import type { TableWatch } from '@dining/contract'
import {
  fail,
  localTime,
  succeed,
  TABLE_WATCH,
  tableWatchState,
  watchRefusal,
  windowIssue,
  type Result,
  type WatchRefusal,
} from '@dining/domain'
import { instantAt } from '@dining/domain/calendar'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../../deps.ts'
import { recordAudit } from '../../../store/repositories/audit.ts'
import { memberRepo } from '../../../store/repositories/member.ts'
import { tableWatchRepo, type TableWatchRow } from '../../../store/repositories/table-watch.ts'
import type { Tx } from '../../../store/tables.ts'
import type { Failure } from '../../failure.ts'
import { fieldError } from '../../field-error.ts'
import { bookerOf } from '../hold.ts'
import { bookingsOf, offeringAt, type Offering } from '../offering.ts'
import { factsOf, presentWatch } from './view.ts'

type WatchDeps = Pick<ApiDeps, 'store' | 'clock' | 'bookings' | 'cardPayments' | 'flagProvider'>

const MS_PER_MINUTE = 60_000

export interface WatchRequest {
  readonly memberId: string
  readonly merchantId: string
  /** An ISO date that exists, and times by a 24-hour clock. */
  readonly date: string
  readonly party: number
  readonly from: string
  readonly until: string
}

export type WatchOutcome =
  | WatchRefusal
  | { readonly kind: 'watching'; readonly watch: TableWatch }
  | { readonly kind: 'limit'; readonly most: number }

type WatchFailure = Failure<'not-found' | 'unauthorized' | 'forbidden' | 'validation-failed'>

interface Window {
  readonly startsAt: Date
  readonly untilAt: Date
}

/** The limits of the restaurant; null while the service does not answer: then the job finds out. */
async function limitsOf({ bookings, restaurant }: Offering, { startsAt, untilAt }: Window, party: number) {
  const answer = await bookings.times({ restaurant, from: startsAt, to: new Date(untilAt.getTime() + MS_PER_MINUTE), party })
  if (!answer.ok) return null
  const { times } = answer.value
  return { ...answer.value, isClosed: times.length > 0 && times.every(({ status }) => status === 'closed') }
}

/**
 * Watches for a table. A member has one running watch of a place, date and party: a repeated call has that one, with the new window. The member is locked,
 * so that parallel calls keep the limit.
 */
export async function watchTable(deps: WatchDeps, partner: Partner, request: WatchRequest): Promise<Result<WatchOutcome, WatchFailure>> {
  const { id: partnerId } = partner.program
  const { memberId, merchantId, date, party, from, until } = request
  if (windowIssue(request) !== null) return fail({ kind: 'validation-failed', fields: [fieldError('until', 'wrong-format')] })
  const now = deps.clock()
  const { offering, booker } = await deps.store.reading.tenant(partnerId, async (tx) => {
    const [found, member] = await Promise.all([
      offeringAt(tx, deps, partner, merchantId, { memberId, now }),
      memberRepo(tx, partnerId).byId(memberId),
    ])
    return { offering: found, booker: bookerOf(member) }
  })
  if (!offering) return fail({ kind: 'not-found' })
  if (!booker.ok) return booker
  const { timeZone } = offering.restaurant
  const window = { startsAt: instantAt(date, from, timeZone), untilAt: instantAt(date, until, timeZone) }
  // A clock change can leave nothing of a window.
  if (window.untilAt <= window.startsAt) return fail({ kind: 'validation-failed', fields: [fieldError('until', 'wrong-format')] })
  const clock = { now, today: localTime(now, timeZone).date, startsAt: window.startsAt }
  const refusal = watchRefusal(request, clock, null)
  if (!refusal.ok) return succeed(refusal.error)
  const there = watchRefusal(request, clock, await limitsOf(offering, window, party))
  if (!there.ok) return succeed(there.error)
  return deps.store.tenant(partnerId, (tx) => start(tx, partnerId, request, window, now))
}

async function start(
  tx: Tx,
  partnerId: string,
  { memberId, merchantId, date, party }: WatchRequest,
  { startsAt, untilAt }: Window,
  now: Date,
): Promise<Result<WatchOutcome, WatchFailure>> {
  const member = bookerOf(await memberRepo(tx, partnerId).lockSharingKey(memberId))
  if (!member.ok) return member
  const watches = tableWatchRepo(tx, partnerId)
  const open = await watches.running(memberId)
  const hasEnded = (row: TableWatchRow) => tableWatchState(factsOf(row), now) === 'ended'
  const running = open.filter((row) => !hasEnded(row))
  const same = running.find((row) => row.merchant_id === merchantId && row.local_date === date && row.party === party)
  if (!same && running.length >= TABLE_WATCH.most) return succeed({ kind: 'limit', most: TABLE_WATCH.most })
  const id = same?.id ?? randomUUID()
  const window = { starts_at: startsAt, until_at: untilAt, changed_at: now }
  if (!same) {
    // One that has ended and that no job has recorded would be a second running one.
    for (const row of open.filter(hasEnded)) await watches.update(row.id, { status: 'ended', changed_at: now })
    await watches.insert({
      id,
      member_id: memberId,
      merchant_id: merchantId,
      local_date: date,
      party,
      status: 'watching',
      created_at: now,
      ...window,
    })
    await recordAudit(tx, partnerId, { kind: 'table-watch-started', memberId, at: now, detail: { watchId: id, merchantId } })
  } else if (same.starts_at.getTime() !== startsAt.getTime() || same.until_at.getTime() !== untilAt.getTime()) {
    // A table of the window before is no longer wanted, so its link ends; the next alert needs no pause.
    await watches.update(id, { ...window, looked_at: null, slot_id: null, token_hash: null, link_until: null })
  }
  const row = await watches.withPlace(memberId, id)
  if (!row) throw new Error('The watch that was stored is not there')
  return succeed({ kind: 'watching', watch: presentWatch(row, now) })
}

/** Stops a watch at once, with its link. A repeated call has the same answer. */
export async function stopWatch(
  deps: Pick<ApiDeps, 'store' | 'clock' | 'bookings'>,
  partner: Partner,
  memberId: string,
  id: string,
): Promise<Result<TableWatch, Failure<'not-found'>>> {
  if (!bookingsOf(deps, partner)) return fail({ kind: 'not-found' })
  const { id: partnerId } = partner.program
  const now = deps.clock()
  return deps.store.tenant(partnerId, async (tx) => {
    const watches = tableWatchRepo(tx, partnerId)
    if (await watches.stop(memberId, id, now))
      await recordAudit(tx, partnerId, { kind: 'table-watch-stopped', memberId, at: now, detail: { watchId: id } })
    const row = await watches.withPlace(memberId, id)
    return row ? succeed(presentWatch(row, now)) : fail({ kind: 'not-found' })
  })
}
