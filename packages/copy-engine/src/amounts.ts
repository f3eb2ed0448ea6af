import type { CurrencyType } from '@dining/domain'

/** The only locale of the product's texts. */
export const LOCALE = 'en-US'

/** Created on first use, once. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** "1,234,567" of the digits of a whole number. */
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')

/**
 * The amount of a number in US style, as `Intl.NumberFormat` writes it. Our own, because the first formatter of Intl takes 20 ms of a phone's first page
 * (tooling/decisions/2026-11-26-figures-without-intl.md).
 * @param value below 2^53 in amount
 * @param most the most digits after the point; a half is rounded up
 * @param least the fewest digits after the point
 */
function amountOf(value: number, most: number, least: number): string {
  // The shortest decimal that is this number: 1.005 is meant, not the binary fraction just below it.
  const text = String(Math.abs(value))
  const rounded = Math.round(text.includes('e') ? Math.abs(value) * 10 ** most : Number(`${text}e${most}`))
  const digits = String(rounded).padStart(most + 1, '0')
  const point = digits.length - most
  const fraction = digits.slice(point).replace(/0+$/, '').padEnd(least, '0')
  return `${grouped(digits.slice(0, point))}${fraction === '' ? '' : `.${fraction}`}`
}

const signed = (value: number, text: string): string => (value < 0 ? `-${text}` : text)

/** "$52.00" from cents. */
export const formatMoney = (cents: number): string => signed(cents, `$${amountOf(cents / 100, 2, 2)}`)

/** "$20" from cents; with cents if there are any. */
export const formatShortMoney = (cents: number): string =>
  cents % 100 === 0 ? signed(cents, `$${amountOf(cents / 100, 0, 0)}`) : formatMoney(cents)

/** "2,460". */
export const formatCount = (value: number): string => signed(value, amountOf(value, 3, 0))

/** "2.5%" from hundredths of a percent. */
export const formatBasisPoints = (basisPoints: number): string => `${signed(basisPoints, amountOf(basisPoints / 100, 2, 0))}%`

/** "0.3 mi" from miles. */
export const formatDistance = (miles: number): string => `${amountOf(miles, 1, 1)} mi`

/** "12th" of a whole number from 0. */
export function formatOrdinal(value: number): string {
  const isTeen = Math.floor((value % 100) / 10) === 1
  return `${formatCount(value)}${(isTeen ? undefined : ORDINAL_ENDINGS[value % 10]) ?? 'th'}`
}

const ORDINAL_ENDINGS: readonly (string | undefined)[] = [undefined, 'st', 'nd', 'rd']

/** The English plural form of a word for a number. */
export function pluralForm(value: number, forms: { readonly one: string; readonly other: string }): string {
  return Math.abs(value) === 1 ? forms.one : forms.other
}

/** Whether rewards of this currency are counted in cents. */
export function paysMoney(currencyType: CurrencyType): boolean {
  return currencyType === 'Dollar' || currencyType === 'Credit'
}
