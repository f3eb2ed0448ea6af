import { fail, FAILURES_TO_LOCK, succeed, type Result } from '@dining/domain'

import type { ApiDeps } from '../../deps.ts'
import type { Failure } from '../../failure.ts'
import { verifyPassword } from '../../password-hash.ts'
import { blind } from '../../secrets.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { operatorRepo } from '../../store/repositories/operator.ts'
import { signInAttemptRepo } from '../../store/repositories/sign-in-attempt.ts'
import { emailKey } from '../email-key.ts'
import { endOperatorSession, startOperatorSession } from './operator-session.ts'
import { STUDIO_TENANT } from './tenant.ts'

type Deps = Pick<ApiDeps, 'store' | 'clock' | 'secrets'>

interface Credentials {
  readonly email: string
  readonly password: string
  /** Id of the session that the browser still holds; it ends. */
  readonly previousSessionId: string | undefined
}

/**
 * Signs an operator in, under the rules of members: the address is locked after FAILURES_TO_LOCK wrong passwords, known or not, and both
 * take the same time.
 * @returns the session's id, for the cookie alone
 */
export async function signInOperator(deps: Deps, given: Credentials): Promise<Result<string, Failure<'bad-credentials' | 'locked'>>> {
  const key = emailKey(given.email)
  const subject = blind(deps.secrets, `${STUDIO_TENANT} ${key}`)
  const now = deps.clock()
  const attempt = await deps.store.tenant(STUDIO_TENANT, (tx) => signInAttemptRepo(tx, STUDIO_TENANT).count(subject, now))
  const operator = await deps.store.owner((tx) => operatorRepo(tx).byKey(key))
  const right = attempt.failures <= FAILURES_TO_LOCK && (await verifyPassword(given.password, operator?.password_hash ?? null))
  if (!right) {
    const locks = attempt.failures >= FAILURES_TO_LOCK
    return deps.store.tenant(STUDIO_TENANT, async (tx) => {
      await recordAudit(tx, STUDIO_TENANT, { kind: locks ? 'account-locked' : 'sign-in-refused', memberId: null, at: now })
      if (!locks) return fail({ kind: 'bad-credentials' as const })
      return fail({ kind: 'locked' as const, until: await signInAttemptRepo(tx, STUDIO_TENANT).lock(subject, now) })
    })
  }
  await deps.store.tenant(STUDIO_TENANT, async (tx) => {
    await signInAttemptRepo(tx, STUDIO_TENANT).forget(subject)
    await recordAudit(tx, STUDIO_TENANT, { kind: 'signed-in', memberId: null, at: now })
  })
  return deps.store.owner(async (tx) => {
    // Read again: somebody removed, or with another password by now, must not come in.
    const current = await operatorRepo(tx).byKey(key)
    if (current?.password_hash !== operator?.password_hash) return fail({ kind: 'bad-credentials' })
    if (given.previousSessionId !== undefined) await endOperatorSession(tx, given.previousSessionId)
    return succeed(await startOperatorSession(tx, key, now))
  })
}
