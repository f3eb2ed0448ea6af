import { gunzipSync } from 'node:zlib'

import { get } from './get.ts'

/** The addresses in a part of a partner's site map: `pages`, `restaurants-1`. @param origin of the partner's site */
export async function addressesOf(origin: string, part: string): Promise<readonly string[]> {
  const { body } = await get(`${origin}/sitemaps/${part}.xml`)
  const isCompressed = body[0] === 0x1f
  const xml = (isCompressed ? gunzipSync(body) : body).toString('utf8')
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}
