import { FLAG_STATES_PATH, SPLIT_PARAMETER, type FlagState } from '@dining/contract'
import { NO_SUBJECT, SPLIT_KEY_PATTERN } from '@dining/domain/flags'
import type { Hono } from 'hono'

import type { ApiDeps } from '../../../deps.ts'
import { flagStates, resolveFlags, type FlagResolution, type FlagState as KnownFlag } from '../../../use-cases/feature-flags.ts'
import { mountServerRead } from '../../server-read.ts'

/**
 * The flags of a partner, each with where its value comes from (ROUTE-39); without the name of who set it. With the number of a browser, remote
 * values are those of its visitor.
 */
export function flagStatesRoute(app: Hono, deps: ApiDeps): void {
  mountServerRead(app, deps, FLAG_STATES_PATH, async (partner, query) => {
    const key = query[SPLIT_PARAMETER] ?? null
    if (key !== null && !SPLIT_KEY_PATTERN.test(key)) return null
    const states = await flagStates(deps, partner)
    const resolved = await resolveFlags(deps, partner, states, { ...NO_SUBJECT, key })
    return { flags: states.map((state) => present(state, resolved.get(state.name), key !== null)) }
  })
}

/** @param isOfVisitor whether the value is that of one visitor, by the rule, too */
function present({ name, value, rule, override }: KnownFlag, resolution: FlagResolution | undefined, isOfVisitor: boolean): FlagState {
  // Which a remote value replaces, with its rule.
  if (resolution?.remote?.kind === 'answered' && typeof resolution.value === 'boolean') {
    const { confirmedAt, mayDiffer: differs } = resolution.remote
    const reason = `Remote provider: ${resolution.reason}`
    return { name, value: resolution.value, variant: 'set', reason, setAt: confirmedAt.toISOString(), rule: null, differs }
  }
  const shown = isOfVisitor ? (resolution?.value ?? value) : value
  return {
    name,
    value: typeof shown === 'boolean' ? shown : [...shown],
    variant: override ? 'set' : 'configuration',
    reason: override?.reason ?? '',
    setAt: override?.setAt.toISOString() ?? null,
    rule: isOfVisitor ? null : rule && { ...rule, kinds: [...rule.kinds], tiers: [...rule.tiers] },
    differs: false,
  }
}
