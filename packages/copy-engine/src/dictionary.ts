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
import { wordBenefit, wordRate, type BenefitWording, type RateWording } from './rate.ts'
import type { CopyInput, CopyProgram } from './settings.ts'
import type { Placeholder } from './tokens.ts'

/** A placeholder's value, itself a text with placeholders. `fixed` marks a name, a number to call or an address. */
export interface Entry {
  readonly text: string
  readonly fixed: boolean
}

const DAY_MS = 86_400_000

const name = (text: string): Entry => ({ text, fixed: true })
const words = (text: string): Entry => ({ text, fixed: false })

/** Wording of a tier's rate; null for a tier that earns nothing. A VIP of a program without a VIP rate reads the Select one. */
export function rateWording(program: CopyProgram, tier: TierLevel): RateWording | null {
  const rate = rateOf(program.earnRates, tier)
  return rate === null ? null : wordRate(rate, program.currency)
}

/** Wording of an amount earned in the program's unit. */
export function benefitWording(program: CopyProgram, amount: number): BenefitWording {
  return wordBenefit(amount, program.earnRates[0].kind, program.currencyType, program.currency)
}

/**
 * Every placeholder for one partner and visitor (COPY-19, COPY-22, COPY-23, COPY-28). The partner's own tokens come last, so they can
 * add to and replace the product's.
 */
export function buildEntries({ program, copy, support, visitor, now }: CopyInput): ReadonlyMap<string, Entry> {
  const rate = (tier: TierLevel): string => rateWording(program, tier)?.text ?? ''
  const best = wordRate(bestRate(program.earnRates), program.currency).text
  const product: Readonly<Record<Placeholder, Entry>> = {
    currency: words(program.currency.many),
    currency_one: words(program.currency.one),
    program: name(program.programName),
    partner: name(program.name),
    loyalty: name(program.loyaltyName),
    year: name(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: program.timeZone }).format(now ?? new Date())),
    phone: name(support.phone.formatted),
    email: name(support.email.display),
    first_name: name(visitor.firstName ?? ''),
    earn_basic: words(rate(0)),
    earn_select: words(rate(2)),
    earn_vip: words(rate(3)),
    earn_best: words(best),
    earn_mine: words(visitor.tier === null ? best : rate(visitor.tier)),
    CurrentEarningShort0: words('Earn {earn_basic}'),
    CurrentEarningShort1: words('Activate to earn {currency}'),
    CurrentEarningShort2: words('Earn {earn_select}'),
    CurrentEarningShort3: words('Earn {earn_vip}'),
    tier_basic: name(TIER_NAMES[0]),
    tier_select: name(TIER_NAMES[2]),
    tier_vip: name(TIER_NAMES[3]),
    vip_dines: words(program.vip === undefined ? '' : formatCount(program.vip.dines)),
    vip_dine: words(program.vip === undefined ? '' : formatOrdinal(program.vip.dines)),
    new_member_bonus: words(program.newMemberBonus === undefined ? '' : benefitWording(program, program.newMemberBonus.units).text),
    reservation_bonus: words(
      program.reservationBonusUnits === undefined ? '' : benefitWording(program, program.reservationBonusUnits).text,
    ),
    credit_from: words(program.statementCreditFromCents === undefined ? '' : formatShortMoney(program.statementCreditFromCents)),
    max_cards: words(formatCount(MAX_LINKED_CARDS)),
    award_days: words(formatCount(PENDING_DAYS)),
    missing_days: words(formatCount(MISSING_REWARDS_AFTER_DAYS)),
    lock_minutes: words(formatCount(LOCK_MINUTES)),
    remembered_days: words(formatCount(REMEMBERED_SESSION_MS / DAY_MS)),
  }
  const own = Object.entries(copy.tokens ?? {}).map(([token, text]): [string, Entry] => [token, words(text)])
  return new Map<string, Entry>([...Object.entries(product), ...own])
}
