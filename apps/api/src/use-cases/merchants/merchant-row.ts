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
  type Result,
} from '@dining/domain'
import type { Insertable } from 'kysely'

import { nameKey } from '../../store/name-key.ts'
import { searchText } from '../../store/search-text.ts'
import type { MerchantStageTable } from '../../store/tables.ts'
import { issue, refuse, type LineIssue } from '../imports/issues.ts'
import {
  day,
  decimal,
  isMissing,
  listOf,
  oneOf,
  refuseShowing,
  text,
  typed,
  webAddress,
  whole,
  yesNo,
  type Reader,
} from './field-readers.ts'
import { hours } from './hours.ts'

const state: Reader<string> = (value) => {
  const word = typed(value)
  const code = word.toUpperCase()
  const found = isUsState(code) ? code : Object.entries(US_STATES).find(([, name]) => nameKey(name) === nameKey(word))?.[0]
  return found === undefined ? refuseShowing(value, 'not-state') : succeed(found)
}

/** Five digits; four further digits are removed, and a leading zero that a spreadsheet removed is restored. */
const zipCode: Reader<string> = (value) => {
  const digits = typed(value).replace(/[-\s]\d{4}$/, '')
  return /^\d{3,5}$/.test(digits) ? succeed(digits.padStart(5, '0')) : refuseShowing(value, 'not-zip')
}

/** Ten digits; an extension, or an x without a number, is removed. */
const phone: Reader<string> = (value) => {
  const number = parsePhone(typed(value).replace(/\s*(x|ext\.?)\s*\d*$/i, ''))
  return number.ok ? succeed(formatPhone(number.value)) : refuseShowing(value, 'not-phone')
}

/** Restaurants elsewhere have no ZIP code, and no card network of ours. */
const country: Reader<string> = (value) =>
  /^(us|usa|u\.s\.(a\.)?|united states( of america)?)$/i.test(typed(value)) ? succeed('US') : refuseShowing(value, 'not-us')

/** 1 to 4, or that number of dollar signs. */
const price: Reader<number> = (value) => (/^\$+$/.test(typed(value)) ? whole(0, 4)(typed(value).length) : whole(0, 4)(value))

/** Pictures of a menu on a page. */
const MAX_MENU_PICTURES = 12

const shortListOf =
  <T>(item: Reader<T>, most: number): Reader<T[]> =>
  (value) => {
    const list = listOf(item)(value)
    return list.ok && list.value.length > most ? refuse('too-many', most) : list
  }

const optional = <T>(reader: Reader<T>) => ({ required: false, reader }) as const
const required = <T>(reader: Reader<T>) => ({ required: true, reader }) as const

/** Fields of an import, by the names that a file or its mapping uses. Money in cents, days as ISO dates. */
const FIELDS = {
  networkId: required(text(40)),
  name: required(text(120)),
  address1: required(text(120)),
  city: optional(text(60)),
  state: optional(state),
  zipCode: optional(zipCode),
  country: optional(country),
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
  hours: optional(hours),
  photoUrl: optional(webAddress),
  menuPictureUrls: optional(shortListOf(webAddress, MAX_MENU_PICTURES)),
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
  /** In a file of changes: whether the restaurant is taken out. Such a row needs nothing but its networkId. */
  withdrawn: optional(yesNo),
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
  readonly leftOut: readonly LineIssue[]
}

/** Optional values: if invalid, they are omitted and the row is still imported. */
const DISPENSABLE: ReadonlySet<string> = new Set<FieldName>(['phone', 'menuUrl', 'hours', 'photoUrl', 'menuPictureUrls'])

/** Reads a mapped record; an error names every invalid field. Pure: places are checked later. */
export function readMerchantRow(record: Readonly<Partial<Record<FieldName, unknown>>>): Result<ReadRow, readonly LineIssue[]> {
  const input: Partial<Record<FieldName, unknown>> = {}
  const issues: LineIssue[] = []
  const leftOut: LineIssue[] = []
  for (const field of FIELD_NAMES) {
    const { required: needed, reader } = FIELDS[field]
    if (isMissing(record[field])) {
      if (needed) issues.push({ field, ...issue('missing') })
      continue
    }
    const value = reader(record[field])
    if (value.ok) input[field] = value.value
    else (DISPENSABLE.has(field) ? leftOut : issues).push({ field, ...value.error })
  }
  const all = [...issues, ...disagreements(input)]
  // Every field was read by the reader with its name.
  return all.length > 0 ? fail(all) : succeed({ input: input as MerchantInput, leftOut })
}

/** The networkId of a row that withdraws its restaurant. */
export function readWithdrawal(record: Readonly<Partial<Record<FieldName, unknown>>>): Result<string, readonly LineIssue[]> {
  const withdrawn = yesNo(record.withdrawn)
  if (!withdrawn.ok) return fail([{ field: 'withdrawn', ...withdrawn.error }])
  if (isMissing(record.networkId)) return fail([{ field: 'networkId', ...issue('missing') }])
  const id = FIELDS.networkId.reader(record.networkId)
  return id.ok ? id : fail([{ field: 'networkId', ...id.error }])
}

/** Terms that contradict each other. */
function disagreements({
  offerType,
  maxVisitsPerMonth,
  maxSpendCentsPerMonth,
  firstDay,
  lastDay,
}: Partial<Record<FieldName, unknown>>): LineIssue[] {
  const limited = maxVisitsPerMonth !== undefined || maxSpendCentsPerMonth !== undefined
  const issues: LineIssue[] = []
  if (offerType === 'Unlimited' && limited) issues.push({ field: 'offerType', ...issue('limits') })
  if (offerType === 'Limited' && !limited) issues.push({ field: 'offerType', ...issue('limit-missing') })
  if (typeof firstDay === 'string' && typeof lastDay === 'string' && firstDay > lastDay)
    issues.push({ field: 'lastDay', ...issue('offer-day-order') })
  return issues
}

type JsonColumn = 'hours' | 'menu_images' | 'reviews' | 'events'
/** A row to stage. Its JSON columns are still values. */
export type MerchantFacts = Omit<Insertable<MerchantStageTable>, 'import_id' | 'line' | JsonColumn> & Readonly<Record<JsonColumn, unknown>>

/** Facts that pages show and search filters by; their absence is counted and reported. */
export const REPORTED_FACTS = ['hours', 'mealsServed', 'features', 'about', 'cuisines', 'priceRange', 'phone', 'photoUrl'] as const
export type ReportedFact = (typeof REPORTED_FACTS)[number]

/** Where a restaurant is: as its row says, or by its position if the row lacks it. */
export type RowPlace = Readonly<Record<'zip_code' | 'time_zone' | 'city' | 'state', string>>

/**
 * The merchant of a row. What a file does not contain is absent: an empty text or list, 0 or null. Terms of the offer that it does not limit are
 * unlimited, as those of every restaurant that participates without limits.
 */
export function merchantOf(
  row: MerchantInput,
  place: RowPlace,
): { readonly facts: MerchantFacts; readonly absent: readonly ReportedFact[] } {
  const cuisines = row.cuisines ?? []
  const limited = row.maxVisitsPerMonth !== undefined || row.maxSpendCentsPerMonth !== undefined
  const facts: MerchantFacts = {
    network_id: row.networkId,
    name: row.name,
    about: row.about ?? '',
    phone: row.phone ?? null,
    address1: row.address1,
    ...place,
    // Many files repeat the town in this field.
    neighborhood: row.neighborhood === undefined || row.neighborhood === place.city ? null : row.neighborhood,
    latitude: row.latitude,
    longitude: row.longitude,
    price_range: row.priceRange ?? 0,
    rating: row.rating ?? 0,
    rating_count: row.ratingCount ?? 0,
    cuisines,
    features: row.features ?? [],
    meals: row.mealsServed ?? [],
    acclaimed_level: row.acclaimedLevel ?? 0,
    highlight: row.highlight ?? null,
    hours: row.hours ?? [],
    menu_url: row.menuUrl ?? null,
    menu_images: [],
    menu_picture_urls: row.menuPictureUrls ?? null,
    order_url: row.orderUrl ?? null,
    order_origin: row.orderOrigin ?? (row.orderUrl === undefined ? null : new URL(row.orderUrl).hostname.replace(/^www\./, '')),
    open_table_id: row.openTableId ?? null,
    image_base_url: null,
    photo_url: row.photoUrl ?? null,
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
    reviews: [],
    events: [],
    search_text: searchText(row.name, cuisines),
    source: 'import',
  }
  return { facts, absent: REPORTED_FACTS.filter((field) => row[field] === undefined) }
}
