import { FLAG_STATES_PATH, type FlagState } from '@dining/contract'
import type { Hono } from 'hono'

import type { ApiDeps } from '../../../deps.ts'
import { flagStates, type FlagState as KnownFlag } from '../../../use-cases/feature-flags.ts'
import { mountServerRead } from '../../server-read.ts'

/** The flags of a partner, each with where its value comes from (ROUTE-39); without the name of who set it. */
export function flagStatesRoute(app: Hono, deps: ApiDeps): void {
  mountServerRead(app, deps, FLAG_STATES_PATH, async (partner) => ({ flags: (await flagStates(deps, partner)).map(present) }))
}

function present({ name, value, rule, override }: KnownFlag): FlagState {
  return {
    name,
    value: typeof value === 'boolean' ? value : [...value],
    variant: override ? 'set' : 'configuration',
    reason: override?.reason ?? '',
    setAt: override?.setAt.toISOString() ?? null,
    rule: rule && { ...rule, kinds: [...rule.kinds], tiers: [...rule.tiers] },
  }
}
