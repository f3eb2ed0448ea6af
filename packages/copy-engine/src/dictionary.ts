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
import { yearAt } from './dates.ts'
import { wordBenefit, wordRate, type BenefitWording, type RateWording } from './rate.ts'
import type { CopyInput, CopyProgram } from './settings.ts'
import type { Placeholder } from './tokens.ts'

/**
 * A placeholder's value for a partner and a visitor. A fixed value is a name, a phone number or data of a visitor: shown unchanged and
 * never parsed as a text. Any other value is a text with placeholders.
 */
export interface Entry {
  readonly text: (input: CopyInput) => string
  readonly fixed: boolean
}

const DAY_MS = 86_400_000

const name = (text: Entry['text']): Entry => ({ text, fixed: true })
const words = (text: Entry['text']): Entry => ({ text, fixed: false })
const given = <T>(value: T | undefined, wording: (value: T) => string): string => (value === undefined ? '' : wording(value))

/** Wording of a tier's rate; null for a tier that earns nothing. A VIP of a program without a VIP rate gets the Select one. */
export function rateWording(program: CopyProgram, tier: TierLevel): RateWording | null {
  const rate = rateOf(program.earnRates, tier)
  return rate === null ? null : wordRate(rate, program.currency)
}

/** Wording of an amount earned in the program's unit. */
export function benefitWording(program: CopyProgram, amount: number): BenefitWording {
  return wordBenefit(amount, program.earnRates[0].kind, program.currencyType, program.currency)
}

/** Wording of an amount that is promised: a bonus, in whole dollars if it is money without cents. */
export function bonusWording(program: CopyProgram, amount: number): BenefitWording {
  return wordBenefit(amount, program.earnRates[0].kind, program.currencyType, program.currency, formatShortMoney)
}

const rate = (tier: TierLevel, { program }: CopyInput): string => rateWording(program, tier)?.text ?? ''
const best = ({ program }: CopyInput): string => wordRate(bestRate(program.earnRates), program.currency).text
/** For a visitor without a tier: a text must not promise everyone the rate of the highest. */
const upToBest = (input: CopyInput): string => {
  const all = new Set(([0, 2, 3] as const).map((tier) => rate(tier, input)))
  return all.size > 1 ? `up to ${best(input)}` : best(input)
}
const bonus = (amount: number | undefined, { program }: CopyInput): string => given(amount, (units) => bonusWording(program, units).text)

/** The product's placeholders (COPY-19, COPY-22, COPY-23, COPY-28); each is computed on its first use in a text for a visitor. */
const PRODUCT: Readonly<Record<Placeholder, Entry>> = {
  currency: words(({ program }) => program.currency.many),
  currency_one: words(({ program }) => program.currency.one),
  program: name(({ program }) => program.programName),
  partner: name(({ program }) => program.name),
  loyalty: name(({ program }) => program.loyaltyName),
  year: words(({ program, now }) => yearAt(now ?? new Date(), program.timeZone)),
  phone: name(({ support }) => support.phone.formatted),
  email: name(({ support }) => support.email.display),
  first_name: name(({ visitor }) => visitor.firstName ?? ''),
  earn_basic: words((input) => rate(0, input)),
  earn_select: words((input) => rate(2, input)),
  earn_vip: words((input) => rate(3, input)),
  earn_best: words(best),
  // A member who is not activated is shown as Basic (TIER-02), with the rate after activation.
  earn_mine: words((input) => {
    const { tier } = input.visitor
    return tier === null ? upToBest(input) : rate(tier === 1 ? 0 : tier, input)
  }),
  CurrentEarningShort0: words(() => 'Earn {earn_basic}'),
  CurrentEarningShort1: words(() => 'Activate to earn {currency}'),
  CurrentEarningShort2: words(() => 'Earn {earn_select}'),
  CurrentEarningShort3: words(() => 'Earn {earn_vip}'),
  tier_basic: name(() => TIER_NAMES[0]),
  tier_select: name(() => TIER_NAMES[2]),
  tier_vip: name(() => TIER_NAMES[3]),
  vip_dines: words(({ program }) => given(program.vip?.dines, formatCount)),
  vip_dine: words(({ program }) => given(program.vip?.dines, formatOrdinal)),
  new_member_bonus: words((input) => bonus(input.program.newMemberBonus?.units, input)),
  new_member_spend: words(({ program }) => given(program.newMemberBonus?.spendCents, formatShortMoney)),
  new_member_days: words(({ program }) => given(program.newMemberBonus?.withinDays, formatCount)),
  reservation_bonus: words((input) => bonus(input.program.reservationBonusUnits, input)),
  credit_from: words(({ program }) => given(program.statementCreditFromCents, formatShortMoney)),
  max_cards: words(() => formatCount(MAX_LINKED_CARDS)),
  award_days: words(() => formatCount(PENDING_DAYS)),
  missing_days: words(() => formatCount(MISSING_REWARDS_AFTER_DAYS)),
  lock_minutes: words(() => formatCount(LOCK_MINUTES)),
  remembered_days: words(() => formatCount(REMEMBERED_SESSION_MS / DAY_MS)),
}

/** A token's value, or undefined for an unknown token. The partner's own tokens can add to and replace the product's. */
export function entryOf(token: string, { copy: { tokens } }: CopyInput): Entry | undefined {
  const own = tokens !== undefined && Object.hasOwn(tokens, token) ? tokens[token] : undefined
  if (own !== undefined) return words(() => own)
  return Object.hasOwn(PRODUCT, token) ? PRODUCT[token as Placeholder] : undefined
}
