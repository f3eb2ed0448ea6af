import { studioEndpoints, type StudioFlag } from '@dining/contract/studio'
import { EARNING_TIERS, fail, isReachable, succeed, type Result } from '@dining/domain'
import { NO_SUBJECT } from '@dining/domain/flags'
import { configuredFlag, type Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../../deps.ts'
import { checkRule, clearFlag, setFlag } from '../../../use-cases/change-flags.ts'
import {
  FILTERS_FLAG,
  flagStates,
  isTargeted,
  resolveFlags,
  type FlagResolution,
  type FlagState,
} from '../../../use-cases/feature-flags.ts'
import type { Failure } from '../../../use-cases/failure.ts'
import { fieldError } from '../../../use-cases/field-error.ts'
import { checkReason } from '../../../use-cases/studio/reason.ts'
import type { Api } from '../../api.ts'
import { registerStudio } from './studio-pipeline.ts'

/** Run-time flags of a partner, which administrators set. */
export function studioFlagRoutes(api: Api): void {
  const { deps } = api

  registerStudio(api, studioEndpoints.listFlags, async ({ partner }) => succeed({ flags: await flagsOf(deps, partner) }))

  registerStudio(api, studioEndpoints.setFlag, async ({ partner, operator, params, body: { value, rule, reason } }) => {
    const checked = checkChange(reason, (params.flag === FILTERS_FLAG) === Array.isArray(value))
    if (!checked.ok) return checked
    const fits = await checkRule(deps, partner, params.flag, { value, rule })
    if (!fits.ok) {
      const { part } = fits.error
      const field = part === 'rule' ? part : `rule.${part}`
      return fail({ kind: 'validation-failed', fields: [fieldError(field, 'not-allowed')] })
    }
    await setFlag(deps, { partnerId: partner.program.id, name: params.flag, value, rule, reason, by: operator.email })
    return succeed({ flags: await flagsOf(deps, partner) })
  })

  registerStudio(api, studioEndpoints.clearFlag, async ({ partner, operator, params, body: { reason } }) => {
    const checked = checkChange(reason, true)
    if (!checked.ok) return checked
    await clearFlag(deps, { partnerId: partner.program.id, name: params.flag, reason, by: operator.email })
    return succeed({ flags: await flagsOf(deps, partner) })
  })
}

function checkChange(reason: string, isOfType: boolean): Result<void, Failure<'validation-failed'>> {
  return isOfType ? checkReason(reason) : fail({ kind: 'validation-failed', fields: [fieldError('value', 'wrong-format')] })
}

const mutable = (value: FlagState['value']) => (typeof value === 'boolean' ? value : [...value])

function presentRemote({ value, reason, remote }: FlagResolution): StudioFlag['remote'] {
  if (remote === null) return null
  const isAnswered = remote.kind === 'answered'
  return {
    value: isAnswered ? value === true : null,
    reason,
    fault: isAnswered ? null : remote.kind === 'failed' ? remote.fault : remote.code,
    confirmedAt: isAnswered ? remote.confirmedAt.toISOString() : null,
    differs: isAnswered && remote.mayDiffer,
  }
}

async function flagsOf(deps: Pick<ApiDeps, 'store' | 'flagProvider'>, partner: Partner): Promise<StudioFlag[]> {
  const states = await flagStates(deps, partner)
  const resolved = await resolveFlags(deps, partner, states, NO_SUBJECT)
  const tiers = EARNING_TIERS.filter((tier) => isReachable(tier, partner.features))
  return states.map(({ name, value, rule, override }) => {
    const resolution = resolved.get(name)
    return {
      name,
      value: mutable(value),
      rule: rule && { ...rule, kinds: [...rule.kinds], tiers: [...rule.tiers] },
      tiers: isTargeted(name) ? tiers : null,
      own: name === FILTERS_FLAG ? [] : configuredFlag(partner, name),
      remote: resolution ? presentRemote(resolution) : null,
      set: override && { at: override.setAt.toISOString(), by: override.setBy, reason: override.reason },
    }
  })
}
