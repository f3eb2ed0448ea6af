import { randomBytes } from 'node:crypto'

import { fail, OTHER_PARTNERS, succeed, type OperatorRole, type OperatorRoles, type Result } from '@dining/domain'

import type { ApiDeps } from '../../deps.ts'
import { hashPassword } from '../../passwords/password-hash.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { operatorPasskeyRepo } from '../../store/repositories/operator-passkey.ts'
import { operatorRepo } from '../../store/repositories/operator.ts'
import { signInAttemptRepo } from '../../store/repositories/sign-in-attempt.ts'
import { emailKey } from '../email-key.ts'
import { resealFactor } from './second-factor.ts'
import { operatorSubject } from './sign-in-operator.ts'
import { STUDIO_TENANT } from './tenant.ts'

/** 120 random bits. */
const PASSWORD_BYTES = 15

export interface NewOperator {
  readonly email: string
  readonly name: string
  /** Ids; null is every partner. */
  readonly partners: readonly string[] | null
  readonly roles: OperatorRoles
}

const rightsOf = ({ name, partners, roles }: Omit<NewOperator, 'email'>) => ({
  name,
  partners: partners ?? ('all' as const),
  roles: Object.fromEntries(Object.entries(roles).map(([partner, given]) => [partner, [...given]])),
})

/** Adds an operator, or changes the rights and the password of the one with this address and ends their sessions. @returns the password */
export async function putOperator(
  { store, clock, secrets }: Pick<ApiDeps, 'store' | 'clock' | 'secrets'>,
  { email, name, partners, roles }: NewOperator,
): Promise<string> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const password_hash = await hashPassword(password)
  const email_key = emailKey(email)
  const at = clock()
  await store.owner(async (tx) => {
    const operators = operatorRepo(tx)
    const previous = await operators.lock(email_key)
    await operators.put({ email_key, email, name, password_hash, partners, roles, added_at: at })
    await operators.endSessionsOf(email_key)
    // The lock belonged to the old password.
    await signInAttemptRepo(tx, STUDIO_TENANT).forget(operatorSubject(secrets, email_key))
    const about = { memberId: null, at, before: previous ? rightsOf(previous) : null, after: rightsOf({ name, partners, roles }) }
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

/**
 * Removes the authenticator app, the passkeys and the recovery codes of an operator who has lost them, and ends their sessions. The next sign-in needs the password alone,
 * and sets up another one where this installation requires it.
 * @returns false if there is no operator with this address
 */
export function resetFactor({ store, clock }: Pick<ApiDeps, 'store' | 'clock'>, email: string): Promise<boolean> {
  return store.owner(async (tx) => {
    const operators = operatorRepo(tx)
    const row = await operators.lock(emailKey(email))
    if (!row) return false
    await operators.update(row.email_key, { factor_sealed: null, factor_step: null, recoveryHashes: [] })
    await operatorPasskeyRepo(tx, row.email_key).removeAll()
    await operators.endSessionsOf(row.email_key)
    const detail = { operator: row.email_key }
    await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-factor-removed', memberId: null, at: clock(), detail })
    return true
  })
}

/** Why roles were not changed. */
type RolesFailure = { readonly kind: 'no-operator' } | { readonly kind: 'not-their-partners'; readonly partners: readonly string[] }

/**
 * Gives an operator these roles for some partners; `*` is for every partner without roles of its own. It counts from their next call on.
 * @returns all their roles
 */
export function setRoles(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  email: string,
  partners: readonly string[],
  given: readonly OperatorRole[],
): Promise<Result<OperatorRoles, RolesFailure>> {
  return store.owner(async (tx) => {
    const operators = operatorRepo(tx)
    const row = await operators.lock(emailKey(email))
    if (!row) return fail({ kind: 'no-operator' })
    const foreign = partners.filter((id) => id !== OTHER_PARTNERS && row.partners !== null && !row.partners.includes(id))
    if (foreign.length > 0) return fail({ kind: 'not-their-partners', partners: foreign })
    const roles = { ...row.roles, ...Object.fromEntries(partners.map((id) => [id, given])) }
    await operators.update(row.email_key, { roles })
    await recordAudit(tx, STUDIO_TENANT, {
      kind: 'operator-changed',
      memberId: null,
      at: clock(),
      detail: { operator: row.email_key, passwordChanged: false },
      before: rightsOf(row),
      after: rightsOf({ ...row, roles }),
    })
    return succeed(roles)
  })
}

/** What `resealFactors` did, or would do. */
interface Resealed {
  readonly resealed: number
  readonly current: number
  /** Addresses of operators whose key no secret reads. */
  readonly unreadable: readonly string[]
}

/** Encrypts the keys of second factors with the secret in use, after a rotation. No session ends. */
export function resealFactors({ store, secrets }: Pick<ApiDeps, 'store' | 'secrets'>, isDryRun: boolean): Promise<Resealed> {
  return store.owner(async (tx) => {
    const operators = operatorRepo(tx)
    let [resealed, current] = [0, 0]
    const unreadable: string[] = []
    for (const { email_key: key } of await operators.all()) {
      const row = await operators.lock(key)
      if (!row?.factor_sealed) continue
      const result = resealFactor(secrets, key, row.factor_sealed)
      if (result === 'unreadable') unreadable.push(row.email)
      else if (result === 'current') current += 1
      else {
        resealed += 1
        if (!isDryRun) await operators.update(key, { factor_sealed: result.sealed })
      }
    }
    return { resealed, current, unreadable }
  })
}
