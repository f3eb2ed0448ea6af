import { sql, type RawBuilder } from 'kysely'

import type { IndexSearch } from '../search/merchant-index.ts'
import { MIN_JOINED, writtenWith } from '../search/words.ts'
import { editDistance } from '../store/edit-distance.ts'
import { EARTH_MILES } from '../store/great-circle.ts'
import type { Tx } from '../store/tables.ts'

/** What a search finds: the ids of its page, and the number of all. */
export interface SqlFound {
  readonly ids: readonly string[]
  readonly total: number
}

const and = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join(parts, sql` and `)})`

/** The search as plain SQL, the reference of the search index: every row is tested, without an index. */
export async function sqlSearch(tx: Tx, search: IndexSearch): Promise<SqlFound> {
  const found = await uncorrectedSqlSearch(tx, search)
  if (found.total > 0 || search.text === '') return found
  const text = await correctedText(tx, search.text)
  return text === search.text ? found : uncorrectedSqlSearch(tx, { ...search, text })
}

/** As `sqlSearch`, without a correction of the text. */
export async function uncorrectedSqlSearch(tx: Tx, search: IndexSearch): Promise<SqlFound> {
  const { around, radiusMiles } = search
  const near = radiusMiles === null || around === null ? sql`true` : sql`distance <= ${radiusMiles}`
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as (
      select id, rating, rating_count, search_text, ${distance(around)} as distance, ${level(search.text)} as level
      from merchant where ${and(conditions(search))}
    ), near as (select * from found where ${near}),
    page as (select id, row_number() over (order by ${ORDER[search.sortBy]}, id collate "C") as place from near
      order by place offset ${search.offset} limit ${search.limit})
    select array(select id from page order by place) as ids, (select count(*)::int from near) as total`.execute(tx)
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 }
}

const ORDER: Readonly<Record<IndexSearch['sortBy'], RawBuilder<unknown>>> = {
  distance: sql`distance, rating desc`,
  rating: sql`rating desc, rating_count desc, distance`,
  name: sql`search_text collate "C", distance`,
  match: sql`level desc, distance, rating desc, rating_count desc`,
}

/** Miles on the great circle, by the haversine formula. */
function distance(around: IndexSearch['around']) {
  if (!around) return sql`0::float8`
  return sql`${2 * EARTH_MILES}::float8 * asin(least(1, sqrt(sin(radians(latitude - ${around.latitude}::float8) / 2) ^ 2
    + cos(radians(latitude)) * cos(radians(${around.latitude}::float8)) * sin(radians(longitude - ${around.longitude}::float8) / 2) ^ 2)))`
}

function level(text: string) {
  if (text === '') return sql`0`
  const padded = sql`' |' || search_text || ' |'`
  const whole = text.split(' ').map((word) => sql`${padded} like ${`% ${word} %`}`)
  return sql`case when ${padded} like ${`%| ${text} |%`} then 3 when ${padded} like ${`% ${text} %`} then 2 when ${and(whole)} then 1 else 0 end`
}

const begins = (text: string) =>
  text.length < MIN_JOINED ? sql`search_text like ${`% ${text}%`}` : sql`search_text ~ ${` ${Array.from(text).join(' ?')}`}`

function hasWords(words: readonly string[]): RawBuilder<unknown> {
  const [word, after] = words
  if (word === undefined) return sql`true`
  const alone = sql`(${begins(word)} and ${hasWords(words.slice(1))})`
  if (after === undefined || word.length + after.length < MIN_JOINED) return alone
  return sql`(${alone} or (${begins(word + after)} and ${hasWords(words.slice(2))}))`
}

function conditions(search: IndexSearch): RawBuilder<unknown>[] {
  const { bounds, benefitsFor, minRating, minReviews } = search
  const there = sql`(${search.now}::timestamptz at time zone time_zone)`
  const started = sql`(first_day is null or first_day <= ${there}::date)`
  const when = (is: boolean, condition: () => RawBuilder<unknown>) => (is ? [condition()] : [])
  const texts = (values: readonly string[]) => sql`${[...values]}::text[]`
  return [
    sql`active`,
    sql`(last_day is null or last_day >= ${there}::date)`,
    ...when(!search.hasVIP, () => sql`access_tier < 3`),
    ...(bounds ? [boundsCondition(bounds)] : []),
    ...when(search.text !== '', () => hasWords(search.text.split(' '))),
    ...(search.ids === null ? [] : [sql`id = any (${texts(search.ids)})`]),
    ...when(search.campaignCode !== undefined, () => sql`${search.campaignCode}::text = any (campaign_codes)`),
    ...when(search.acclaimed, () => sql`acclaimed_level > 0`),
    ...when(benefitsFor !== undefined, () => sql`access_tier <= ${benefitsFor}::int and ${started}`),
    ...when(search.bonus, () => sql`bonus_units is not null`),
    ...when(search.cuisines.length > 0, () => sql`cuisines && ${texts(search.cuisines)}`),
    ...when(search.features.length > 0, () => sql`features @> ${texts(search.features)}`),
    ...when(search.isNew, () => sql`(highlight = 'new' or (highlight = 'comingSoon' and ${started}))`),
    ...when(search.mealsServed.length > 0, () => sql`meals && ${texts(search.mealsServed)}`),
    ...when(minRating !== undefined, () => sql`rating >= ${minRating}::real`),
    ...when(minReviews !== undefined, () => sql`rating_count >= ${minReviews}::int`),
    ...when(search.neighborhoods.length > 0, () => sql`neighborhood = any (${texts(search.neighborhoods)})`),
    ...when(search.priceRange.length > 0, () => sql`price_range = any (${[...search.priceRange]}::int[])`),
    ...when(search.reservations, () => sql`open_table_id is not null`),
    ...(search.open === undefined ? [] : [openCondition(search.open, there)]),
  ]
}

function boundsCondition({ south, west, north, east }: NonNullable<IndexSearch['bounds']>) {
  const across =
    west <= east
      ? sql`longitude between ${west}::float8 and ${east}::float8`
      : sql`(longitude >= ${west}::float8 or longitude <= ${east}::float8)`
  return sql`latitude between ${south}::float8 and ${north}::float8 and ${across}`
}

function openCondition(open: NonNullable<IndexSearch['open']>, there: RawBuilder<unknown>) {
  const minute =
    open === 'now'
      ? sql`(extract(dow from ${there}) * 1440 + extract(hour from ${there}) * 60 + extract(minute from ${there}))::int`
      : sql`${open.weekday * 1440 + open.minutes}::int`
  const opens = sql`(span->>'opens')::int + 1440 * (array_position(array['Sun','Mon','Tue','Wed','Thu','Fri','Sat'], span->>'day') - 1)`
  const closes = sql`(span->>'closes')::int + 1440 * (array_position(array['Sun','Mon','Tue','Wed','Thu','Fri','Sat'], span->>'day') - 1)`
  return sql`exists (select from jsonb_array_elements(hours) span
    where (${minute} >= ${opens} and ${minute} < ${closes}) or ${minute} + 10080 < ${closes})`
}

async function correctedText(tx: Tx, text: string): Promise<string> {
  const { rows } = await sql<{ word: string; uses: number }>`select word, count(*)::int as uses
    from merchant, regexp_split_to_table(search_text, '[ |]+') as word where active and length(word) > 2 group by word`.execute(tx)
  const typed = text.split(' ')
  const words: string[] = []
  for (const [index, word] of typed.entries()) {
    const known =
      await sql`select from merchant where active and (${sql.join(writtenWith(typed, index).map(begins), sql` or `)}) limit 1`.execute(tx)
    const alike = rows
      .map((row) => ({ ...row, slips: editDistance(word, row.word) }))
      .filter(({ slips }) => slips <= (word.length < 5 ? 1 : 2))
      .toSorted((a, b) => a.slips - b.slips || b.uses - a.uses || (a.word < b.word ? -1 : 1))
    words.push(known.rows.length > 0 ? word : (alike[0]?.word ?? word))
  }
  return words.join(' ')
}
