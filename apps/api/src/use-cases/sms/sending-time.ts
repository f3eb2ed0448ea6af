import { addDays, localTime } from '@dining/domain'
import { startOfDay } from '@dining/domain/calendar'

/** Hours of the member's day in which a text message about a dine is sent; the law allows 8 to 21. */
const FROM_HOUR = 9
const TO_HOUR = 21
const HOUR_MS = 3_600_000

/**
 * The moment from which a text message may be sent.
 * @param timeZone of the member
 * @returns null if it may be sent now
 */
export function sendingTime(now: Date, timeZone: string): Date | null {
  const { date, minutes } = localTime(now, timeZone)
  const hour = minutes / 60
  if (hour >= FROM_HOUR && hour < TO_HOUR) return null
  const day = hour < FROM_HOUR ? date : addDays(date, 1)
  // On the two days a year of which this hour is 8 or 10, it may be sent, too.
  return new Date(startOfDay(day, timeZone).getTime() + FROM_HOUR * HOUR_MS)
}
