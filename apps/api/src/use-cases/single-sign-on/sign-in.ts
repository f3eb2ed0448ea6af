import { randomBytes, randomUUID } from 'node:crypto'

import type { SignInProblem } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ProviderUser } from '../../adapters/identity-provider.ts'
import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { memberRepo, type MemberRow } from '../../store/repositories/member.ts'
import { providerIdentityRepo } from '../../store/repositories/provider-identity.ts'
import type { Tx } from '../../store/tables.ts'
import { newPublicId } from '../public-id.ts'
import { endSession, startSession } from '../session.ts'
import type { SignedIn } from '../sign-in.ts'
import { beginAttempt, takeAttempt } from './attempt.ts'

type Deps = Pick<ApiDeps, 'store' | 'clock' | 'providers' | 'settings'>

const BROWSER_ID_BYTES = 32

/** Identifies the browser during its sign-ins; 256 random bits. */
export const newBrowserId = () => randomBytes(BROWSER_ID_BYTES).toString('base64url')

/** The callback address, as registered at the provider; one for each of the partner's hosts. */
function callbackOf(deps: Deps, partnerId: string, path: string, host: string | undefined): URL {
  return new URL(path, deps.settings.publicOrigin(partnerId, host))
}

interface Departure {
  /** Only the path of the callback. */
  readonly callbackPath: string
  readonly browserId: string
  /** Host that the visitor used. */
  readonly host?: string | undefined
}

/**
 * The address at which a browser signs in at the partner's provider (AUTH-11).
 */
export async function beginSignIn(
  deps: Deps,
  partner: Partner,
  { callbackPath, browserId, host }: Departure,
): Promise<Result<URL, SignInProblem>> {
  const { id } = partner.program
  const provider = deps.providers.get(id)
  if (!provider) return fail('unavailable')
  const checks = await beginAttempt(deps.store, id, browserId, deps.clock())
  return provider.signInAddress(checks, callbackOf(deps, id, callbackPath, host))
}

interface Return {
  /** Host of the callback. */
  readonly host?: string | undefined
  /** Path and query of the callback. */
  readonly path: string
  readonly browserId: string | undefined
  /** Id of the browser's current session, which ends (security.md "rotated at sign-in"). */
  readonly previousSessionId: string | undefined
  /** The browser's header. */
  readonly userAgent?: string | undefined
}

/** Completes a sign-in at the provider: the person gets a session, the first time as a member who has not joined yet. */
export async function finishSignIn(
  deps: Deps,
  partner: Partner,
  { path, host, browserId, previousSessionId, userAgent }: Return,
): Promise<Result<SignedIn, SignInProblem>> {
  const { id } = partner.program
  const provider = deps.providers.get(id)
  if (!provider) return fail('unavailable')
  const callback = callbackOf(deps, id, path, host)
  const checks = await takeAttempt(deps.store, id, { state: callback.searchParams.get('state'), browserId }, deps.clock())
  const user = checks.ok ? await provider.identify(checks.value, callback) : checks
  const at = deps.clock()
  return deps.store.tenant(id, async (tx) => {
    if (!user.ok) {
      await recordAudit(tx, id, { kind: 'sign-in-refused', memberId: null, at, detail: { problem: user.error } })
      return user
    }
    const member = await memberOf(tx, id, user.value, at)
    if (previousSessionId !== undefined) await endSession(tx, id, previousSessionId)
    const started = await startSession(tx, id, member.id, false, at, {
      providerIdToken: user.value.idToken,
      providerSessionId: user.value.sessionId,
      userAgent,
    })
    await recordAudit(tx, id, { kind: 'signed-in', memberId: member.id, at, detail: { remembered: false } })
    return succeed({ ...started, member })
  })
}

/** The member of issuer and subject; no other claim of the provider identifies a person (security.md "sign-in by provider"). */
async function memberOf(tx: Tx, partnerId: string, user: ProviderUser, now: Date): Promise<MemberRow> {
  const identities = providerIdentityRepo(tx, partnerId)
  const members = memberRepo(tx, partnerId)
  const told = {
    issuer: user.issuer,
    subject: user.subject,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    partner_number: user.partnerNumber,
    seen_at: now,
  }
  const known = await identities.find(user.issuer, user.subject)
  const member = (known && (await members.lock(known.member_id))) ?? (await addNewcomer(tx, partnerId, user, now))
  const first = !known && (await identities.insert({ ...told, member_id: member.id }))
  if (!known && !first) {
    // The same person signed in elsewhere at the same time; the row that was just created belongs to no one.
    await members.delete(member.id)
    return memberOf(tx, partnerId, user, now)
  }
  if (known) await identities.renew({ ...told, member_id: member.id })
  // The provider may change names (PROFILE-07), and the address until the person has joined with it.
  return members.update(member.id, {
    first_name: user.firstName ?? member.first_name,
    last_name: user.lastName ?? member.last_name,
    ...(member.has_web_profile ? {} : { email: user.email ?? '' }),
  })
}

/** A person who has not joined (SESSION-01): only a session can refer to them. */
async function addNewcomer(tx: Tx, partnerId: string, user: ProviderUser, now: Date): Promise<MemberRow> {
  const id = randomUUID()
  const member = await memberRepo(tx, partnerId).insert({
    id,
    public_id: newPublicId(),
    family_id: null,
    email: user.email ?? '',
    // No address: an unverified one must not block a member who joins with it.
    email_key: `not joined ${id}`,
    password_hash: null,
    partner_number: null,
    phone_number: null,
    tier_level: 0,
    vip_until_year: null,
    member_type: 'NonCardMember',
    has_web_profile: false,
    active: false,
    joined_at: now,
  })
  if (!member) throw new Error('Two random ids are equal')
  return member
}
