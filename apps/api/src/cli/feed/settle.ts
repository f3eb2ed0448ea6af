import { settle } from '../../use-cases/earning/settle.ts'
import type { FeedDeps } from '../../use-cases/feed/apply-batch.ts'
import { retryUnmatched } from '../../use-cases/feed/retry-unmatched.ts'
import type { Say } from '../command.ts'

/** An ISO day that exists. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/**
 * `feed settle [--as-of DATE]`: tries kept lines again, moves statuses on, then pays balances that are due.
 * @returns exit code
 */
export async function runFeedSettle(deps: FeedDeps, asOf: string | null, say: Say): Promise<number> {
  if (asOf !== null && !isDay(asOf)) {
    say('--as-of takes a day such as 2026-11-30.')
    return 1
  }
  const matched = await retryUnmatched(deps)
  if (matched > 0) say(`${matched.toLocaleString('en-US')} kept lines found their member`)
  const { awarded, paid, moved } = await settle(deps, asOf)
  say(`${awarded.toLocaleString('en-US')} lines awarded as of ${asOf ?? 'today'}`)
  if (paid > 0) say(`${paid.toLocaleString('en-US')} statement credits made`)
  if (moved > 0) say(`${moved.toLocaleString('en-US')} statement credits moved on`)
  return 0
}
