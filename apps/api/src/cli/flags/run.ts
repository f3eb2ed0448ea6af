import { recordAudit } from '../../store/repositories/audit.ts'
import { flagOverrides, putFlag, removeFlag, type FlagValue } from '../../store/repositories/feature-flag.ts'
import { flagStates, type FlagName } from '../../use-cases/feature-flags.ts'
import type { CommandDeps, Say } from '../command.ts'
import { partnerNamed } from '../partner-named.ts'

interface Because {
  readonly partnerId: string
  readonly name: FlagName
  readonly reason: string
  readonly by: string
}

const shown = (value: FlagValue) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : value.join(',') || 'all')

/** `flags list`. @returns exit code: 1 for an unknown partner */
export async function runFlagsList(
  deps: CommandDeps,
  { partnerId, json }: { readonly partnerId: string; readonly json: boolean },
  say: Say,
): Promise<number> {
  const partner = partnerNamed(deps, partnerId, say)
  if (!partner) return 1
  const states = await flagStates(deps, partner)
  const width = Math.max(...states.map(({ name }) => name.length))
  for (const { name, value, override } of states) {
    if (json) say(JSON.stringify({ name, value, ...(override && { reason: override.reason, by: override.setBy, at: override.setAt }) }))
    else {
      const why = override
        ? `set ${override.setAt.toISOString()} by ${override.setBy || 'unknown'}: ${override.reason}`
        : 'default of the folder'
      say(`${name.padEnd(width)}  ${shown(value).padEnd(3)}  ${why}`)
    }
  }
  return 0
}

/** `flags set`: the value, with who, when and why, and the same on the audit trail. @returns exit code: 1 for an unknown partner */
export async function runFlagsSet(deps: CommandDeps, order: Because & { readonly value: FlagValue }, say: Say): Promise<number> {
  if (!partnerNamed(deps, order.partnerId, say)) return 1
  const { partnerId, name, value, reason, by } = order
  const at = deps.clock()
  await deps.store.owner(async (tx) => {
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
  say(`${name} of ${partnerId} is ${shown(value)} now.`)
  return 0
}

/** `flags clear`. @returns exit code: 1 for an unknown partner; 0 also when nothing was set */
export async function runFlagsClear(deps: CommandDeps, { partnerId, name, reason, by }: Because, say: Say): Promise<number> {
  if (!partnerNamed(deps, partnerId, say)) return 1
  const wasSet = await deps.store.owner(async (tx) => {
    const previous = (await flagOverrides(tx, partnerId)).find((override) => override.name === name)
    const removed = await removeFlag(tx, partnerId, name)
    if (removed && previous) {
      const detail = { flag: name, reason, by }
      const before = { value: previous.value }
      await recordAudit(tx, partnerId, { kind: 'flag-cleared', memberId: null, at: deps.clock(), detail, before, after: null })
    }
    return removed
  })
  say(wasSet ? `${name} of ${partnerId} has the default of the folder again.` : `${name} of ${partnerId} was not set; nothing was changed.`)
  return 0
}
