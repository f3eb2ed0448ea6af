import { ruleSentence, TARGETED_FLAGS } from '@dining/domain/flags'

import type { FlagValue } from '../../store/repositories/feature-flag.ts'
import {
  checkRule,
  clearFlag,
  MAX_SPLITS,
  setFlag,
  type FlagChange,
  type FlagSetting,
  type RuleIssue,
} from '../../use-cases/change-flags.ts'
import { flagStates } from '../../use-cases/feature-flags.ts'
import type { CommandDeps, Print } from '../command.ts'
import { partnerNamed } from '../partner-named.ts'

/** A value in a line for operators. */
export const shownValue = (value: FlagValue) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : value.join(',') || 'all')

/** `flags list`. @returns exit code: 1 for an unknown partner */
export async function runFlagsList(
  deps: CommandDeps,
  { partnerId, json }: { readonly partnerId: string; readonly json: boolean },
  print: Print,
): Promise<number> {
  const partner = partnerNamed(deps, partnerId, print)
  if (!partner) return 1
  const states = await flagStates(deps, partner)
  const width = Math.max(...states.map(({ name }) => name.length))
  for (const { name, value, rule, override } of states) {
    if (json) {
      const set = override && { reason: override.reason, by: override.setBy, at: override.setAt }
      print(JSON.stringify({ name, value, ...(rule && { rule }), ...set }))
    } else {
      const why = override
        ? `set ${override.setAt.toISOString()} by ${override.setBy || 'unknown'}: ${override.reason}`
        : 'default of the folder'
      print(`${name.padEnd(width)}  ${shownValue(value).padEnd(3)}  ${rule ? `${ruleSentence(rule)} ` : ''}${why}`)
    }
  }
  return 0
}

/** What to do about a rule that cannot be set. */
const ISSUE_WORDS: Readonly<Record<RuleIssue['kind'], string>> = {
  'not-targeted': `has one value for all. A rule is for ${TARGETED_FLAGS.join(', ')}.`,
  'same-value': 'would have the same value for everyone.',
  'needs-members': 'has a rule for tiers, which only members have. Add "member" to --kind, or leave it out.',
  'unreachable-tier': 'has a rule for a tier that this program does not have.',
  'too-many-splits': `cannot split visitors: ${MAX_SPLITS} other flags do. Clear one of them, or set --kind member.`,
}

/**
 * `flags set`: stores the value, and for whom, with its author, time and reason, also in the audit trail.
 * @returns exit code: 1 for an unknown partner, and for a rule that cannot be set
 */
export async function runFlagsSet(deps: CommandDeps, order: FlagChange & FlagSetting, print: Print): Promise<number> {
  const partner = partnerNamed(deps, order.partnerId, print)
  if (!partner) return 1
  const { partnerId, name, value, rule } = order
  const checked = await checkRule(deps, partner, name, order)
  if (!checked.ok) {
    print(`${name} of ${partnerId} ${ISSUE_WORDS[checked.error.kind]}`)
    return 1
  }
  await setFlag(deps, order)
  print(rule ? `${name} of ${partnerId}: ${ruleSentence(rule)}` : `${name} of ${partnerId} is ${shownValue(value)} now.`)
  return 0
}

/** `flags clear`. @returns exit code: 1 for an unknown partner; 0 also when nothing was set */
export async function runFlagsClear(deps: CommandDeps, change: FlagChange, print: Print): Promise<number> {
  const { partnerId, name } = change
  if (!partnerNamed(deps, partnerId, print)) return 1
  const wasSet = await clearFlag(deps, change)
  print(
    wasSet ? `${name} of ${partnerId} has the default of the folder again.` : `${name} of ${partnerId} was not set; nothing was changed.`,
  )
  return 0
}
