import { TIER_NAMES } from '@dining/domain'
import { FLAG_BUCKETS, ruleSentence, type FlagRule, type FlagSubject } from '@dining/domain/flags'
import { configuredFlag, settingOfFlag, type Partner } from '@dining/partner-kit'

import {
  resolveFlags,
  FILTERS_FLAG,
  flagStates,
  type FlagName,
  type FlagResolution,
  type FlagState,
  type RemoteOrigin,
} from '../../use-cases/feature-flags.ts'
import type { CommandDeps, Print } from '../command.ts'
import { partnerNamed } from '../partner-named.ts'
import { shownValue } from './run.ts'

export interface ExplainOrder {
  readonly partnerId: string
  readonly name: FlagName
  readonly subject: FlagSubject
  readonly json: boolean
}

const KIND_WORDS = { visitor: 'a visitor who is not signed in', known: 'a recognized visitor who is not signed in', member: 'a member' }

function subjectWords({ kind, key, tier }: FlagSubject): string {
  const among = tier === null ? '' : ` with ${TIER_NAMES[tier]}`
  return `${KIND_WORDS[kind]}${among}${key === null ? ' and no key' : ` and the key "${key}"`}`
}

/** Why the reason is what it is, in words. */
function reasonWords({ reason, bucket, remote }: FlagResolution, rule: FlagRule | null, { key }: FlagSubject): string {
  if (reason === 'SPLIT' && rule && bucket !== null) {
    const limit = rule.percentage * (FLAG_BUCKETS / 100)
    return `bucket ${bucket} of ${FLAG_BUCKETS}, ${bucket < limit ? 'below' : 'not below'} ${limit}`
  }
  if (remote?.kind === 'failed') return `the remote provider has no answer (${remote.fault}), so the rules here count`
  if (remote?.kind === 'refused') return `the remote provider’s value is not accepted (${remote.code}), so the rules here count`
  if (remote?.kind === 'answered')
    return reason === 'STALE' ? 'the last answer of the remote provider, which fails now' : 'as the remote provider reports'
  if (reason === 'ERROR') return 'the row in the table is not valid'
  if (reason === 'TARGETING_MATCH') return 'the rule matches'
  if (reason === 'STATIC') return 'there is no rule'
  const needsKey = rule !== null && rule.percentage > 0 && rule.percentage < 100 && key === null
  return needsKey ? 'the rule does not match, or needs a key: pass --visitor' : 'the rule does not match'
}

function folderValue(partner: Partner, name: FlagName) {
  return name === FILTERS_FLAG ? [] : configuredFlag(partner, name)
}

/** OpenFeature's error of a value. */
function errorOf(remote: RemoteOrigin | null) {
  if (remote?.kind === 'refused') return { errorCode: remote.code, errorMessage: 'The value of the remote provider is not accepted.' }
  if (remote?.kind === 'failed')
    return { errorCode: 'PROVIDER_NOT_READY', errorMessage: `The remote provider has no answer: ${remote.fault}.` }
  return { errorCode: 'PARSE_ERROR', errorMessage: 'The row in the table is not valid.' }
}

/** OpenFeature's evaluation details, with ours as the flag's metadata. */
function detailsOf(state: FlagState, resolved: FlagResolution, partner: Partner) {
  const { name, rule, override } = state
  const { value, reason, bucket, remote } = resolved
  const variant = remote?.kind === 'answered' && remote.variant !== null ? remote.variant : resolved.variant
  return {
    flagKey: name,
    value,
    variant,
    reason,
    ...(reason === 'ERROR' ? errorOf(remote) : {}),
    flagMetadata: {
      source: remote?.kind === 'answered' ? 'remote' : override ? 'table' : 'folder',
      folder: folderValue(partner, name),
      setting: settingOf(name),
      rule,
      bucket,
      ...(remote?.kind === 'answered' && { confirmedAt: remote.confirmedAt.toISOString() }),
      ...(override && { setAt: override.setAt.toISOString(), setBy: override.setBy, why: override.reason }),
    },
  }
}

const settingOf = (name: FlagName) => (name === FILTERS_FLAG ? null : settingOfFlag(name))

/** `flags explain`: the value of a flag for a visitor, why, and where it comes from. @returns exit code: 1 for an unknown partner */
export async function runFlagsExplain(deps: CommandDeps, { partnerId, name, subject, json }: ExplainOrder, print: Print): Promise<number> {
  const partner = partnerNamed(deps, partnerId, print)
  if (!partner) return 1
  const state = (await flagStates(deps, partner)).find((one) => one.name === name)
  if (!state) return 1
  const resolved = (await resolveFlags(deps, partner, [state], subject)).get(name)
  if (!resolved) return 1
  if (json) {
    print(JSON.stringify(detailsOf(state, resolved, partner)))
    return 0
  }
  const { rule, override } = state
  const setting = settingOf(name)
  print(`${name} of ${partnerId} is ${shownValue(resolved.value)} for ${subjectWords(subject)}.`)
  const row = (label: string, text: string) => print(`  ${label.padEnd(8)}  ${text}`)
  row('variant', resolved.variant)
  row('reason', `${resolved.reason}: ${reasonWords(resolved, rule, subject)}`)
  row(
    'source',
    resolved.remote?.kind === 'answered'
      ? `the remote provider, confirmed ${resolved.remote.confirmedAt.toISOString()}`
      : override
        ? 'the table, which overrides the folder'
        : `the partner’s folder${state.isRejected ? ', since the table’s is not valid' : ''}`,
  )
  if (rule) row('rule', ruleSentence(rule))
  if (override) row('set', `${override.setAt.toISOString()} by ${override.setBy || 'unknown'}: ${override.reason}`)
  row('folder', `${shownValue(folderValue(partner, name))}${setting === null ? '' : ` (${setting})`}`)
  if (setting !== null) row('readers', `pnpm partner explain ${partnerId} ${setting}`)
  return 0
}
