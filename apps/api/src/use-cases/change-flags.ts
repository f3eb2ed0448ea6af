import { fail, isReachable, succeed, type Result } from '@dining/domain'
import { splitsVisitors, type FlagRule } from '@dining/domain/flags'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../deps.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { flagOverrides, putFlag, removeFlag, type FlagOverride, type FlagValue } from '../store/repositories/feature-flag.ts'
import { flagStates, isTargeted, type FlagName } from './feature-flags.ts'

type FlagDeps = Pick<ApiDeps, 'store' | 'clock'>

/** A flag of a partner, with who changes it and why. */
export interface FlagChange {
  readonly partnerId: string
  readonly name: FlagName
  readonly reason: string
  readonly by: string
}

/** The value of a flag for all, or with who gets another one. */
export interface FlagSetting {
  /** Of everyone whom the rule does not match. */
  readonly value: FlagValue
  readonly rule?: FlagRule | null
}

/** Most flags of a partner that split visitors without an identity at the same time: the page cache keeps two pages for each of them. */
export const MAX_SPLITS = 4

/** Why a rule cannot be set: `part` is the part of it to change. */
export interface RuleIssue {
  readonly part: 'rule' | 'kinds' | 'tiers' | 'percentage'
  readonly kind: 'not-targeted' | 'same-value' | 'needs-members' | 'unreachable-tier' | 'too-many-splits'
}

/** Checks a rule against the flag, the partner and its other rules. */
export async function checkRule(
  deps: Pick<ApiDeps, 'store'>,
  partner: Partner,
  name: FlagName,
  { value, rule = null }: FlagSetting,
): Promise<Result<void, RuleIssue>> {
  if (rule === null) return succeed(undefined)
  if (!isTargeted(name)) return fail({ part: 'rule', kind: 'not-targeted' })
  if (rule.value === value) return fail({ part: 'rule', kind: 'same-value' })
  const { kinds, tiers } = rule
  if (tiers.length > 0 && kinds.length > 0 && !kinds.includes('member')) return fail({ part: 'kinds', kind: 'needs-members' })
  if (tiers.some((tier) => !isReachable(tier, partner.features))) return fail({ part: 'tiers', kind: 'unreachable-tier' })
  if (!splitsVisitors(rule)) return succeed(undefined)
  const others = (await flagStates(deps, partner)).filter((state) => state.name !== name && state.rule && splitsVisitors(state.rule))
  return others.length < MAX_SPLITS ? succeed(undefined) : fail({ part: 'percentage', kind: 'too-many-splits' })
}

/** What the audit trail has of a value. */
const audited = ({ value, rule }: Pick<FlagOverride, 'value' | 'rule'>) => (rule === null ? { value } : { value, rule })

/** Sets a flag, which overrides the partner's folder, and records it in the audit trail. The rule has passed `checkRule`. */
export async function setFlag({ store, clock }: FlagDeps, { partnerId, name, value, rule = null, reason, by }: FlagChange & FlagSetting) {
  const at = clock()
  await store.owner(async (tx) => {
    const previous = (await flagOverrides(tx, partnerId)).find((override) => override.name === name)
    await putFlag(tx, partnerId, { name, value, rule, reason, setAt: at, setBy: by })
    await recordAudit(tx, partnerId, {
      kind: 'flag-set',
      memberId: null,
      at,
      detail: { flag: name, reason, by },
      before: previous ? audited(previous) : null,
      after: audited({ value, rule }),
    })
  })
}

/** Resets a flag to the value of the partner's folder. @returns false if none was set */
export function clearFlag({ store, clock }: FlagDeps, { partnerId, name, reason, by }: FlagChange): Promise<boolean> {
  return store.owner(async (tx) => {
    const previous = (await flagOverrides(tx, partnerId)).find((override) => override.name === name)
    const removed = await removeFlag(tx, partnerId, name)
    if (removed && previous) {
      const detail = { flag: name, reason, by }
      const before = audited(previous)
      await recordAudit(tx, partnerId, { kind: 'flag-cleared', memberId: null, at: clock(), detail, before, after: null })
    }
    return removed
  })
}
