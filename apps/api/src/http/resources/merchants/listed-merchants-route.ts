import { LISTED_MERCHANTS_PATH, LISTED_MERCHANTS_PER_PAGE, listedMerchantsQuerySchema, type ListedMerchants } from '@dining/contract'
import type { Hono } from 'hono'
import * as v from 'valibot'

import type { ApiDeps } from '../../../deps.ts'
import { merchantRepo } from '../../../store/repositories/merchant.ts'
import { mountServerRead } from '../../server-read.ts'

/** The restaurants of a partner's site map, in pages. */
export function listedMerchantsRoute(app: Hono, deps: ApiDeps): void {
  mountServerRead(app, deps, LISTED_MERCHANTS_PATH, async ({ program, features }, asked): Promise<ListedMerchants | null> => {
    const query = v.safeParse(listedMerchantsQuerySchema, asked)
    if (!query.success) return null
    const offset = (query.output.page - 1) * LISTED_MERCHANTS_PER_PAGE
    return deps.store
      .delayed()
      .tenant(program.id, (tx) => merchantRepo(tx, features).listed(deps.clock(), { offset, limit: LISTED_MERCHANTS_PER_PAGE }))
  })
}
