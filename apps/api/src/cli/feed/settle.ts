import { memberRepo } from '../../store/repositories/member.ts'
import { settle, settleMember, type Settled } from '../../use-cases/earning/settle.ts'
import { emailKey } from '../../use-cases/email-key.ts'
import type { FeedDeps } from '../../use-cases/feed/apply-line.ts'
import { retryUnmatched } from '../../use-cases/feed/retry-unmatched.ts'
import type { Print } from '../command.ts'
import { unknownPartner } from '../partner-named.ts'
import { NO_MEMBER } from './refusals.ts'

/** An ISO day that exists. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The only member to settle. */
interface OneMember {
  readonly partnerId: string
  readonly email: string
}

/**
 * `feed settle [--as-of DATE] [--partner ID --email ADDRESS]`: tries kept lines again, updates statuses, then pays balances that are due.
 * @param one only this member; null for all members of every partner
 * @returns exit code
 */
export async function runFeedSettle(deps: FeedDeps, asOf: string | null, one: OneMember | null, print: Print): Promise<number> {
  if (asOf !== null && !isDay(asOf)) {
    print('--as-of must be a day such as 2026-11-30.')
    return 1
  }
  const matched = await retryUnmatched(deps)
  if (matched > 0) print(`${matched.toLocaleString('en-US')} unmatched lines were matched to a member`)
  const settled = one ? await settleOne(deps, asOf, one) : await settle(deps, asOf)
  if (typeof settled === 'string') {
    print(settled)
    return 1
  }
  const { awarded, paid, moved } = settled
  print(`${awarded.toLocaleString('en-US')} lines awarded as of ${asOf ?? 'today'}`)
  if (paid > 0) print(`${paid.toLocaleString('en-US')} statement credits made`)
  if (moved > 0) print(`${moved.toLocaleString('en-US')} statement credits changed their status`)
  return 0
}

/** What was settled, or the error for an unknown partner or member. */
async function settleOne(deps: FeedDeps, asOf: string | null, { partnerId, email }: OneMember): Promise<Settled | string> {
  const partner = deps.partners.get(partnerId)
  if (!partner) return unknownPartner(deps.partners, partnerId)
  const member = await deps.store.reading.owner((tx) => memberRepo(tx, partnerId).byEmailKey(emailKey(email)))
  if (!member) return NO_MEMBER
  return settleMember(deps, partner.program, member.id, asOf)
}
