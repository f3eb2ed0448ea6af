import type { VipPath } from '@dining/contract'
import {
  addDays,
  countsFrom,
  daysLeftInYear,
  diningProgress,
  fail,
  localTime,
  nextDineTier,
  roundHalfUp,
  succeed,
  tierAt,
  VIP_PATH,
  vipPace,
  vipUntil,
  type Result,
  type TierLevel,
} from '@dining/domain'
import { startOfDay, yearRange } from '@dining/domain/calendar'
import type { Partner } from '@dining/partner-kit'

import { dineRepo } from '../../store/repositories/dine.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { Tx } from '../../store/tables.ts'
import type { Failure } from '../failure.ts'
import { offerTerms, offerUseOf } from './offer-use.ts'

type DinesRepo = ReturnType<typeof dineRepo>
type Dines = Awaited<ReturnType<DinesRepo['earningOf']>>
type Merchants = Awaited<ReturnType<DinesRepo['merchantsOf']>>

const CENTS_PER_DOLLAR = 100

/** A member's path to VIP: what is left, when at their own pace, and which of their restaurants count (M9). Not found without a VIP tier (TIER-07). */
export async function readVipPath(
  tx: Tx,
  { program, features }: Partner,
  memberId: string,
  now: Date,
): Promise<Result<VipPath, Failure<'not-found' | 'unauthorized'>>> {
  const { vip, timeZone } = program
  if (!features.hasVIP || !vip) return fail({ kind: 'not-found' })
  const { year, date: today } = localTime(now, timeZone)
  const { from, to } = yearRange(year, timeZone)
  const repo = dineRepo(tx, program.id)
  const own = { from: startOfDay(addDays(today, -VIP_PATH.placesDays), timeZone), to }
  // Sent together, so that they take one round trip to the database.
  const [member, dines, merchants] = await Promise.all([
    memberRepo(tx, program.id).byId(memberId),
    repo.earningOf(memberId, own),
    repo.merchantsOf(memberId, own),
  ])
  if (!member) return fail({ kind: 'unauthorized' })
  const inYear = dines.filter(({ occurred_at }) => occurred_at >= from)
  // The amount earned is not part of the answer.
  const progress = diningProgress(member.vip_until_year, { year, dines: inYear.length, benefits: 0 }, vip)
  const facts = { tierLevel: member.tier_level, emailOptIn: member.email_opt_in, vipUntilYear: member.vip_until_year }
  const dayOf = (at: Date) => localTime(at, timeZone).date
  const remaining = progress.remainingDines
  const pace = vipPace({ today, joined: dayOf(member.joined_at), dines: dines.map(({ occurred_at }) => dayOf(occurred_at)), remaining })
  return succeed({
    status: progress.status,
    remainingDines: remaining,
    daysLeft: daysLeftInYear(today),
    vipThrough: vipUntil(member.vip_until_year, year, vip.dines, vip) ?? year,
    pace: progress.status === 'Qualified' ? null : pace,
    usualBill: usualBill(dines.filter(({ occurred_at }) => dayOf(occurred_at) > addDays(today, -VIP_PATH.paceDays))),
    places: placesOf(merchants, dines, { tier: nextDineTier(tierAt(facts, year), progress), yearStart: from, now }),
  })
}

/** The mean of what the dines earned on, in whole dollars. */
function usualBill(dines: Dines): number | null {
  if (dines.length === 0) return null
  const sum = dines.reduce((cents, { eligible_cents }) => cents + eligible_cents, 0)
  return roundHalfUp(sum, dines.length * CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR
}

/** The restaurants of these dines at which another one counts: those with the most dines of the year first, then the one dined at last. */
function placesOf(
  merchants: Merchants,
  dines: Dines,
  { tier, yearStart, now }: { readonly tier: TierLevel; readonly yearStart: Date; readonly now: Date },
): VipPath['places'] {
  return merchants
    .flatMap((merchant) => {
      const here = dines.filter(({ merchant_id }) => merchant_id === merchant.id)
      const terms = offerTerms(merchant)
      const from = countsFrom(terms, { tier, use: offerUseOf(here, merchant.time_zone, now), now })
      if (from === undefined) return []
      const last = Math.max(...here.map(({ occurred_at }) => occurred_at.getTime()))
      const inYear = here.filter(({ occurred_at }) => occurred_at >= yearStart).length
      return [{ merchant, days: [...terms.offer.days], from, last, inYear }]
    })
    .toSorted((a, b) => b.inYear - a.inYear || b.last - a.last)
    .slice(0, VIP_PATH.places)
    .map(({ merchant, days, from, inYear }) => ({
      merchantId: merchant.id,
      name: merchant.name,
      city: merchant.city,
      cuisine: merchant.cuisines[0] ?? null,
      dines: inYear,
      days,
      countsFrom: from,
    }))
}
