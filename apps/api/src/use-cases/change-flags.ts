import type { ApiDeps } from '../deps.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { flagOverrides, putFlag, removeFlag, type FlagValue } from '../store/repositories/feature-flag.ts'
import type { FlagName } from './feature-flags.ts'

type FlagDeps = Pick<ApiDeps, 'store' | 'clock'>

/** A flag of a partner, with who changes it and why. */
export interface FlagChange {
  readonly partnerId: string
  readonly name: FlagName
  readonly reason: string
  readonly by: string
}

/** Sets a flag, which overrides the partner's folder, and records it in the audit trail. */
export async function setFlag(
  { store, clock }: FlagDeps,
  { partnerId, name, value, reason, by }: FlagChange & { readonly value: FlagValue },
) {
  const at = clock()
  await store.owner(async (tx) => {
    const previous = (await flagOverrides(tx, partnerId)).find((override) => override.name === name)
    await putFlag(tx, partnerId, { name, value, reason, setAt: at, setBy: by })
    await recordAudit(tx, partnerId, {
      kind: 'flag-set',
      memberId: null,
      at,
      detail: { flag: name, reason, by },
      before: previous ? { value: previous.value } : null,
      after: { value },
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
      const before = { value: previous.value }
      await recordAudit(tx, partnerId, { kind: 'flag-cleared', memberId: null, at: clock(), detail, before, after: null })
    }
    return removed
  })
}
