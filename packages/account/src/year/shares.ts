import type { YearInReview } from '@dining/contract'

/** The length of each month's bar, from 0 to 1: by what was earned, or by dines if nothing was. A month with more refunds than dines has none. */
export function sharesOf(months: YearInReview['months']): readonly number[] {
  const isEarning = months.some(({ benefits }) => benefits > 0)
  const values = months.map(({ benefits, dines }) => Math.max(0, isEarning ? benefits : dines))
  const most = Math.max(1, ...values)
  return values.map((value) => value / most)
}
