import { createServer } from 'node:http'

import pg from 'pg'

import { PAGE_SIZE, type BenchSearch } from '../search/searches.ts'

export type SqlEngine = 'earthdistance' | 'boxes'

const METERS = 1_609.344
const EARTH_MILES = 3_958.8

/** The area and the text of a search, the distance in miles and how well the text matches, by PostgreSQL's modules for both. */
const EARTHDISTANCE = {
  area: `earth_box(ll_to_earth($1, $2), $3 * ${METERS}) @> ll_to_earth(latitude, longitude)
    and earth_distance(ll_to_earth($1, $2), ll_to_earth(latitude, longitude)) <= $3 * ${METERS}`,
  distance: `earth_distance(ll_to_earth($1, $2), ll_to_earth(latitude, longitude)) / ${METERS}`,
  text: `$4 <% search_text`,
  level: `word_similarity($4, search_text)`,
}
const HAVERSINE = `2 * ${EARTH_MILES} * asin(least(1, sqrt(sin(radians(latitude - $1) / 2) ^ 2
  + cos(radians($1)) * cos(radians(latitude)) * sin(radians(longitude - $2) / 2) ^ 2)))`
/** The same by the best SQL that we know: a box on an index of points, the haversine formula for what is in it, beginnings of words by trigrams. */
const BOXES = {
  area: `point(longitude, latitude) <@ box(point($2 - $3 / (69.0 * cos(radians($1))), $1 - $3 / 69.0), point($2 + $3 / (69.0 * cos(radians($1))), $1 + $3 / 69.0))
    and ${HAVERSINE} <= $3`,
  distance: HAVERSINE,
  text: `search_text like '% ' || $4 || '%'`,
  level: `case when ' |' || search_text || ' |' like '%| ' || $4 || ' |%' then 3 when search_text || ' ' like '% ' || $4 || ' %' then 2 else 0 end`,
}

/** One statement with the page, the total and the counts of a search; parameters 1 to 4 are latitude, longitude, miles and text. */
function statementOf(engine: SqlEngine, search: BenchSearch) {
  const { area, distance, text, level } = engine === 'earthdistance' ? EARTHDISTANCE : BOXES
  const hasText = search.text !== ''
  const order = { distance: 'distance', rating: 'rating desc, rating_count desc, distance', match: 'level desc, distance' }[search.sortBy]
  const conditions = [
    'active',
    `(last_day is null or last_day >= (now() at time zone time_zone)::date)`,
    area,
    ...(hasText ? [text] : []),
    ...(search.prices.length > 0 ? [`price_range in (${search.prices.join(', ')})`] : []),
    ...(search.dinner ? [`'Dinner' = any (meals)`] : []),
    ...(search.minRating > 0 ? [`rating >= ${search.minRating}`] : []),
  ]
  const values = (expression: string) =>
    `(select json_agg(counted) from (select ${expression} as value, count(*) from near group by 1 order by 2 desc limit 40) counted)`
  return {
    // One plan for each shape of search, as a driver that prepares statements has it.
    name: `${engine} ${search.sortBy} ${hasText} ${search.prices.length} ${search.dinner} ${search.minRating} ${search.pageNo}`,
    text: `with near as materialized (
        select id, name, address1, city, state, zip_code, neighborhood, latitude, longitude, price_range, rating, rating_count, cuisines, features, meals,
          access_tier, campaign_codes, bonus_units, open_table_id, ${distance} as distance, ${hasText ? level : '0'} as level
        from merchant where ${conditions.join(' and ')})
      select (select json_agg(page) from (select * from near order by ${order}, id limit ${PAGE_SIZE} offset ${(search.pageNo - 1) * PAGE_SIZE}) page) as rows,
        (select count(*) from near) as total,
        (select json_build_array(count(*) filter (where rating >= 3.5), count(*) filter (where rating >= 4), count(*) filter (where rating >= 4.5),
          count(*) filter (where access_tier <= 0), count(*) filter (where access_tier <= 2), count(*) filter (where bonus_units is not null),
          count(*) filter (where open_table_id is not null)) from near) as flags,
        ${values('unnest(cuisines)')} as cuisines, ${values('unnest(features)')} as features, ${values('unnest(meals)')} as meals,
        ${values('neighborhood')} as neighborhoods, ${values('price_range')} as prices`,
    values: [search.latitude, search.longitude, search.miles, ...(hasText ? [search.text] : [])],
  }
}

/** What the process gets from its parent. */
export interface SqlSearches {
  readonly databaseUrl: string
  readonly engine: SqlEngine
  readonly searches: readonly BenchSearch[]
}

/** Searches by one SQL statement each over `node:http`, in turn, in a process of its own. */
process.once('message', ({ databaseUrl, engine, searches }: SqlSearches) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  let turn = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      turn = (turn + 1) % searches.length
      const search = searches[turn]
      if (!search) return response.writeHead(500).end()
      return pool.query(statementOf(engine, search)).then(
        ({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0])),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.once('disconnect', () => process.exit())
