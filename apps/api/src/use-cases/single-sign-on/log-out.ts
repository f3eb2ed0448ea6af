import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { providerIdentityRepo } from '../../store/repositories/provider-identity.ts'
import { providerLogoutRepo } from '../../store/repositories/provider-logout.ts'
import { sessionRepo } from '../../store/repositories/session.ts'
import type { Failure } from '../failure.ts'
import { hashText } from '../mailed-code.ts'

/** Seconds after which the provider may try again. */
const RETRY_AFTER_SECONDS = 30

/**
 * Ends the sessions of a person who has signed out at the provider: those of the provider's session that the token names, or all that began there.
 * Sessions are rows, so that they end on every process at once. Sessions of the administration tool did not begin at the provider and stay.
 */
export async function logOutByProvider(
  deps: Pick<ApiDeps, 'store' | 'clock' | 'providers'>,
  partner: Partner,
  logoutToken: string,
): Promise<Result<null, Failure<'not-found' | 'bad-request' | 'unavailable'>>> {
  const { id } = partner.program
  const provider = deps.providers.get(id)
  if (!provider || partner.program.enrollmentType !== 'sso') return fail({ kind: 'not-found' })
  const at = deps.clock()
  const read = await provider.readLogout(logoutToken)
  if (!read.ok)
    return fail(read.error === 'refused' ? { kind: 'bad-request' } : { kind: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS })
  const { issuer, subject, sessionId, tokenId, expiresAt } = read.value
  return deps.store.tenant(id, async (tx) => {
    if (!(await providerLogoutRepo(tx, id).use(hashText(`${issuer} ${tokenId}`), expiresAt))) return fail({ kind: 'bad-request' })
    const identity = subject === null ? undefined : await providerIdentityRepo(tx, id).find(issuer, subject)
    // A person who has never been here has no session.
    if (subject !== null && !identity) return succeed(null)
    const ended = await sessionRepo(tx, id).endFromProvider({ memberId: identity?.member_id ?? null, providerSessionId: sessionId })
    const counts = Map.groupBy(ended, (memberId) => memberId)
    for (const [memberId, { length }] of counts)
      await recordAudit(tx, id, { kind: 'provider-logout', memberId, at, detail: { ended: length } })
    return succeed(null)
  })
}
