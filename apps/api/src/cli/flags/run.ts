import type { FlagValue } from '../../store/repositories/feature-flag.ts'
import { clearFlag, setFlag, type FlagChange } from '../../use-cases/change-flags.ts'
import { flagStates } from '../../use-cases/feature-flags.ts'
import type { CommandDeps, Print } from '../command.ts'
import { partnerNamed } from '../partner-named.ts'

const shown = (value: FlagValue) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : value.join(',') || 'all')

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
  for (const { name, value, override } of states) {
    if (json) print(JSON.stringify({ name, value, ...(override && { reason: override.reason, by: override.setBy, at: override.setAt }) }))
    else {
      const why = override
        ? `set ${override.setAt.toISOString()} by ${override.setBy || 'unknown'}: ${override.reason}`
        : 'default of the folder'
      print(`${name.padEnd(width)}  ${shown(value).padEnd(3)}  ${why}`)
    }
  }
  return 0
}

/** `flags set`: stores the value with its author, time and reason, also in the audit trail. @returns exit code: 1 for an unknown partner */
export async function runFlagsSet(deps: CommandDeps, order: FlagChange & { readonly value: FlagValue }, print: Print): Promise<number> {
  if (!partnerNamed(deps, order.partnerId, print)) return 1
  const { partnerId, name, value } = order
  await setFlag(deps, order)
  print(`${name} of ${partnerId} is ${shown(value)} now.`)
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
