import type { ReservationAvailability } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'

import { clockOf, peopleOf } from '../slot-words.ts'
import type { Asked } from '../table-search.ts'

type End = Exclude<ReservationAvailability, { readonly kind: 'slots' | 'unavailable' }>

/** Why there is no table (RESERVE-12 … RESERVE-16). */
export function deadEndWords(copy: Copy, end: End, { date, time, party }: Asked): string {
  const at = { time: clockOf(copy, time), date: copy.date(date, 'longWeekdayAndDay') }
  switch (end.kind) {
    case 'none':
      return end.closed ? copy.say(texts.closed, at) : copy.say(texts.none, { ...at, people: peopleOf(copy, party) })
    case 'tooBig':
      return end.parties ? copy.say(texts.tooBig, { count: end.parties.most }) : copy.say(texts.tooBigUnknown)
    case 'tooSmall':
      return end.parties ? copy.say(texts.tooSmall, { count: end.parties.least }) : copy.say(texts.tooSmallUnknown)
    case 'tooFar':
      return end.lastDate === undefined ? copy.say(texts.tooFarUnknown) : copy.say(texts.tooFar, { date: copy.date(end.lastDate, 'long') })
    case 'tooClose':
      return copy.say(texts.tooClose, at)
  }
}
