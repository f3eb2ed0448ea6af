import type { Reservation, ReservationSlot } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'

/** "19:00" as a US reader knows it: "7:00 PM". */
export const clockOf = (copy: Copy, time: string): string => copy.date(`1970-01-01T${time}:00Z`, 'time', 'UTC')

/** "2 people". */
export const peopleOf = (copy: Copy, count: number): string => copy.say(texts.people, { count })

/** "Thursday, November 12, 7:00 PM" by the restaurant's clock. */
export const whenOf = (copy: Copy, { time, timeZone }: Pick<Reservation, 'time' | 'timeZone'>): string =>
  copy.say(texts.when, { date: copy.date(time, 'longWeekdayAndDay', timeZone), time: copy.date(time, 'time', timeZone) })

/** What a dinner at a table earns: "300 points", or that it earns none. */
export function earnsOf(copy: Copy, { earns }: Pick<ReservationSlot, 'earns'>): string {
  return earns > 0 ? `+${copy.benefit(earns).text}` : copy.say(texts.earnsNothing)
}

/** With the bonus for the reservation. @param bonusUnits null if the partner has none */
export function rewardOf({ earns, bonus }: Pick<ReservationSlot, 'earns' | 'bonus'>, bonusUnits: number | null): number {
  return earns + (bonus ? (bonusUnits ?? 0) : 0)
}
