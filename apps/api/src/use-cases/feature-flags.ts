import type { FeatureFlags } from '@dining/contract'
import { AUTH_FLAGS, PARTNER_FLAGS, type PartnerFlag } from '@dining/domain'
import { configuredFlags, type Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import type { ApiDeps } from '../deps.ts'
import type { Tx } from '../store/tables.ts'
import { flagOverrides, type FlagOverride, type FlagValue } from '../store/repositories/feature-flag.ts'

/** Name of the one flag that is a list. */
export const FILTERS_FLAG = 'filters'
export const FLAG_NAMES = [...AUTH_FLAGS, FILTERS_FLAG, ...PARTNER_FLAGS] as const
export type FlagName = (typeof FLAG_NAMES)[number]

export const switchValueSchema = v.boolean()
// Names of unknown filters have no effect.
const filtersValueSchema = v.array(v.string())

/** An effective flag, with its row of the database if it comes from there. */
export interface FlagState {
  readonly name: FlagName
  readonly value: FlagValue
  readonly override: FlagOverride | null
}

/** Every flag of a partner: the database's value, or else the folder's; a row with an invalid value is ignored. */
export function flagStates({ store }: Pick<ApiDeps, 'store'>, partner: Partner): Promise<readonly FlagState[]> {
  return store.reading.tenant(partner.program.id, (tx) => flagStatesIn(tx, partner))
}

async function flagStatesIn(tx: Tx, partner: Partner): Promise<readonly FlagState[]> {
  const rows = await flagOverrides(tx, partner.program.id)
  const own = configuredFlags(partner)
  return FLAG_NAMES.map((name) => {
    const override = rows.find((row) => row.name === name)
    const read = v.safeParse(name === FILTERS_FLAG ? filtersValueSchema : switchValueSchema, override?.value)
    if (override && read.success) return { name, value: read.output, override }
    return { name, value: name === FILTERS_FLAG ? [] : own[name], override: null }
  })
}

/** Whether a part of the partner's site is on, for the calls that belong to it. */
export async function isFlagOn(tx: Tx, partner: Partner, flag: PartnerFlag): Promise<boolean> {
  return (await flagStatesIn(tx, partner)).some(({ name, value }) => name === flag && value === true)
}

/** Run-time flags of a partner (CONFIG-18). */
export async function readFeatureFlags(deps: Pick<ApiDeps, 'store'>, partner: Partner): Promise<FeatureFlags> {
  const values = new Map((await flagStates(deps, partner)).map(({ name, value }) => [name, value]))
  const switches = (names: readonly FlagName[]) => Object.fromEntries(names.map((name) => [name, values.get(name) === true]))
  const filters = values.get(FILTERS_FLAG)
  return {
    authFlags: switches(AUTH_FLAGS),
    filters: Array.isArray(filters) ? filters : [],
    partnerFeatureFlags: switches(PARTNER_FLAGS),
  }
}
