import {
  bestRate,
  LOCK_MINUTES,
  MAX_LINKED_CARDS,
  MISSING_REWARDS_AFTER_DAYS,
  PENDING_DAYS,
  rateOf,
  REMEMBERED_SESSION_MS,
  TIER_NAMES,
  type TierLevel,
} from '@dining/domain'

import { formatCount, formatOrdinal, formatShortMoney } from './amounts.ts'
import { formatDate } from './dates.ts'
import { wordBenefit, wordRate, type BenefitWording, type RateWording } from './rate.ts'
import type { CopyInput, CopyProgram } from './settings.ts'
import type { Placeholder } from './tokens.ts'

/**
 * A placeholder's value. A fixed one is a name, a number to call or data of a visitor: shown as it is and never read as a text of its
 * own. Any other is a text with placeholders. Worked out when a text first wants it.
 */
export interface Entry {
  readonly text: () => string
  readonly fixed: boolean
}

const DAY_MS = 86_400_000

const name = (text: string): Entry => ({ text: () => text, fixed: true })
const words = (text: () => string): Entry => ({ text, fixed: false })
const either = <T>(value: T | undefined, wording: (value: T) => string): Entry => words(() => (value === undefined ? '' : wording(value)))

/** Wording of a tier's rate; null for a tier that earns nothing. A VIP of a program without a VIP rate reads the Select one. */
export function rateWording(program: CopyProgram, tier: TierLevel): RateWording | null {
  const rate = rateOf(program.earnRates, tier)
  return rate === null ? null : wordRate(rate, program.currency)
}

/** Wording of an amount earned in the program's unit. */
export function benefitWording(program: CopyProgram, amount: number): BenefitWording {
  return wordBenefit(amount, program.earnRates[0].kind, program.currencyType, program.currency)
}

/** Wording of an amount that is promised: a bonus, in whole dollars where it is money without cents. */
export function bonusWording(program: CopyProgram, amount: number): BenefitWording {
  return wordBenefit(amount, program.earnRates[0].kind, program.currencyType, program.currency, formatShortMoney)
}

/**
 * Every placeholder for one partner and visitor (COPY-19, COPY-22, COPY-23, COPY-28). The partner's own tokens come last, so they can
 * add to and replace the product's.
 */
export function buildEntries({ program, copy, support, visitor, now }: CopyInput): ReadonlyMap<string, Entry> {
  const rate = (tier: TierLevel) => (): string => rateWording(program, tier)?.text ?? ''
  const best = (): string => wordRate(bestRate(program.earnRates), program.currency).text
  const bonus = (amount: number): string => bonusWording(program, amount).text
  const product: Readonly<Record<Placeholder, Entry>> = {
    currency: words(() => program.currency.many),
    currency_one: words(() => program.currency.one),
    program: name(program.programName),
    partner: name(program.name),
    loyalty: name(program.loyaltyName),
    year: words(() => formatDate((now ?? new Date()).toISOString(), 'year', program.timeZone)),
    phone: name(support.phone.formatted),
    email: name(support.email.display),
    first_name: name(visitor.firstName ?? ''),
    earn_basic: words(rate(0)),
    earn_select: words(rate(2)),
    earn_vip: words(rate(3)),
    earn_best: words(best),
    // Who has not activated is shown as Basic (TIER-02), with what there is to earn then.
    earn_mine: words(visitor.tier === null ? best : rate(visitor.tier === 1 ? 0 : visitor.tier)),
    CurrentEarningShort0: words(() => 'Earn {earn_basic}'),
    CurrentEarningShort1: words(() => 'Activate to earn {currency}'),
    CurrentEarningShort2: words(() => 'Earn {earn_select}'),
    CurrentEarningShort3: words(() => 'Earn {earn_vip}'),
    tier_basic: name(TIER_NAMES[0]),
    tier_select: name(TIER_NAMES[2]),
    tier_vip: name(TIER_NAMES[3]),
    vip_dines: either(program.vip?.dines, formatCount),
    vip_dine: either(program.vip?.dines, formatOrdinal),
    new_member_bonus: either(program.newMemberBonus?.units, bonus),
    new_member_spend: either(program.newMemberBonus?.spendCents, formatShortMoney),
    new_member_days: either(program.newMemberBonus?.withinDays, formatCount),
    reservation_bonus: either(program.reservationBonusUnits, bonus),
    credit_from: either(program.statementCreditFromCents, formatShortMoney),
    max_cards: words(() => formatCount(MAX_LINKED_CARDS)),
    award_days: words(() => formatCount(PENDING_DAYS)),
    missing_days: words(() => formatCount(MISSING_REWARDS_AFTER_DAYS)),
    lock_minutes: words(() => formatCount(LOCK_MINUTES)),
    remembered_days: words(() => formatCount(REMEMBERED_SESSION_MS / DAY_MS)),
  }
  const own = Object.entries(copy.tokens ?? {}).map(([token, text]): [string, Entry] => [token, words(() => text)])
  return new Map<string, Entry>([...Object.entries(product), ...own])
}
