import type { ReservationSlot } from '@dining/contract'
import { fail, RESERVATION_WINDOW_MINUTES, succeed, type Result } from '@dining/domain'
import { instantAt } from '@dining/domain/calendar'
import type { Partner } from '@dining/partner-kit'

import type { Bookings, BookingTime } from '../../adapters/bookings/bookings.ts'
import type { ApiDeps } from '../../deps.ts'
import { merchantRepo, type MerchantRow } from '../../store/repositories/merchant.ts'
import type { Failure } from '../failure.ts'
import { askedOf, type Asking } from './availability.ts'
import { bonusUnitsOf, bookingsOf, restaurantOf } from './offering.ts'
import { dinerOf, slotMaker } from './table-slots.ts'

const MS_PER_MINUTE = 60_000
/** Slots of a card. */
const SHOWN = 3
/** Milliseconds for which an answer of the service is used again in lists, and for which a list waits for it. */
const KEPT_MS = 60_000
const PATIENCE_MS = 1_500
/** Answers that are kept; more would be of searches that are not repeated. */
const MOST_KEPT = 5_000

interface Kept {
  readonly until: number
  readonly times: Promise<readonly BookingTime[] | null>
}

/** The service's answers of the last minute, for lists. One for each process. */
export type SlotCache = Map<string, Kept>
export const newSlotCache = (): SlotCache => new Map()

/** The times of a restaurant, from the cache if they are there. Null if the service does not answer in time. */
function timesOf(
  cache: SlotCache,
  now: Date,
  key: string,
  ask: () => ReturnType<Bookings['times']>,
): Promise<readonly BookingTime[] | null> {
  const known = cache.get(key)
  if (known && known.until > now.getTime()) return known.times
  const times = ask().then((answer) => {
    // A failure is asked again.
    if (!answer.ok) cache.delete(key)
    return answer.ok ? answer.value.times : null
  })
  cache.delete(key)
  cache.set(key, { until: now.getTime() + KEPT_MS, times })
  for (const oldest of cache.keys()) {
    if (cache.size <= MOST_KEPT) break
    cache.delete(oldest)
  }
  return times
}

const inTime = <T>(work: Promise<T>): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, null)))
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Up to three tables of each restaurant nearest to a time; restaurants without one are left out. */
export async function readCardSlots(
  deps: Pick<ApiDeps, 'store' | 'clock' | 'bookings' | 'flagProvider'>,
  cache: SlotCache,
  partner: Partner,
  memberId: string | null,
  merchantIds: readonly string[],
  asking: Asking,
): Promise<Result<{ readonly merchantId: string; readonly slots: readonly ReservationSlot[] }[], Failure<'not-found'>>> {
  const bookings = bookingsOf(deps, partner)
  if (!bookings) return fail({ kind: 'not-found' })
  const now = deps.clock()
  const { id: partnerId } = partner.program
  const { merchants, bonusUnits, diner } = await deps.store.reading.tenant(partnerId, async (tx) => {
    const merchantsOf = merchantRepo(tx, partner.features)
    const [found, units, visitor] = await Promise.all([
      Promise.all([...new Set(merchantIds)].map((id) => merchantsOf.byId(id))),
      bonusUnitsOf(tx, deps, partner, { memberId, now }),
      dinerOf(tx, partner, memberId, null, now),
    ])
    return { merchants: found.filter((row) => row !== undefined), bonusUnits: units, diner: visitor }
  })

  async function slotsAt(merchant: MerchantRow, restaurantId: string): Promise<readonly ReservationSlot[]> {
    const { date, time, party } = askedOf(asking, merchant.time_zone, now)
    const at = instantAt(date, time, merchant.time_zone)
    const [from, to] = [-1, 1].map((side) => new Date(at.getTime() + side * RESERVATION_WINDOW_MINUTES * MS_PER_MINUTE))
    if (!from || !to || to <= now || !bookings) return []
    const key = JSON.stringify([partnerId, restaurantId, at.getTime(), party])
    const times = await inTime(
      timesOf(cache, now, key, () => bookings.times({ restaurant: restaurantOf(merchant, restaurantId), from, to, party })),
    )
    const away = (one: BookingTime) => Math.abs(one.at.getTime() - at.getTime())
    return (
      (times ?? [])
        .filter(({ status, cardRequired }) => status === 'available' && !cardRequired)
        .toSorted((a, b) => away(a) - away(b))
        .slice(0, SHOWN)
        .toSorted((a, b) => a.at.getTime() - b.at.getTime())
        // Those that need a card are left out above.
        .map(slotMaker({ partner, merchant, party, bonusUnits, diner, takesCards: false }))
    )
  }

  const all = await Promise.all(
    merchants.map(async (merchant) => ({
      merchantId: merchant.id,
      slots: merchant.open_table_id === null ? [] : await slotsAt(merchant, merchant.open_table_id),
    })),
  )
  return succeed(all.filter(({ slots }) => slots.length > 0))
}
