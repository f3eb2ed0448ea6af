import type { DiningOption, Highlight, Meal, OfferType, Weekday } from '@dining/domain'
import type { ColumnType, Generated } from 'kysely'

import type { Day, Json } from './columns.ts'

export interface PlaceTable {
  zip_code: string
  city: string
  state: string
  latitude: number
  longitude: number
  population: number
  time_zone: string
}

export interface CityTable {
  id: number
  name: string
  /** The name in lower case, without accents and punctuation, for comparison with a typed name. */
  name_key: string
  state: string
  latitude: number
  longitude: number
  population: number
}

export interface MerchantFacts {
  /** The card network's id of the merchant, which the feed uses. */
  network_id: string
  name: string
  about: string
  phone: string | null
  address1: string
  city: string
  state: string
  zip_code: string
  neighborhood: string | null
  latitude: number
  longitude: number
  time_zone: string
  price_range: number
  rating: number
  rating_count: number
  cuisines: string[]
  features: DiningOption[]
  meals: Meal[]
  acclaimed_level: number
  highlight: Highlight | null
  hours: Json<{ day: Weekday; opens: number; closes: number }[]>
  menu_url: string | null
  menu_images: Json<{ url: string; alt: string }[]>
  order_url: string | null
  order_origin: string | null
  open_table_id: string | null
  /** Path of its picture on every site, to which a size is added; null without one. */
  image_base_url: string | null
  /** Where its picture comes from, on the site of another; pages never name it. */
  photo_url: string | null
  /** Where the pictures of its menu come from. */
  menu_picture_urls: string[] | null
  origin: string
  offer_type: OfferType
  offer_days: Weekday[]
  offer_meals: Meal[]
  max_visits_per_month: number | null
  max_spend_cents_per_month: number | null
  first_day: Day | null
  last_day: Day | null
  access_tier: number
  bonus_units: number | null
  campaign_codes: string[]
  reviews: Json<{ id: string; rating: number; text: string; author: string; date: string }[]>
  events: Json<{ id: string; title: string; date: string; text: string }[]>
  /** Name and cuisines in lower case without accents, for comparison with a typed text. */
  search_text: string
  /** `default` marks restaurants of the demonstration. */
  source: 'default' | 'import'
}

export interface MerchantTable extends MerchantFacts {
  id: string
  active: Generated<boolean>
  /** When an import last changed it; null if that is unknown. */
  changed_at: Generated<Date | null>
}

/** Columns of a merchant in a list; beside the table, so that a new field of a card is one change. */
export const MERCHANT_LIST_COLUMNS = [
  'id',
  'name',
  'address1',
  'city',
  'state',
  'zip_code',
  'neighborhood',
  'latitude',
  'longitude',
  'time_zone',
  'price_range',
  'rating',
  'rating_count',
  'cuisines',
  'acclaimed_level',
  'highlight',
  'open_table_id',
  'image_base_url',
  'origin',
  'offer_type',
  'first_day',
  'last_day',
  'access_tier',
  'bonus_units',
  'campaign_codes',
] as const satisfies readonly (keyof MerchantTable)[]

export interface MerchantStageTable extends MerchantFacts {
  import_id: string
  line: number
}

export interface MerchantImportTable {
  id: string
  file_name: string
  file_hash: string
  started_at: Date
  finished_at: Date | null
  counts: ColumnType<Record<string, number>, string | undefined, string>
}

/** A picture that an import names by its address, and what came of fetching it. */
export interface MerchantPictureTable {
  url: string
  state: 'waiting' | 'fetched' | 'failed'
  /** Failed attempts in a row. */
  attempts: Generated<number>
  due_at: Date
  changed_at: Date
  /** Why the last attempt failed. */
  reason: string | null
  /** Hash of what it shows; null before it was fetched. */
  picture_id: string | null
}

export interface MerchantPictureFileTable {
  picture_id: string
  format: string
  /** Px; 0 for the whole picture, which is not cut to the ratio of the others. */
  width: number
  bytes: Uint8Array
  made_at: Date
}
