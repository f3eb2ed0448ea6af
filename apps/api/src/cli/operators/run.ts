import { operatorRepo } from '../../store/repositories/operator.ts'
import { putOperator, removeOperator, type NewOperator } from '../../use-cases/studio/change-operators.ts'
import type { CommandDeps, Print } from '../command.ts'
import { unknownPartner } from '../partner-named.ts'

/** `operators add`. @returns exit code: 1 for an unknown partner */
export async function runOperatorsAdd(deps: CommandDeps, { email, name, partners }: NewOperator, print: Print): Promise<number> {
  const unknown = partners?.filter((id) => !deps.partners.has(id)) ?? []
  if (unknown.length > 0) {
    print(unknownPartner(deps.partners, ...unknown))
    return 1
  }
  const password = await putOperator(deps, { email, name, partners })
  print(`${email} writes for ${partners?.join(', ') ?? 'every partner'}. Their password, which is shown only here: ${password}`)
  return 0
}

/** `operators list`. @returns exit code */
export async function runOperatorsList(deps: CommandDeps, { json }: { readonly json: boolean }, print: Print): Promise<number> {
  const rows = await deps.store.reading.owner((tx) => operatorRepo(tx).all())
  if (rows.length === 0 && !json) print('There are no operators. See pnpm api operators add --help.')
  const width = Math.max(0, ...rows.map(({ email }) => email.length))
  for (const { email, name, partners, added_at } of rows) {
    if (json) print(JSON.stringify({ email, name, partners, addedAt: added_at }))
    else print(`${email.padEnd(width)}  ${name}, ${partners?.join(', ') ?? 'every partner'}`)
  }
  return 0
}

/** `operators remove`. @returns exit code: 1 if there is no operator with this address */
export async function runOperatorsRemove(deps: CommandDeps, { email }: { readonly email: string }, print: Print): Promise<number> {
  const removed = await removeOperator(deps, email)
  print(removed ? `${email} is no longer an operator.` : `No operator "${email}". See pnpm api operators list.`)
  return removed ? 0 : 1
}
