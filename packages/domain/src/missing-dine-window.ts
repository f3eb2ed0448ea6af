import { addDays } from './local-time.ts'
import { MISSING_DINE } from './missing-dine.ts'
import { MISSING_REWARDS_AFTER_DAYS } from './transaction.ts'

/** Whether a dine can be reported on a day; `from` is the first day on which it can. */
export type MissingDineWindow =
  | { readonly kind: 'open' }
  | { readonly kind: 'too-late' }
  | { readonly kind: 'too-early'; readonly from: string }

/** @param dinedOn ISO date, in the zone of the restaurant, as is `today` */
export function missingDineWindow(dinedOn: string, today: string): MissingDineWindow {
  const from = addDays(dinedOn, MISSING_REWARDS_AFTER_DAYS)
  if (today < from) return { kind: 'too-early', from }
  return today > addDays(dinedOn, MISSING_DINE.withinDays) ? { kind: 'too-late' } : { kind: 'open' }
}
