import { randomBytes } from 'node:crypto'

import { hashPassword } from '../../password-hash.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { operatorRepo } from '../../store/repositories/operator.ts'
import { signInAttemptRepo } from '../../store/repositories/sign-in-attempt.ts'
import { emailKey } from '../../use-cases/email-key.ts'
import { operatorSubject } from '../../use-cases/studio/sign-in-operator.ts'
import { STUDIO_TENANT } from '../../use-cases/studio/tenant.ts'
import type { CommandDeps, Say } from '../command.ts'

/** 120 random bits. */
const PASSWORD_BYTES = 15

interface Addition {
  readonly email: string
  readonly name: string
  /** Ids; null is every partner. */
  readonly partners: readonly string[] | null
}

const rightsOf = ({ name, partners }: Pick<Addition, 'name' | 'partners'>) => ({ name, partners: partners ?? ('all' as const) })

/** `operators add`. @returns exit code: 1 for an unknown partner */
export async function runOperatorsAdd(deps: CommandDeps, { email, name, partners }: Addition, say: Say): Promise<number> {
  const unknown = partners?.filter((id) => !deps.partners.has(id)) ?? []
  if (unknown.length > 0) {
    say(`Unknown partner ${unknown.map((id) => `"${id}"`).join(', ')}. Known partners: ${[...deps.partners.keys()].join(', ')}.`)
    return 1
  }
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const password_hash = await hashPassword(password)
  const email_key = emailKey(email)
  const at = deps.clock()
  await deps.store.owner(async (tx) => {
    const operators = operatorRepo(tx)
    const previous = await operators.lock(email_key)
    await operators.put({ email_key, email, name, password_hash, partners, added_at: at })
    await operators.endSessionsOf(email_key)
    // A lock belongs to the old password.
    await signInAttemptRepo(tx, STUDIO_TENANT).forget(operatorSubject(deps.secrets, email_key))
    const about = { memberId: null, at, before: previous ? rightsOf(previous) : null, after: rightsOf({ name, partners }) }
    await recordAudit(
      tx,
      STUDIO_TENANT,
      previous
        ? { kind: 'operator-changed', detail: { operator: email_key, passwordChanged: true }, ...about }
        : { kind: 'operator-added', detail: { operator: email_key }, ...about },
    )
  })
  say(`${email} writes for ${partners?.join(', ') ?? 'every partner'}. Their password, which is shown only here: ${password}`)
  return 0
}

/** `operators list`. @returns exit code */
export async function runOperatorsList(deps: CommandDeps, { json }: { readonly json: boolean }, say: Say): Promise<number> {
  const rows = await deps.store.owner((tx) => operatorRepo(tx).all())
  if (rows.length === 0 && !json) say('There is no operator. See pnpm api operators add --help.')
  const width = Math.max(0, ...rows.map(({ email }) => email.length))
  for (const { email, name, partners, added_at } of rows) {
    if (json) say(JSON.stringify({ email, name, partners, addedAt: added_at }))
    else say(`${email.padEnd(width)}  ${name}, ${partners?.join(', ') ?? 'every partner'}`)
  }
  return 0
}

/** `operators remove`. @returns exit code: 1 when there is none of this address */
export async function runOperatorsRemove(deps: CommandDeps, { email }: { readonly email: string }, say: Say): Promise<number> {
  const removed = await deps.store.owner(async (tx) => {
    const row = await operatorRepo(tx).remove(emailKey(email))
    if (!row) return false
    const detail = { operator: row.email_key }
    const event = { kind: 'operator-removed' as const, memberId: null, at: deps.clock(), detail, before: rightsOf(row), after: null }
    await recordAudit(tx, STUDIO_TENANT, event)
    return true
  })
  say(removed ? `${email} is no longer an operator.` : `There is no operator ${email}. See pnpm api operators list.`)
  return removed ? 0 : 1
}
