import { FLAG_STATES_PATH, PARTNER_HEADER, type FlagState } from '@dining/contract'
import type { Hono } from 'hono'

import type { ApiDeps } from '../../../deps.ts'
import { flagStates } from '../../../use-cases/feature-flags.ts'

/** The flags of a partner, each with where its value comes from (ROUTE-39); without the name of who set it. */
export function flagStatesRoute(app: Hono, deps: ApiDeps): void {
  app.get(FLAG_STATES_PATH, async (c) => {
    c.header('cache-control', 'no-store')
    const partner = deps.partners.get(c.req.header(PARTNER_HEADER) ?? '')
    if (!partner) return c.json({}, 404)
    const flags = (await flagStates(deps, partner)).map(({ name, value, override }): FlagState => ({
      name,
      value: typeof value === 'boolean' ? value : [...value],
      variant: override ? 'set' : 'configuration',
      reason: override?.reason ?? '',
      setAt: override?.setAt.toISOString() ?? null,
    }))
    return c.json({ flags })
  })
}
