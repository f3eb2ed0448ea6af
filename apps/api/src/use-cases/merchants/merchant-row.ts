import {
  DINING_OPTIONS,
  fail,
  formatPhone,
  HIGHLIGHTS,
  isUsState,
  MEALS,
  OFFER_TYPES,
  parsePhone,
  succeed,
  US_STATES,
  WEEKDAYS,
  type DiningOption,
  type Meal,
  type Result,
} from '@dining/domain'
import type { Insertable } from 'kysely'

import { nameKey } from '../../store/name-key.ts'
import { searchText } from '../../store/search-text.ts'
import type { MerchantStageTable } from '../../store/tables.ts'
import { day, decimal, isMissing, listOf, oneOf, shown, text, typed, webAddress, whole, type Reader } from './field-readers.ts'

/** What is wrong with one field of a row; the reason completes "<field> …". */
export interface RowIssue {
  readonly field: string
  readonly reason: string
}

const state: Reader<string> = (value) => {
  const word = typed(value)
  const code = word.toUpperCase()
  const found = isUsState(code) ? code : Object.entries(US_STATES).find(([, name]) => nameKey(name) === nameKey(word))?.[0]
  return found === undefined ? fail(`is no state of the U.S.: ${shown(value)}`) : succeed(found)
}

/** Five digits; four further digits are removed, and a leading zero that a spreadsheet removed is restored. */
const zipCode: Reader<string> = (value) => {
  const digits = typed(value).replace(/[-\s]\d{4}$/, '')
  return /^\d{3,5}$/.test(digits) ? succeed(digits.padStart(5, '0')) : fail(`is not a ZIP code: ${shown(value)}`)
}

/** Ten digits; an extension, or an x without a number, is removed. */
const phone: Reader<string> = (value) => {
  const number = parsePhone(typed(value).replace(/\s*(x|ext\.?)\s*\d*$/i, ''))
  return number.ok ? succeed(formatPhone(number.value)) : fail(`is no phone number of the U.S.: ${shown(value)}`)
}

/** 1 to 4, or that number of dollar signs. */
const price: Reader<number> = (value) => (/^\$+$/.test(typed(value)) ? whole(0, 4)(typed(value).length) : whole(0, 4)(value))

const optional = <T>(reader: Reader<T>) => ({ required: false, reader }) as const
const required = <T>(reader: Reader<T>) => ({ required: true, reader }) as const

/** Fields of an import, by the names that a file or its mapping uses. Money in cents, days as ISO dates. */
const FIELDS = {
  networkId: required(text(40)),
  name: required(text(120)),
  address1: required(text(120)),
  city: required(text(60)),
  state: required(state),
  zipCode: required(zipCode),
  latitude: required(decimal(-90, 90)),
  longitude: required(decimal(-180, 180)),
  neighborhood: optional(text(80)),
  phone: optional(phone),
  about: optional(text(2_000)),
  cuisines: optional(listOf(text(40))),
  priceRange: optional(price),
  rating: optional(decimal(0, 5)),
  ratingCount: optional(whole(0, 10_000_000)),
  features: optional(listOf(oneOf(DINING_OPTIONS))),
  mealsServed: optional(listOf(oneOf(MEALS))),
  acclaimedLevel: optional(whole(0, 2)),
  highlight: optional(oneOf(HIGHLIGHTS)),
  menuUrl: optional(webAddress),
  orderUrl: optional(webAddress),
  orderOrigin: optional(text(40)),
  openTableId: optional(text(40)),
  origin: optional(text(40)),
  offerType: optional(oneOf(OFFER_TYPES)),
  offerDays: optional(listOf(oneOf(WEEKDAYS))),
  offerMeals: optional(listOf(oneOf(MEALS))),
  maxVisitsPerMonth: optional(whole(1, 1_000)),
  maxSpendCentsPerMonth: optional(whole(1, 100_000_000)),
  firstDay: optional(day),
  lastDay: optional(day),
  accessTier: optional(oneOf(['0', '2', '3'])),
  bonusUnits: optional(whole(1, 1_000_000)),
  campaignCodes: optional(listOf(text(40))),
} as const

export type FieldName = keyof typeof FIELDS
export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[]
export const REQUIRED_FIELDS = FIELD_NAMES.filter((name) => FIELDS[name].required)

type ValueOf<Name extends FieldName> = (typeof FIELDS)[Name] extends { reader: Reader<infer T> } ? T : never
type RequiredName = { [Name in FieldName]: (typeof FIELDS)[Name]['required'] extends true ? Name : never }[FieldName]

/** A row in which every value is valid; an empty optional field is absent. */
export type MerchantInput = { readonly [Name in RequiredName]: ValueOf<Name> } & {
  readonly [Name in Exclude<FieldName, RequiredName>]?: ValueOf<Name>
}

/** A row, and the values that were omitted because they could not be read. */
export interface ReadRow {
  readonly input: MerchantInput
  readonly leftOut: readonly RowIssue[]
}

/** Optional values: if invalid, they are omitted and the row is still imported. */
const DISPENSABLE: ReadonlySet<string> = new Set<FieldName>(['phone', 'menuUrl'])

/** Reads a mapped record; an error names every invalid field. Pure: places are checked later. */
export function readMerchantRow(record: Readonly<Partial<Record<FieldName, unknown>>>): Result<ReadRow, readonly RowIssue[]> {
  const input: Partial<Record<FieldName, unknown>> = {}
  const issues: RowIssue[] = []
  const leftOut: RowIssue[] = []
  for (const field of FIELD_NAMES) {
    const { required: needed, reader } = FIELDS[field]
    if (isMissing(record[field])) {
      if (needed) issues.push({ field, reason: 'is missing' })
      continue
    }
    const value = reader(record[field])
    if (value.ok) input[field] = value.value
    else (DISPENSABLE.has(field) ? leftOut : issues).push({ field, reason: value.error })
  }
  const all = [...issues, ...disagreements(input)]
  // Every field was read by the reader with its name.
  return all.length > 0 ? fail(all) : succeed({ input: input as MerchantInput, leftOut })
}

/** Terms that contradict each other. */
function disagreements({
  offerType,
  maxVisitsPerMonth,
  maxSpendCentsPerMonth,
  firstDay,
  lastDay,
}: Partial<Record<FieldName, unknown>>): RowIssue[] {
  const limited = maxVisitsPerMonth !== undefined || maxSpendCentsPerMonth !== undefined
  const issues: RowIssue[] = []
  if (offerType === 'Unlimited' && limited) issues.push({ field: 'offerType', reason: 'is Unlimited beside a limit' })
  if (offerType === 'Limited' && !limited) issues.push({ field: 'offerType', reason: 'is Limited without a limit' })
  if (typeof firstDay === 'string' && typeof lastDay === 'string' && firstDay > lastDay)
    issues.push({ field: 'lastDay', reason: 'is before firstDay' })
  return issues
}

export type MerchantFacts = Omit<Insertable<MerchantStageTable>, 'import_id' | 'line'>

/** Values that pages need and the file does not contain; each is counted and reported. */
export const MADE_UP = ['mealsServed', 'features', 'about'] as const
export type MadeUp = (typeof MADE_UP)[number]

/** Where a restaurant is, as far as its row needs it. */
interface RowPlace {
  readonly zip_code: string
  readonly time_zone: string
}

/** Completes a row of a file. Generated values depend only on the row, so that the same file results in the same merchants. */
export function fillRow(
  row: MerchantInput,
  { place }: { readonly place: RowPlace },
): { readonly facts: MerchantFacts; readonly madeUp: readonly MadeUp[] } {
  const cuisines = row.cuisines ?? []
  const madeUp = MADE_UP.filter((field) => row[field] === undefined)
  const limited = row.maxVisitsPerMonth !== undefined || row.maxSpendCentsPerMonth !== undefined
  const facts: MerchantFacts = {
    network_id: row.networkId,
    name: row.name,
    about: row.about ?? aboutOf(row, cuisines),
    phone: row.phone ?? null,
    address1: row.address1,
    city: row.city,
    state: row.state,
    zip_code: place.zip_code,
    // Many files repeat the town in this field.
    neighborhood: row.neighborhood === undefined || row.neighborhood === row.city ? null : row.neighborhood,
    latitude: row.latitude,
    longitude: row.longitude,
    time_zone: place.time_zone,
    price_range: row.priceRange ?? 0,
    rating: row.rating ?? 0,
    rating_count: row.ratingCount ?? 0,
    cuisines,
    features: row.features ?? optionsOf(row),
    meals: row.mealsServed ?? mealsOf(row, cuisines),
    acclaimed_level: row.acclaimedLevel ?? 0,
    highlight: row.highlight ?? null,
    hours: '[]',
    menu_url: row.menuUrl ?? null,
    menu_images: '[]',
    order_url: row.orderUrl ?? null,
    order_origin: row.orderOrigin ?? null,
    open_table_id: row.openTableId ?? null,
    image_base_url: null,
    origin: row.origin ?? 'network',
    offer_type: row.offerType ?? (limited ? 'Limited' : 'Unlimited'),
    offer_days: row.offerDays ?? [...WEEKDAYS],
    offer_meals: row.offerMeals ?? [],
    max_visits_per_month: row.maxVisitsPerMonth ?? null,
    max_spend_cents_per_month: row.maxSpendCentsPerMonth ?? null,
    first_day: row.firstDay ?? null,
    last_day: row.lastDay ?? null,
    access_tier: Number(row.accessTier ?? 0),
    bonus_units: row.bonusUnits ?? null,
    campaign_codes: row.campaignCodes ?? [],
    reviews: '[]',
    events: '[]',
    search_text: searchText(row.name, cuisines),
    source: 'import',
  }
  return { facts, madeUp }
}

function aboutOf({ neighborhood, city, state }: MerchantInput, [cuisine]: readonly string[]): string {
  const where = neighborhood === undefined || neighborhood === city ? `${city}, ${state}` : `${neighborhood}, ${city}`
  return `${cuisine ?? 'A restaurant'} in ${where}.`
}

const MORNING = /breakfast|brunch|caf[eé]|coffee|diner|bakery|pancake|tea\b/i
const NIGHT = /\bbar\b|pub\b|brew|tavern|lounge|beer|wine/i
/** From this price on, a restaurant is assumed to be open only for dinner. */
const DINNER_ONLY_FROM = 4

function mealsOf(row: MerchantInput, cuisines: readonly string[]): Meal[] {
  const words = [row.name, ...cuisines].join(' ')
  if (MORNING.test(words)) return ['Breakfast', 'Brunch', 'Lunch']
  const meals: Meal[] = (row.priceRange ?? 0) >= DINNER_ONLY_FROM ? ['Dinner'] : ['Lunch', 'Dinner']
  return NIGHT.test(words) ? [...meals, 'Late night'] : meals
}

function optionsOf({ priceRange = 0, orderUrl }: MerchantInput): DiningOption[] {
  const options: DiningOption[] = priceRange >= DINNER_ONLY_FROM ? ['Dine in'] : ['Dine in', 'Takeout']
  return orderUrl === undefined ? options : [...options, 'Order online']
}
