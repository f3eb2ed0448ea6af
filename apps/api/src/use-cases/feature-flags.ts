import { createHash } from 'node:crypto'

import { flagRuleSchema, type FeatureFlags } from '@dining/contract'
import { AUTH_FLAGS, PARTNER_FLAGS, STUDIO_SWITCHES, type PartnerFlag, type Result, type StudioSwitch } from '@dining/domain'
import {
  NO_SUBJECT,
  resolveFlag,
  TARGETED_FLAGS,
  type FlagDetails,
  type FlagReason,
  type FlagRule,
  type FlagSubject,
} from '@dining/domain/flags'
import { configuredFlag, type Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import { mayDiffer, type FlagFault, type RefusedFlag, type RemoteFlags, type RemoteReason } from '../adapters/flags/flag-provider.ts'
import type { ApiDeps } from '../deps.ts'
import type { Tx } from '../store/tables.ts'
import { flagOverrides, type FlagOverride, type FlagValue } from '../store/repositories/feature-flag.ts'
import { memberRepo } from '../store/repositories/member.ts'
import { tierNow } from './member.ts'

/** Name of the one flag that is a list. */
export const FILTERS_FLAG = 'filters'
export const FLAG_NAMES = [...AUTH_FLAGS, FILTERS_FLAG, ...PARTNER_FLAGS, ...STUDIO_SWITCHES] as const
export type FlagName = (typeof FLAG_NAMES)[number]

/** Whether only operators set a flag: a remote provider has no part in lists and in how the studio works. */
const isLocal = (name: FlagName): name is StudioSwitch | typeof FILTERS_FLAG =>
  name === FILTERS_FLAG || STUDIO_SWITCHES.some((local) => local === name)

/** Whether a flag's value may differ between visitors. */
export const isTargeted = (name: FlagName): boolean => TARGETED_FLAGS.some((targeted) => targeted === name)

export const switchValueSchema = v.boolean()
// Names of unknown filters have no effect.
const filtersValueSchema = v.array(v.string())
const storedRuleSchema = v.nullable(flagRuleSchema)

/** A flag of a partner, with its row of the database if it comes from there. */
export interface FlagState {
  readonly name: FlagName
  /** Of everyone whom no rule matches. */
  readonly value: FlagValue
  readonly rule: FlagRule | null
  /** Null for a value of the folder. */
  readonly override: FlagOverride | null
  /** Whether there is a row that is not valid, so that the folder's value counts. */
  readonly isRejected: boolean
}

/** Every flag of a partner: the database's value, or else the folder's; a row with an invalid value or rule is ignored. */
export function flagStates({ store }: Pick<ApiDeps, 'store'>, partner: Partner): Promise<readonly FlagState[]> {
  return store.reading.tenant(partner.program.id, (tx) => flagStatesIn(tx, partner))
}

async function flagStatesIn(tx: Tx, partner: Partner): Promise<readonly FlagState[]> {
  const rows = await flagOverrides(tx, partner.program.id)
  return FLAG_NAMES.map((name) => {
    const override = rows.find((row) => row.name === name)
    const value = v.safeParse(name === FILTERS_FLAG ? filtersValueSchema : switchValueSchema, override?.value)
    const rule = v.safeParse(isTargeted(name) ? storedRuleSchema : v.null(), override?.rule)
    if (override && value.success && rule.success) return { name, value: value.output, rule: rule.output, override, isRejected: false }
    return {
      name,
      value: name === FILTERS_FLAG ? [] : configuredFlag(partner, name),
      rule: null,
      override: null,
      isRejected: override !== undefined,
    }
  })
}

/** What the remote provider has to do with a value. */
export type RemoteOrigin =
  | { readonly kind: 'answered'; readonly variant: string | null; readonly confirmedAt: Date; readonly mayDiffer: boolean }
  | { readonly kind: 'refused'; readonly code: RefusedFlag }
  | { readonly kind: 'failed'; readonly fault: FlagFault }

/** OpenFeature's resolution details of any flag. */
export interface FlagResolution extends Omit<FlagDetails, 'value' | 'variant' | 'reason'> {
  readonly value: FlagValue
  readonly variant: 'on' | 'off' | 'all' | 'list'
  /** `STALE`: the remote provider's last answer, while it fails. `ERROR`: it has none that is accepted, or the stored value is not valid. */
  readonly reason: FlagReason | RemoteReason | 'STALE'
  /** Null if the provider has nothing to do with it. */
  readonly remote: RemoteOrigin | null
}

/** The value of a flag for a visitor by the rules of the studio, and why. */
export function evaluateFlag({ name, value, rule, isRejected }: FlagState, subject: FlagSubject): FlagResolution {
  const resolved: FlagResolution =
    typeof value === 'boolean'
      ? { ...resolveFlag(name, { value, rule }, subject), remote: null }
      : { value, variant: value.length === 0 ? 'all' : 'list', reason: 'STATIC', bucket: null, remote: null }
  return isRejected ? { ...resolved, reason: 'ERROR' } : resolved
}

type Asked = Result<RemoteFlags, FlagFault>

/** The value of a flag for a visitor: the remote one, or else that of the rules of the studio. @param asked null without a remote provider */
function withRemote(state: FlagState, subject: FlagSubject, asked: Asked | null): FlagResolution {
  const local = evaluateFlag(state, subject)
  const { name } = state
  if (asked === null || isLocal(name)) return local
  if (!asked.ok) return { ...local, reason: 'ERROR', remote: { kind: 'failed', fault: asked.error } }
  const { flags, refused, isStale, confirmedAt } = asked.value
  const code = refused.get(name)
  if (code !== undefined) return { ...local, reason: 'ERROR', remote: { kind: 'refused', code } }
  const flag = flags.get(name)
  if (!flag) return local
  const { value, variant } = flag
  const remote: RemoteOrigin = { kind: 'answered', variant, confirmedAt, mayDiffer: isTargeted(name) && mayDiffer(flag) }
  return { value, variant: value ? 'on' : 'off', reason: isStale ? 'STALE' : flag.reason, bucket: null, remote }
}

/** What the remote provider answers for visitors without a number; also what flags with one value for all have. */
const askBase = ({ flagProvider }: Pick<ApiDeps, 'flagProvider'>, { program }: Partner) =>
  flagProvider.ask({ ...NO_SUBJECT, partnerId: program.id })

const differs = (asked: Asked | null) =>
  asked?.ok === true && [...asked.value.flags].some(([name, flag]) => isTargeted(name) && mayDiffer(flag))

/** The values of flags for a visitor, and why: the remote provider's, or else those of the rules of the studio. */
export async function resolveFlags(
  deps: Pick<ApiDeps, 'flagProvider'>,
  partner: Partner,
  states: readonly FlagState[],
  subject: FlagSubject,
): Promise<ReadonlyMap<FlagName, FlagResolution>> {
  const base = await askBase(deps, partner)
  const own = differs(base) ? await deps.flagProvider.ask({ ...subject, partnerId: partner.program.id }) : base
  return new Map(states.map((state) => [state.name, withRemote(state, subject, isTargeted(state.name) ? own : base)]))
}

/** Part of the version of a partner's flags: changes with each remote value; empty without a remote provider. */
export async function remoteFlagsVersion(deps: Pick<ApiDeps, 'flagProvider'>, partner: Partner): Promise<string> {
  const asked = await askBase(deps, partner)
  if (asked === null) return ''
  const remote = asked.ok ? asked.value.flags : null
  // In one order, whatever that of the answer is.
  const values = FLAG_NAMES.map((name) => {
    const flag = isLocal(name) ? undefined : remote?.get(name)
    return flag ? [flag.value, mayDiffer(flag)] : null
  })
  return ` ${createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 12)}`
}

/** What identifies the visitor of a call, as far as flags may differ by it. */
export interface FlagReader {
  readonly memberId: string | null
  /** Of a cookie. */
  readonly publicId?: string | undefined
  /** The number of a browser without an identity. */
  readonly splitKey?: string | undefined
  readonly now: Date
}

/** For whom flags are evaluated. The share of a rule is drawn by the public id, so that it stays the same after signing in, and on every device. */
async function subjectOf(tx: Tx, partner: Partner, { memberId, publicId, splitKey, now }: FlagReader): Promise<FlagSubject> {
  const member = memberId === null ? undefined : await memberRepo(tx, partner.program.id).byId(memberId)
  if (member) return { kind: 'member', key: member.public_id, tier: tierNow(member, partner, now) }
  return publicId === undefined ? { ...NO_SUBJECT, key: splitKey ?? null } : { kind: 'known', key: publicId, tier: null }
}

/** The values of flags for the visitor of a call, who is looked up only while a value may depend on it. */
async function resolveFor(
  tx: Tx,
  deps: Pick<ApiDeps, 'flagProvider'>,
  partner: Partner,
  states: readonly FlagState[],
  reader: FlagReader,
): Promise<ReadonlyMap<FlagName, FlagResolution>> {
  const isAsked = states.some(({ rule }) => rule !== null) || differs(await askBase(deps, partner))
  return resolveFlags(deps, partner, states, isAsked ? await subjectOf(tx, partner, reader) : NO_SUBJECT)
}

/**
 * Whether a part of the partner's site is on, for the calls that belong to it.
 * @param reader null for a call that one visitor makes with what another has got, such as a shared link: on if it is on for anyone
 */
export async function isFlagOn(
  tx: Tx,
  deps: Pick<ApiDeps, 'flagProvider'>,
  partner: Partner,
  flag: PartnerFlag,
  reader: Pick<FlagReader, 'memberId' | 'now'> | null,
): Promise<boolean> {
  const state = (await flagStatesIn(tx, partner)).find(({ name }) => name === flag)
  if (!state) return false
  if (reader !== null && reader.memberId !== null) return (await resolveFor(tx, deps, partner, [state], reader)).get(flag)?.value === true
  const { value, remote } = withRemote(state, NO_SUBJECT, await askBase(deps, partner))
  if (remote?.kind === 'answered') return value === true || remote.mayDiffer
  return state.value === true || (state.rule !== null && state.rule.value && state.rule.percentage > 0)
}

/** Whether a share decided; of a remote provider any rule that matched, since some report no other reason for a share. */
const isSplit = (resolution: FlagResolution | undefined) =>
  resolution?.reason === 'SPLIT' || (resolution?.remote?.kind === 'answered' && resolution.reason === 'TARGETING_MATCH')

/** Run-time flags of a partner for a visitor (CONFIG-18). */
export async function readFeatureFlags(
  tx: Tx,
  deps: Pick<ApiDeps, 'flagProvider'>,
  partner: Partner,
  reader: FlagReader,
): Promise<FeatureFlags> {
  const resolved = await resolveFor(tx, deps, partner, await flagStatesIn(tx, partner), reader)
  const switches = (names: readonly FlagName[]) => Object.fromEntries(names.map((name) => [name, resolved.get(name)?.value === true]))
  const filters = resolved.get(FILTERS_FLAG)?.value
  const splits = TARGETED_FLAGS.filter((name) => isSplit(resolved.get(name)))
  return {
    authFlags: switches(AUTH_FLAGS),
    filters: Array.isArray(filters) ? filters : [],
    partnerFeatureFlags: switches(PARTNER_FLAGS),
    ...(splits.length > 0 ? { splits } : {}),
  }
}
