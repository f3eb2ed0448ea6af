import { WEEKDAYS, type DiningOption, type Meal } from '@dining/domain'
import type { Insertable } from 'kysely'

import { searchText } from '../../store/search-text.ts'
import type { MerchantStageTable } from '../../store/tables.ts'
import type { MerchantInput } from './merchant-row.ts'
import type { Placed } from './place-row.ts'

export type MerchantFacts = Omit<Insertable<MerchantStageTable>, 'import_id' | 'line'>

/** Values that pages need and the file does not contain; each is counted and reported. */
export const MADE_UP = ['mealsServed', 'features', 'about'] as const
export type MadeUp = (typeof MADE_UP)[number]

/** Completes a row of a file. Generated values depend only on the row, so that the same file results in the same merchants. */
export function fillRow(row: MerchantInput, { place }: Placed): { readonly facts: MerchantFacts; readonly madeUp: readonly MadeUp[] } {
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
