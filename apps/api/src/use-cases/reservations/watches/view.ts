import type { TableWatch } from '@dining/contract'
import { addDays, localTime, TABLE_WATCH, tableWatchState } from '@dining/domain'
import { localIso } from '@dining/domain/calendar'

import { tableWatchRepo, type TableWatchRow, type TableWatchWithPlace } from '../../../store/repositories/table-watch.ts'
import type { Tx } from '../../../store/tables.ts'
import { hashText } from '../../mailed-code.ts'
import { readSlotId } from '../slot-id.ts'

const MS_PER_DAY = 86_400_000

/** What the rules of a watch need of its row. */
export const factsOf = ({ status, starts_at: startsAt, link_until: linkUntil }: TableWatchRow) => ({ status, startsAt, linkUntil })

/** A watch as its member sees it. */
export function presentWatch(row: TableWatchWithPlace, now: Date): TableWatch {
  const { time_zone: timeZone, slot_id: slotId, link_until: linkUntil } = row
  const state = tableWatchState(factsOf(row), now)
  const slot = slotId === null ? null : readSlotId(slotId)
  const clock = (at: Date) => localIso(at, timeZone).slice(11, 16)
  return {
    id: row.id,
    merchantId: row.merchant_id,
    merchantName: row.merchant_name,
    timeZone,
    date: row.local_date,
    party: row.party,
    from: clock(row.starts_at),
    until: clock(row.until_at),
    startsAt: localIso(row.starts_at, timeZone),
    state,
    table:
      state === 'found' && slotId !== null && slot && linkUntil
        ? { slotId, time: localIso(slot.at, timeZone), linkUntil: linkUntil.toISOString() }
        : null,
  }
}

/** The member's running watches, and those of the last days that found no table. */
export async function listWatches(tx: Tx, partnerId: string, memberId: string, now: Date): Promise<TableWatch[]> {
  const after = new Date(now.getTime() - TABLE_WATCH.shownDays * MS_PER_DAY)
  const rows = await tableWatchRepo(tx, partnerId).listed(memberId, after)
  return rows
    .filter(({ local_date: date, time_zone: timeZone }) => addDays(date, TABLE_WATCH.shownDays) >= localTime(now, timeZone).date)
    .map((row) => presentWatch(row, now))
    .filter(({ state }) => state !== 'stopped' && state !== 'booked')
}

/** The watch of a mailed link. Null for a token of another member, and for one that a later alert has replaced. */
export async function watchOfLink(tx: Tx, partnerId: string, memberId: string, token: string, now: Date): Promise<TableWatch | null> {
  const row = await tableWatchRepo(tx, partnerId).byToken(memberId, hashText(token))
  return row ? presentWatch(row, now) : null
}
