import { PARTNER_HEADER } from '@dining/contract'

import { load } from './load.ts'
import { serveBare } from './peers/bare-server.ts'
import type { Row } from './report.ts'
import { openSite } from './site.ts'

/** Searches as members make them: by city, ZIP and position, with and without words and filters. */
export const SEARCHES = [
  'location=New+York%2C+NY',
  'location=60614',
  'location=Austin%2C+TX&restaurantOrCuisine=tacos',
  'location.latitude=34.05&location.longitude=-118.24',
  'location=Seattle%2C+WA&priceRange=2&priceRange=3&mealsServed=Dinner',
  'location=33139&sortBy=rating',
  'location=Portland%2C+OR&restaurantOrCuisine=suhsi',
  'location=Denver%2C+CO&pageNo=2',
]

/** Search over HTTP with the API's default data, beside a bare server that returns the same bytes from memory: the cost of the search itself. */
export async function benchSearch(options: { partner: string; say: (line: string) => void }): Promise<Row[]> {
  const site = await openSite(options.partner, options.say)
  const paths = SEARCHES.map((search) => `/api/v2/Merchants/Search?${search}&pageSize=15`)
  const headers = (path: string) => ({ [PARTNER_HEADER]: options.partner, ...site.sign({ method: 'GET', path, requestId: '' }) })
  const recorded = await Promise.all(
    paths.map(async (path) => Buffer.from(await (await fetch(site.api + path, { headers: headers(path) })).arrayBuffer())),
  )
  const bare = await serveBare(recorded)
  try {
    const rows: Row[] = []
    for (const connections of [1, 10]) {
      const ours = await load({ url: site.api, paths, headers, connections, seconds: 8 })
      const floor = await load({ url: bare.url, paths, connections, seconds: 4 })
      const peer = 'bare server, same bytes'
      rows.push(
        { name: `search p50 at ${connections}`, value: ours.p50, unit: 'ms', peer, peerValue: floor.p50 },
        { name: `search p99 at ${connections}`, value: ours.p99, unit: 'ms', peer, peerValue: floor.p99 },
        { name: `search rate at ${connections}`, value: ours.rate, unit: '1/s', peer, peerValue: floor.rate },
      )
    }
    return rows
  } finally {
    bare.close()
    await site.stop()
  }
}
