import { OTHER_PARTNERS, type OperatorRole, type OperatorRoles } from '@dining/domain'

import { operatorRepo } from '../../store/repositories/operator.ts'
import {
  putOperator,
  removeOperator,
  resealFactors,
  resetFactor,
  setRoles,
  type NewOperator,
} from '../../use-cases/studio/change-operators.ts'
import { hasFactor } from '../../use-cases/studio/second-factor.ts'
import type { CommandDeps, Print } from '../command.ts'
import { unknownPartner } from '../partner-named.ts'

/** The roles in words, such as "editor; delta: publisher, support". */
const rolesText = (roles: OperatorRoles) =>
  Object.entries(roles)
    .toSorted(([a], [b]) => (a === OTHER_PARTNERS ? -1 : b === OTHER_PARTNERS ? 1 : a.localeCompare(b)))
    .map(([partner, given]) => `${partner === OTHER_PARTNERS ? '' : `${partner}: `}${given.join(', ')}`)
    .join('; ')

/** `operators add`. @returns exit code: 1 for an unknown partner */
export async function runOperatorsAdd(deps: CommandDeps, { email, name, partners, roles }: NewOperator, print: Print): Promise<number> {
  const unknown = partners?.filter((id) => !deps.partners.has(id)) ?? []
  if (unknown.length > 0) {
    print(unknownPartner(deps.partners, ...unknown))
    return 1
  }
  const password = await putOperator(deps, { email, name, partners, roles })
  print(
    `${email} is ${rolesText(roles)} for ${partners?.join(', ') ?? 'every partner'}. Their password, which is shown only here: ${password}`,
  )
  return 0
}

/** `operators list`. @returns exit code */
export async function runOperatorsList(deps: CommandDeps, { json }: { readonly json: boolean }, print: Print): Promise<number> {
  const rows = await deps.store.reading.owner((tx) => operatorRepo(tx).all())
  if (rows.length === 0 && !json) print('There are no operators. See pnpm api operators add --help.')
  const width = Math.max(0, ...rows.map(({ email }) => email.length))
  for (const row of rows) {
    const { email, name, partners, roles, added_at } = row
    if (json) print(JSON.stringify({ email, name, partners, roles, hasFactor: hasFactor(row), addedAt: added_at }))
    else {
      const factor = hasFactor(row) ? '' : ', no second factor'
      print(`${email.padEnd(width)}  ${name}, ${partners?.join(', ') ?? 'every partner'}, ${rolesText(roles)}${factor}`)
    }
  }
  return 0
}

/** `operators remove`. @returns exit code: 1 if there is no operator with this address */
export async function runOperatorsRemove(deps: CommandDeps, { email }: { readonly email: string }, print: Print): Promise<number> {
  const removed = await removeOperator(deps, email)
  print(removed ? `${email} is no longer an operator.` : `No operator "${email}". See pnpm api operators list.`)
  return removed ? 0 : 1
}

/** `operators roles`. @returns exit code: 1 for an unknown operator, and for a partner that they do not write for */
export async function runOperatorsRoles(
  deps: CommandDeps,
  {
    email,
    partners,
    roles,
  }: { readonly email: string; readonly partners: readonly string[] | null; readonly roles: readonly OperatorRole[] },
  print: Print,
): Promise<number> {
  const changed = await setRoles(deps, email, partners ?? [OTHER_PARTNERS], roles)
  if (changed.ok) print(`${email} is ${rolesText(changed.value)} now.`)
  else if (changed.error.kind === 'no-operator') print(`No operator "${email}". See pnpm api operators list.`)
  else print(`${email} does not write for ${changed.error.partners.join(', ')}. See pnpm api operators add --help.`)
  return changed.ok ? 0 : 1
}

/** `operators reset-factor`. @returns exit code: 1 if there is no operator with this address */
export async function runOperatorsResetFactor(deps: CommandDeps, { email }: { readonly email: string }, print: Print): Promise<number> {
  const reset = await resetFactor(deps, email)
  print(reset ? `${email} has no second factor now and is signed out.` : `No operator "${email}". See pnpm api operators list.`)
  return reset ? 0 : 1
}

/** `operators reseal`. @returns exit code: 1 if a key cannot be read */
export async function runOperatorsReseal(
  deps: CommandDeps,
  { dryRun, json }: { readonly dryRun: boolean; readonly json: boolean },
  print: Print,
): Promise<number> {
  const { resealed, current, unreadable } = await resealFactors(deps, dryRun)
  if (json) print(JSON.stringify({ resealed, current, unreadable, dryRun }))
  else {
    print(`${resealed} ${resealed === 1 ? 'key' : 'keys'} ${dryRun ? 'to encrypt' : 'encrypted'} anew, ${current} as they should be.`)
    for (const email of unreadable) print(`${email}: no secret reads the key. See pnpm api operators reset-factor --help.`)
  }
  return unreadable.length === 0 ? 0 : 1
}
