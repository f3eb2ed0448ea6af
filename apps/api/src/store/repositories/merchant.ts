import type { DiningOption, EarningTier, Meal } from '@dining/domain'
import { sql, type RawBuilder, type Selectable } from 'kysely'

import { EARTH_MILES } from '../great-circle.ts'
import { MERCHANT_LIST_COLUMNS } from '../tables/merchant.ts'
import type { MerchantTable, Tx } from '../tables.ts'

export type MerchantRow = Selectable<MerchantTable>

export type MerchantListRow = Pick<MerchantRow, (typeof MERCHANT_LIST_COLUMNS)[number]> & {
  /** Miles from the searched position; null without one. */
  readonly distance: number | null
}

/** The filters of a search; an absent one does not apply. */
export interface MerchantSearch {
  readonly around: { readonly latitude: number; readonly longitude: number; readonly radiusMiles: number } | null
  /** Typed name or cuisine in the form of `typedText`. */
  readonly text: string
  readonly campaignCode: string | undefined
  readonly acclaimed: boolean
  /** Only merchants where this tier earns today. */
  readonly benefitsFor: EarningTier | undefined
  /** The merchant must offer all of them. */
  readonly features: readonly DiningOption[]
  readonly isNew: boolean
  /** The merchant must serve at least one of them. */
  readonly mealsServed: readonly Meal[]
  /** The merchant must have one of them. */
  readonly priceRange: readonly number[]
  readonly reservations: boolean
  readonly sortBy: 'distance' | 'rating' | 'name' | 'match'
  readonly now: Date
  readonly offset: number
  readonly limit: number
}

export interface MerchantPage {
  readonly rows: readonly MerchantListRow[]
  readonly total: number
}

const MILES_PER_DEGREE = (EARTH_MILES * Math.PI) / 180
/** A little wider than the circle, because of rounding and the box's straight sides. */
const BOX_MARGIN = 1.01

/** The part of a partner's configuration that decides which merchants it has. */
export interface MerchantOwner {
  readonly hasVIP: boolean
}

/** Merchants are the same for every partner, without those where only VIP earns if the program has no VIP (TIER-07). */
export function merchantRepo(tx: Tx, { hasVIP }: MerchantOwner) {
  const participating = hasVIP ? sql<boolean>`active` : sql<boolean>`active and access_tier < 3`
  const statement = (search: MerchantSearch) => searchStatement(search, participating)
  return {
    /** A page of matching merchants; a merchant whose offer has ended is no longer found. */
    search: async (search: MerchantSearch): Promise<MerchantPage> => {
      const { rows } = await statement(search).execute(tx)
      const [first] = rows
      // Each row contains the total; a page past the last one has no row.
      if (!first && search.offset > 0) {
        const { rows: start } = await statement({ ...search, offset: 0, limit: 1 }).execute(tx)
        return { rows: [], total: start[0]?.total ?? 0 }
      }
      return { rows, total: first?.total ?? 0 }
    },

    /** Ids of the merchants that a search can find, in a fixed order, each with the day of its last change (UTC) if it is known, and the number of all of them. */
    listed: async (now: Date, { offset, limit }: { readonly offset: number; readonly limit: number }) => {
      const listed = sql`${participating} and ${notEnded(now)}`
      const [ids, all] = await Promise.all([
        sql<{ id: string; changed_on: string | null }>`select id, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD') as changed_on
          from merchant where ${listed} order by id offset ${offset} limit ${limit}`.execute(tx),
        sql<{ total: number }>`select count(*)::int as total from merchant where ${listed}`.execute(tx),
      ])
      return { ids: ids.rows.map(({ id }) => id), changedOn: ids.rows.map((row) => row.changed_on), total: all.rows[0]?.total ?? 0 }
    },

    /** A participating merchant. */
    byId: (id: string): Promise<MerchantRow | undefined> =>
      tx.selectFrom('merchant').selectAll().where('id', '=', id).where(participating).executeTakeFirst(),
  }
}

/** The matching rows with only the columns for sorting; then the page, and the remaining columns only for the page. */
function searchStatement(
  search: MerchantSearch,
  participating: RawBuilder<boolean>,
): RawBuilder<MerchantListRow & { readonly total: number }> {
  const columns = sql.join(MERCHANT_LIST_COLUMNS.map((column) => sql.ref(`merchant.${column}`)))
  const { around, text, sortBy } = search
  const within = around ? sql`where distance <= ${around.radiusMiles}` : sql``
  const likeness = text && sortBy === 'match' ? sql`word_similarity(${text}, search_text)` : sql`0`
  return sql`with near as materialized (
      select id, rating, rating_count, search_text, ${distanceTo(around)} as distance, ${likeness} as likeness
      from merchant where ${sql.join([participating, ...conditions(search)], sql` and `)}
    ), page as materialized (
      select id, distance, likeness, (count(*) over ())::int as total from near ${within}
      order by ${ORDER[sortBy]}, id offset ${search.offset} limit ${search.limit}
    )
    select ${columns}, page.distance, page.total from page join merchant on merchant.id = page.id order by ${ORDER[sortBy]}, merchant.id`
}

const ORDER: Readonly<Record<MerchantSearch['sortBy'], RawBuilder<unknown>>> = {
  distance: sql`distance, rating desc`,
  rating: sql`rating desc, rating_count desc, distance`,
  name: sql`search_text collate "C", distance`,
  match: sql`likeness desc, distance, rating desc, rating_count desc`,
}

/** Miles on the great circle. */
function distanceTo(around: MerchantSearch['around']): RawBuilder<number | null> {
  if (!around) return sql`null::float8`
  const { latitude, longitude } = around
  const north = sql`(1 - cos(radians(latitude - ${latitude}::float8)))`
  const east = sql`(1 - cos(radians(longitude - ${longitude}::float8)))`
  // The haversine formula with its sin² written as a cosine.
  return sql`${2 * EARTH_MILES}::float8 * asin(least(1, sqrt(
    (${north} + cos(radians(latitude)) * ${Math.cos((latitude * Math.PI) / 180)}::float8 * ${east}) / 2)))`
}

/** Every typed word is the beginning of a word of the name or cuisines. */
function textMatch(text: string): RawBuilder<boolean> {
  const words = text.split(' ').map((word) => sql`search_text like ${`% ${word}%`}`)
  return sql`(${sql.join(words, sql` and `)})`
}

/** The date at the merchant. */
const todayThere = (now: Date) => sql`(${now}::timestamptz at time zone time_zone)::date`
const notEnded = (now: Date) => sql`(last_day is null or last_day >= ${todayThere(now)})`

function conditions(search: MerchantSearch): RawBuilder<unknown>[] {
  const { around, benefitsFor } = search
  const today = todayThere(search.now)
  const started = sql`(first_day is null or first_day <= ${today})`
  return [
    notEnded(search.now),
    ...(around ? [boxAround(around)] : []),
    ...(search.text ? [textMatch(search.text)] : []),
    ...(search.campaignCode === undefined ? [] : [sql`${search.campaignCode} = any(campaign_codes)`]),
    ...(search.acclaimed ? [sql`acclaimed_level > 0`] : []),
    ...(benefitsFor === undefined ? [] : [sql`access_tier <= ${benefitsFor}`, started]),
    ...(search.features.length > 0 ? [sql`features @> ${[...search.features]}::text[]`] : []),
    ...(search.mealsServed.length > 0 ? [sql`meals && ${[...search.mealsServed]}::text[]`] : []),
    ...(search.priceRange.length > 0 ? [sql`price_range = any(${[...search.priceRange]}::int[])`] : []),
    // An announced merchant that has started is new.
    ...(search.isNew ? [sql`(highlight = 'new' or (highlight = 'comingSoon' and ${started}))`] : []),
    ...(search.reservations ? [sql`open_table_id is not null`] : []),
  ]
}

function boxAround({ latitude, longitude, radiusMiles }: NonNullable<MerchantSearch['around']>): RawBuilder<unknown> {
  const up = (radiusMiles * BOX_MARGIN) / MILES_PER_DEGREE
  // Meridians meet at the poles: the nearer one, the more degrees a mile is.
  const widest = Math.max(0.01, Math.cos((Math.min(89, Math.abs(latitude) + up) * Math.PI) / 180))
  const across = up / widest
  return sql`latitude between ${latitude - up} and ${latitude + up} and longitude between ${longitude - across} and ${longitude + across}`
}
