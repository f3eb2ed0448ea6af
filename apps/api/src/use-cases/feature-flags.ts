import { flagRuleSchema, type FeatureFlags } from '@dining/contract'
import { AUTH_FLAGS, PARTNER_FLAGS, type PartnerFlag } from '@dining/domain'
import { NO_SUBJECT, resolveFlag, TARGETED_FLAGS, type FlagDetails, type FlagRule, type FlagSubject } from '@dining/domain/flags'
import { configuredFlags, type Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import type { ApiDeps } from '../deps.ts'
import type { Tx } from '../store/tables.ts'
import { flagOverrides, type FlagOverride, type FlagValue } from '../store/repositories/feature-flag.ts'
import { memberRepo } from '../store/repositories/member.ts'
import { tierNow } from './member.ts'

/** Name of the one flag that is a list. */
export const FILTERS_FLAG = 'filters'
export const FLAG_NAMES = [...AUTH_FLAGS, FILTERS_FLAG, ...PARTNER_FLAGS] as const
export type FlagName = (typeof FLAG_NAMES)[number]

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
  const own = configuredFlags(partner)
  return FLAG_NAMES.map((name) => {
    const override = rows.find((row) => row.name === name)
    const value = v.safeParse(name === FILTERS_FLAG ? filtersValueSchema : switchValueSchema, override?.value)
    const rule = v.safeParse(isTargeted(name) ? storedRuleSchema : v.null(), override?.rule)
    if (override && value.success && rule.success) return { name, value: value.output, rule: rule.output, override, isRejected: false }
    return { name, value: name === FILTERS_FLAG ? [] : own[name], rule: null, override: null, isRejected: override !== undefined }
  })
}

/** OpenFeature's resolution details of any flag. */
export interface FlagResolution extends Omit<FlagDetails, 'value' | 'variant'> {
  readonly value: FlagValue
  readonly variant: 'on' | 'off' | 'all' | 'list'
}

/** The value of a flag for a visitor, and why. */
export function evaluateFlag({ name, value, rule, isRejected }: FlagState, subject: FlagSubject): FlagResolution {
  const resolved: FlagResolution =
    typeof value === 'boolean'
      ? resolveFlag(name, { value, rule }, subject)
      : { value, variant: value.length === 0 ? 'all' : 'list', reason: 'STATIC', bucket: null }
  return isRejected ? { ...resolved, reason: 'ERROR' } : resolved
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

/** A reader is looked up only while a flag has a rule. */
const subjectFor = async (tx: Tx, partner: Partner, states: readonly FlagState[], reader: FlagReader): Promise<FlagSubject> =>
  states.some(({ rule }) => rule !== null) ? subjectOf(tx, partner, reader) : NO_SUBJECT

/**
 * Whether a part of the partner's site is on, for the calls that belong to it.
 * @param reader null for a call that one visitor makes with what another has got, such as a shared link: on if it is on for anyone
 */
export async function isFlagOn(
  tx: Tx,
  partner: Partner,
  flag: PartnerFlag,
  reader: Pick<FlagReader, 'memberId' | 'now'> | null,
): Promise<boolean> {
  const state = (await flagStatesIn(tx, partner)).find(({ name }) => name === flag)
  if (!state) return false
  const { value, rule } = state
  if (reader === null || reader.memberId === null) return value === true || (rule !== null && rule.value && rule.percentage > 0)
  return evaluateFlag(state, await subjectFor(tx, partner, [state], reader)).value === true
}

/** Run-time flags of a partner for a visitor (CONFIG-18). */
export async function readFeatureFlags(tx: Tx, partner: Partner, reader: FlagReader): Promise<FeatureFlags> {
  const states = await flagStatesIn(tx, partner)
  const subject = await subjectFor(tx, partner, states, reader)
  const values = new Map(states.map((state) => [state.name, evaluateFlag(state, subject).value]))
  const switches = (names: readonly FlagName[]) => Object.fromEntries(names.map((name) => [name, values.get(name) === true]))
  const filters = values.get(FILTERS_FLAG)
  return {
    authFlags: switches(AUTH_FLAGS),
    filters: Array.isArray(filters) ? filters : [],
    partnerFeatureFlags: switches(PARTNER_FLAGS),
  }
}
