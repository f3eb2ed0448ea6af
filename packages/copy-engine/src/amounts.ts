import type { CurrencyType } from '@dining/domain'

/** The only locale of the product's texts. */
export const LOCALE = 'en-US'

/** Created on first use, once. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Cache of formatted numbers; a page repeats the same few. */
const KEPT_FIGURES = 1_000

function kept<T extends string>(format: (figure: number) => T): (figure: number) => T {
  const ready = new Map<number, T>()
  return (figure) => {
    const known = ready.get(figure)
    if (known !== undefined) return known
    if (ready.size >= KEPT_FIGURES) ready.clear()
    const made = format(figure)
    ready.set(figure, made)
    return made
  }
}

const money = once(() => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' }))
const wholeMoney = once(() => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }))
const count = once(() => new Intl.NumberFormat(LOCALE))
const percent = once(() => new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 2 }))
const pluralRules = once(() => new Intl.PluralRules(LOCALE))
const plural = kept((value) => pluralRules().select(value))
const ordinal = once(() => new Intl.PluralRules(LOCALE, { type: 'ordinal' }))
const distance = once(
  () =>
    new Intl.NumberFormat(LOCALE, {
      style: 'unit',
      unit: 'mile',
      unitDisplay: 'short',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
)

const ORDINAL_ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

/** "$52.00" from cents. */
export const formatMoney = kept((cents) => money().format(cents / 100))

/** "$20" from cents; with cents if there are any. */
export const formatShortMoney = kept((cents) => (cents % 100 === 0 ? wholeMoney : money)().format(cents / 100))

/** "2,460". */
export const formatCount = kept((value) => count().format(value))

/** "2.5%" from hundredths of a percent. */
export function formatBasisPoints(basisPoints: number): string {
  return percent().format(basisPoints / 10_000)
}

/** "0.3 mi" from miles. */
export function formatDistance(miles: number): string {
  return distance().format(miles)
}

/** "12th". */
export function formatOrdinal(value: number): string {
  return `${formatCount(value)}${ORDINAL_ENDINGS[ordinal().select(value)] ?? 'th'}`
}

/** The plural form of a word for a number. */
export function pluralForm(value: number, forms: { readonly one: string; readonly other: string }): string {
  return plural(value) === 'one' ? forms.one : forms.other
}

/** Whether rewards of this currency are counted in cents. */
export function paysMoney(currencyType: CurrencyType): boolean {
  return currencyType === 'Dollar' || currencyType === 'Credit'
}
