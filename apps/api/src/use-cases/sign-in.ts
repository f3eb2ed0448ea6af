import { fail, FAILURES_TO_LOCK, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../deps.ts'
import type { Failure } from './failure.ts'
import type { InTurn } from '../passwords/hash-queue.ts'
import { blind } from '../config/secrets.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { memberRepo, type MemberRow } from '../store/repositories/member.ts'
import type { MessageRef } from '../store/repositories/outbox.ts'
import { signInAttemptRepo, type SignInAttemptRow } from '../store/repositories/sign-in-attempt.ts'
import type { Tx } from '../store/tables.ts'
import type { OnUndone } from './admit-call.ts'
import { deviceHash } from './account-security/known-device.ts'
import { newDeviceMail } from './account-security/notify.ts'
import { checkPassword, NOT_COMPARED } from './check-password.ts'
import { emailKey } from './email-key.ts'
import type { MessageDeps } from './outbox/write-message.ts'
import { endSession, startSession, type EndedSession, type StartedSession } from './session.ts'

type SignInDeps = Pick<ApiDeps, 'store' | 'clock' | 'hashQueue'> & MessageDeps

/** What a visitor signs in with, and what the request says about the browser. */
export interface Credentials {
  readonly email: string
  readonly password: string
  readonly rememberMe: boolean
  /** Id of the browser's current session, which ends (security.md "rotated at sign-in"). */
  readonly previousSessionId?: string | undefined
  /** The browser's header. */
  readonly userAgent?: string | undefined
  /** Id of the browser's own cookie. */
  readonly deviceId?: string | undefined
  /** Host that the visitor used. */
  readonly host?: string | undefined
}

export interface SignedIn extends StartedSession {
  readonly member: MemberRow
}

type SignInFailure = Failure<'bad-credentials' | 'locked' | 'email-update-required' | 'not-found' | 'unavailable'>

/**
 * Signs a member in with email and password (AUTH-07). After FAILURES_TO_LOCK wrong ones the address is locked for LOCK_MINUTES, known or
 * not, and both take the same time, so that nothing reveals whether an address has an account. A sign-in with a browser that is not
 * known of the member is followed by a mail.
 * @param tx of the partner: counts the attempt and reads the member
 * @param onUndone gets what gives the slot of the hash back if that transaction fails
 * @returns the rest, to be run after the transaction
 */
export async function signIn(
  tx: Tx,
  deps: SignInDeps,
  partner: Partner,
  given: Credentials,
  onUndone: OnUndone,
): Promise<() => Promise<Result<SignedIn, SignInFailure>>> {
  if (partner.program.enrollmentType !== 'direct') return () => Promise.resolve(fail({ kind: 'not-found' }))
  // Reserved before the attempt is counted: a full queue locks no account.
  const slot = deps.hashQueue.reserve()
  if (!slot.ok) return () => Promise.resolve(slot)
  const { inTurn, leave } = slot.value
  onUndone(leave)
  const partnerId = partner.program.id
  const key = emailKey(given.email)
  const keyHash = blind(deps.secrets, `${partnerId} ${key}`)
  const now = deps.clock()
  const [attempt, member] = await Promise.all([
    signInAttemptRepo(tx, partnerId).count(keyHash, now),
    memberRepo(tx, partnerId).byEmailKey(key),
  ])
  return async () => {
    const result = await signInTurn(deps, partner, given, { keyHash, now, attempt, member }, inTurn).finally(leave)
    if (!result.ok) return result
    const { mail, ...signedIn } = result.value
    if (mail) await deps.outbox.dispatch(mail)
    return succeed(signedIn)
  }
}

type SignedInWithMail = SignedIn & { readonly mail: MessageRef | null }

interface Attempt {
  /** Hash of the address, by which attempts are counted. */
  readonly keyHash: string
  readonly now: Date
  /** As counted, with this one. */
  readonly attempt: Pick<SignInAttemptRow, 'failures'>
  readonly member: MemberRow | undefined
}

function signInTurn(
  deps: SignInDeps,
  partner: Partner,
  given: Credentials,
  { keyHash, now, attempt, member }: Attempt,
  inTurn: InTurn,
): Promise<Result<SignedInWithMail, SignInFailure>> {
  const partnerId = partner.program.id
  // During the lock the count is above the limit, also for simultaneous attempts. Those passwords are not compared.
  const isCompared = attempt.failures <= FAILURES_TO_LOCK
  return finish(member?.password_hash ?? null)

  /** @param hash the stored hash that this sign-in has read */
  async function finish(hash: string | null): Promise<Result<SignedInWithMail, SignInFailure>> {
    const { right, renewedHash } = isCompared ? await checkPassword(deps.hashQueue, inTurn, given.password, hash) : NOT_COMPARED
    const ended = await deps.store.tenant(partnerId, async (tx) => {
      const attempts = signInAttemptRepo(tx, partnerId)
      // Locked until the end, and read again: a recovery that has just set another password must not be overtaken.
      const current = right && member ? await memberRepo(tx, partnerId).lock(member.id) : undefined
      if (!current) {
        const locks = attempt.failures >= FAILURES_TO_LOCK
        await recordAudit(tx, partnerId, { kind: locks ? 'account-locked' : 'sign-in-refused', memberId: member?.id ?? null, at: now })
        return fail(locks ? { kind: 'locked' as const, until: await attempts.lock(keyHash, now) } : { kind: 'bad-credentials' as const })
      }
      if (current.password_hash !== hash) return { changedHash: current.password_hash }
      const checked = Promise.all([
        attempts.forget(keyHash),
        renewedHash !== null && memberRepo(tx, partnerId).update(current.id, { password_hash: renewedHash }),
      ])
      if (current.email_update_required) {
        await checked
        return fail({ kind: 'email-update-required' as const })
      }
      const { userAgent, host } = given
      const device = deviceHash(deps.secrets, given.deviceId)
      // Sent together, so that they share a round trip; they run in this order.
      const [, , started] = await Promise.all([
        checked,
        given.previousSessionId !== undefined && endSession(tx, partnerId, given.previousSessionId),
        startSession(tx, partnerId, current.id, given.rememberMe, now, { userAgent, device }),
        recordAudit(tx, partnerId, { kind: 'signed-in', memberId: current.id, at: now, detail: { remembered: given.rememberMe } }),
      ])
      const mail = await newDeviceMail(tx, deps, { partnerId, member: current, started, userAgent, host })
      return succeed({ ...started, member: current, mail })
    })
    // A sign-in at the same time may have renewed the hash of the same password, so the new hash is compared too.
    return 'changedHash' in ended ? finish(ended.changedHash) : ended
  }
}

/** Ends the session on the server; deleting only the cookie would keep it open (SESSION-27). @returns its member, or null if there was none */
export async function signOut(deps: Pick<ApiDeps, 'store' | 'clock'>, partnerId: string, sessionId: string): Promise<EndedSession | null> {
  const at = deps.clock()
  return deps.store.tenant(partnerId, async (tx) => {
    const ended = await endSession(tx, partnerId, sessionId)
    if (ended) await recordAudit(tx, partnerId, { kind: 'signed-out', memberId: ended.memberId, at })
    return ended
  })
}

/**
 * The address to sign out at the provider of the sign-in; null if there was none or it cannot be reached.
 * @param host that the visitor used, and returns to
 */
export async function leaveProvider(
  { providers, settings }: Pick<ApiDeps, 'providers' | 'settings'>,
  partnerId: string,
  { providerIdToken }: EndedSession,
  host?: string,
): Promise<URL | null> {
  if (providerIdToken === null) return null
  const home = new URL('/', settings.publicOrigin(partnerId, host))
  return (await providers.get(partnerId)?.signOutAddress(providerIdToken, home)) ?? null
}
