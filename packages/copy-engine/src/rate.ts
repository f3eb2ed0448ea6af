import type { CurrencyType, EarnRate } from '@dining/domain'

import { formatBasisPoints, formatCount, formatMoney, formatShortMoney, paysMoney, pluralForm } from './amounts.ts'

/** A rate in the parts of its display: one large numeral, its unit and the base amount; `text` is the whole as one line. */
export interface RateWording {
  readonly numeral: string
  readonly unit: string
  /** Never empty, so that the display always has two lines. */
  readonly per: string
  /** "1 mile per $2", "2.5% back", "10¢/gal per $50". */
  readonly text: string
}

/** An amount earned: "300" and "miles"; for money the sign belongs to the numeral and the unit is its name. */
export interface BenefitWording {
  readonly numeral: string
  readonly unit: string
  readonly text: string
}

interface Currency {
  readonly one: string
  readonly many: string
}

/** Length of a unit beside which nothing else fits. */
const LONG_UNIT = 14

/**
 * The two lines beside a rate's numeral, the second with the tier; a long name of the currency has its own line.
 * @param whose "as a VIP"
 */
export function rateLines({ unit, per }: RateWording, whose: string): { readonly unit: string; readonly note: string } {
  return unit.length > LONG_UNIT ? { unit, note: `${per} ${whose}` } : { unit: `${unit} ${per}`, note: whose }
}

/** Wording of a rate, singular for one unit. */
export function wordRate(rate: EarnRate, currency: Currency): RateWording {
  if (rate.kind === 'units') {
    const numeral = formatCount(rate.units)
    const unit = pluralForm(rate.units, { one: currency.one, other: currency.many })
    const per = `per ${formatShortMoney(rate.perCents)}`
    return { numeral, unit, per, text: `${numeral} ${unit} ${per}` }
  }
  if (rate.kind === 'percent') {
    const numeral = formatBasisPoints(rate.basisPoints)
    return { numeral, unit: 'cash', per: 'back', text: `${numeral} back` }
  }
  const numeral = `${formatCount(rate.tenthsOfCentPerGallon / 10)}¢`
  const per = `per ${formatShortMoney(rate.perCents)}`
  return { numeral, unit: '/gal', per, text: `${numeral}/gal ${per}` }
}

/**
 * Wording of what a dine, a bonus or a year earned.
 * @param amount whole units, cents for money partners, tenths of a cent per gallon where the program pays fuel savings
 * @param pays the kind of the program's rates
 * @param inMoney writes cents; `formatShortMoney` for an amount that is promised, which is mostly whole dollars
 */
export function wordBenefit(
  amount: number,
  pays: EarnRate['kind'],
  currencyType: CurrencyType,
  currency: Currency,
  inMoney = formatMoney,
): BenefitWording {
  if (pays === 'fuel') {
    const numeral = `${formatCount(amount / 10)}¢`
    return { numeral, unit: '/gal', text: `${numeral}/gal` }
  }
  if (paysMoney(currencyType)) {
    const numeral = inMoney(amount)
    return { numeral, unit: currency.many, text: `${numeral} ${currency.many}` }
  }
  const numeral = formatCount(amount)
  const unit = pluralForm(Math.abs(amount), { one: currency.one, other: currency.many })
  return { numeral, unit, text: `${numeral} ${unit}` }
}
