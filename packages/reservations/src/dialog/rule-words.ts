import type { Reservation } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'

/** The provider's rule of cancelling, as the member reads it before booking and before cancelling. */
export function ruleOf(copy: Copy, { freeUntil, feeCents }: Reservation['cancelRule'], timeZone: string): string {
  const until =
    freeUntil === null
      ? copy.say(texts.free)
      : copy.say(texts.freeUntil, { date: copy.date(freeUntil, 'weekdayAndDay', timeZone), time: copy.date(freeUntil, 'time', timeZone) })
  return feeCents === null ? until : `${until} ${copy.say(texts.fee, { amount: copy.shortMoney(feeCents) })}`
}
