import { randomBytes } from 'node:crypto'

import { linkExpiry, mayAlert, tableInWindow } from '@dining/domain'
import { localIso } from '@dining/domain/calendar'
import type { Partner } from '@dining/partner-kit'

import type { BookingTime } from '../../../adapters/bookings/bookings.ts'
import { recordAudit } from '../../../store/repositories/audit.ts'
import { memberRepo } from '../../../store/repositories/member.ts'
import type { MessageRef } from '../../../store/repositories/outbox.ts'
import { tableWatchRepo, type TableWatchRow } from '../../../store/repositories/table-watch.ts'
import type { Tx } from '../../../store/tables.ts'
import { writeMail } from '../../mail/send-mail.ts'
import { writeNotices } from '../../notices/write-notice.ts'
import { hashText } from '../../mailed-code.ts'
import type { BookDeps } from '../book.ts'
import { bookerOf } from '../hold.ts'
import { bookingsOf, offeringAt, type Offering } from '../offering.ts'
import { slotIdOf } from '../slot-id.ts'
import { factsOf } from './view.ts'

type LookDeps = BookDeps & { readonly partners: ReadonlyMap<string, Partner> }

/** Questions to the service of one batch, how many of them at a time, and batches of one run. */
const BATCH = 40
const AT_ONCE = 4
const MOST_BATCHES = 25
/** 32 bytes, as `TABLE_WATCH_TOKEN_PATTERN` has them. */
const TOKEN_BYTES = 32
const MS_PER_MINUTE = 60_000

/** Members who wait for a table at one place, on one date, for one party: one question to the service. */
type Group = readonly [TableWatchRow, ...TableWatchRow[]]

function groupsOf(rows: readonly TableWatchRow[]): Group[] {
  const groups = Map.groupBy(rows, ({ merchant_id, local_date, party }) => JSON.stringify([merchant_id, local_date, party]))
  return [...groups.values()].flatMap(([first, ...rest]) => (first ? [[first, ...rest] as const] : []))
}

/**
 * Looks for tables that members wait for, and mails a link to each who finds one: the service is asked once for each place, date and party.
 * @returns how many alerts were written
 */
export async function lookForTables(deps: LookDeps, signal: AbortSignal): Promise<number> {
  let count = 0
  for (const partner of deps.partners.values()) {
    if (!bookingsOf(deps, partner)) continue
    const { id } = partner.program
    await deps.store.tenant(id, (tx) => tableWatchRepo(tx, id).endDue(deps.clock()))
    for (let batch = 0; batch < MOST_BATCHES && !signal.aborted; batch += 1) {
      const rows = await deps.store.tenant(id, (tx) => tableWatchRepo(tx, id).claim(deps.clock(), BATCH))
      const groups = groupsOf(rows)
      const answers = await inTurn(groups, (group) => lookForGroup(deps, partner, group))
      count += answers.reduce<number>((sum, alerts) => sum + (alerts ?? 0), 0)
      // The service does not answer at all, or is paused: the rest waits for the next run.
      if (answers.every((alerts) => alerts === null)) break
    }
  }
  return count
}

async function inTurn<Item, Answer>(items: readonly Item[], work: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const waiting = items.values()
  const answers: Answer[] = []
  const run = async () => {
    for (const item of waiting) answers.push(await work(item))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
  return answers
}

/** @returns how many alerts were written; null if the service does not answer */
async function lookForGroup(deps: LookDeps, partner: Partner, group: Group): Promise<number | null> {
  const { id: partnerId } = partner.program
  const [{ merchant_id: merchantId, party }] = group
  const offering = await deps.store.reading.tenant(partnerId, (tx) =>
    offeringAt(tx, deps, partner, merchantId, { memberId: null, now: deps.clock() }),
  )
  // It takes no reservations any more; its watches end with their windows.
  if (!offering) return 0
  const from = new Date(Math.min(...group.map(({ starts_at }) => starts_at.getTime())))
  const to = new Date(Math.max(...group.map(({ until_at }) => until_at.getTime())) + MS_PER_MINUTE)
  const answer = await offering.bookings.times({ restaurant: offering.restaurant, from, to, party })
  if (!answer.ok) return null
  const takesCards = offering.cardPayments !== null
  const free = answer.value.times.filter(({ status, cardRequired }) => status === 'available' && (takesCards || !cardRequired))
  let count = 0
  for (const watch of group) {
    const table = tableInWindow(free, watch.starts_at, watch.until_at)
    if (!table) continue
    const messages = await deps.store.tenant(partnerId, (tx) => alertOne(tx, deps, partner, offering, watch, table))
    for (const message of messages) await deps.outbox.dispatch(message)
    count += messages.length > 0 ? 1 : 0
  }
  return count
}

/**
 * Records a table that was found, with the mail and the notices of its link: one transaction, so that a process that ends has written both or none. Of several processes
 * one writes it.
 * @param seen the watch as it was claimed; a window that has changed since is looked for by the next run
 */
async function alertOne(
  tx: Tx,
  deps: LookDeps,
  partner: Partner,
  { merchant }: Offering,
  seen: TableWatchRow,
  { at, area }: BookingTime,
): Promise<readonly MessageRef[]> {
  const { id: partnerId } = partner.program
  const now = deps.clock()
  const watches = tableWatchRepo(tx, partnerId)
  // The member first: bookings and closings lock them in this order.
  const member = bookerOf(await memberRepo(tx, partnerId).lockSharingKey(seen.member_id))
  const watch = await watches.lock(seen.id)
  if (!watch || !mayAlert(factsOf(watch), now)) return []
  if (!member.ok) {
    await watches.update(watch.id, { status: 'stopped', changed_at: now })
    return []
  }
  const isSame = watch.starts_at.getTime() === seen.starts_at.getTime() && watch.until_at.getTime() === seen.until_at.getTime()
  if (!isSame || at <= now) return []
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const linkUntil = linkExpiry(now, at)
  await watches.update(watch.id, {
    slot_id: slotIdOf({ at, party: watch.party, area }),
    token_hash: hashText(token),
    found_at: now,
    link_until: linkUntil,
    alerts: watch.alerts + 1,
    changed_at: now,
  })
  await recordAudit(tx, partnerId, { kind: 'table-watch-alerted', memberId: watch.member_id, at: now, detail: { watchId: watch.id } })
  const { id: memberId, email } = member.value
  const about = `${watch.id} ${watch.alerts + 1}`
  const notices = await writeNotices(tx, deps, partner, { memberId, kind: 'table-free', about, until: linkUntil, token })
  // Without an address the account shows it.
  if (email === '') return notices
  const { time_zone: timeZone } = merchant
  const mail = await writeMail(tx, deps, {
    partnerId,
    memberId,
    origin: deps.settings.publicOrigin(partnerId),
    content: {
      kind: 'table-found',
      to: email,
      restaurant: merchant.name,
      address: `${merchant.address1}, ${merchant.city}, ${merchant.state} ${merchant.zip_code}`,
      timeZone,
      at: localIso(at, timeZone),
      party: watch.party,
      linkUntil: localIso(linkUntil, timeZone),
      token,
    },
  })
  return [mail, ...notices]
}
