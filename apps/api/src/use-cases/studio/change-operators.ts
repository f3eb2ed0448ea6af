import { randomBytes } from 'node:crypto'

import type { ApiDeps } from '../../deps.ts'
import { hashPassword } from '../../passwords/password-hash.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { operatorRepo } from '../../store/repositories/operator.ts'
import { signInAttemptRepo } from '../../store/repositories/sign-in-attempt.ts'
import { emailKey } from '../email-key.ts'
import { operatorSubject } from './sign-in-operator.ts'
import { STUDIO_TENANT } from './tenant.ts'

/** 120 random bits. */
const PASSWORD_BYTES = 15

export interface NewOperator {
  readonly email: string
  readonly name: string
  /** Ids; null is every partner. */
  readonly partners: readonly string[] | null
}

const rightsOf = ({ name, partners }: Pick<NewOperator, 'name' | 'partners'>) => ({ name, partners: partners ?? ('all' as const) })

/** Adds an operator, or changes the rights and the password of the one with this address and ends their sessions. @returns the password */
export async function putOperator(
  { store, clock, secrets }: Pick<ApiDeps, 'store' | 'clock' | 'secrets'>,
  { email, name, partners }: NewOperator,
): Promise<string> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const password_hash = await hashPassword(password)
  const email_key = emailKey(email)
  const at = clock()
  await store.owner(async (tx) => {
    const operators = operatorRepo(tx)
    const previous = await operators.lock(email_key)
    await operators.put({ email_key, email, name, password_hash, partners, added_at: at })
    await operators.endSessionsOf(email_key)
    // The lock belonged to the old password.
    await signInAttemptRepo(tx, STUDIO_TENANT).forget(operatorSubject(secrets, email_key))
    const about = { memberId: null, at, before: previous ? rightsOf(previous) : null, after: rightsOf({ name, partners }) }
    await recordAudit(
      tx,
      STUDIO_TENANT,
      previous
        ? { kind: 'operator-changed', detail: { operator: email_key, passwordChanged: true }, ...about }
        : { kind: 'operator-added', detail: { operator: email_key }, ...about },
    )
  })
  return password
}

/** @returns false if there is none with this address */
export function removeOperator({ store, clock }: Pick<ApiDeps, 'store' | 'clock'>, email: string): Promise<boolean> {
  return store.owner(async (tx) => {
    const row = await operatorRepo(tx).remove(emailKey(email))
    if (!row) return false
    const detail = { operator: row.email_key }
    const event = { kind: 'operator-removed' as const, memberId: null, at: clock(), detail, before: rightsOf(row), after: null }
    await recordAudit(tx, STUDIO_TENANT, event)
    return true
  })
}
