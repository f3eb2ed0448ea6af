import {
  LISTED_MERCHANTS_PATH,
  LISTED_MERCHANTS_PER_PAGE,
  listedMerchantsQuerySchema,
  PARTNER_HEADER,
  type ListedMerchants,
} from '@dining/contract'
import type { Hono } from 'hono'
import * as v from 'valibot'

import type { ApiDeps } from '../../../deps.ts'
import { merchantRepo } from '../../../store/repositories/merchant.ts'

/** The restaurants of a partner's site map, in pages; for the partner's own web servers. */
export function listedMerchantsRoute(app: Hono, { partners, store, clock }: ApiDeps): void {
  app.get(LISTED_MERCHANTS_PATH, async (c) => {
    c.header('cache-control', 'no-store')
    const partner = partners.get(c.req.header(PARTNER_HEADER) ?? '')
    if (!partner) return c.json({}, 404)
    const query = v.safeParse(listedMerchantsQuerySchema, c.req.query())
    if (!query.success) return c.json({}, 400)
    const offset = (query.output.page - 1) * LISTED_MERCHANTS_PER_PAGE
    const answer: ListedMerchants = await store.reading.tenant(partner.program.id, (tx) =>
      merchantRepo(tx, partner.features).listed(clock(), { offset, limit: LISTED_MERCHANTS_PER_PAGE }),
    )
    return c.json(answer)
  })
}
