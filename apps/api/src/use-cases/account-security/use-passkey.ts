import type { PasskeyAssertion } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { PASSKEY_TIMEOUT_MS, readAssertion } from '../../adapters/web-authn.ts'
import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { memberRepo, type MemberRow } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { passkeyRepo } from '../../store/repositories/passkey.ts'
import type { Tx } from '../../store/tables.ts'
import type { Failure } from '../failure.ts'
import type { MessageDeps } from '../outbox/write-message.ts'
import { endSession, startSession } from '../session.ts'
import type { SignedIn } from '../sign-in.ts'
import { deviceHash } from './known-device.ts'
import { newDeviceMail } from './notify.ts'
import { keepChallenge, newChallenge, siteOf, takeChallenge, type PasskeyBrowser } from './passkey-challenge.ts'

type PasskeyDeps = Pick<ApiDeps, 'store' | 'clock' | 'settings'>

/** Starts the use of a passkey: the options of WebAuthn. They name no member, so that nothing reveals which addresses have passkeys. */
export async function startPasskeyUse(
  deps: PasskeyDeps,
  partner: Partner,
  browser: PasskeyBrowser,
): Promise<Result<{ challenge: string; rpId: string; timeout: number; userVerification: 'required' }, Failure<'not-found'>>> {
  if (partner.program.enrollmentType !== 'direct') return fail({ kind: 'not-found' })
  const challenge = newChallenge()
  await deps.store.tenant(partner.program.id, (tx) =>
    keepChallenge(tx, partner.program.id, browser, { challenge, purpose: 'use', now: deps.clock() }),
  )
  return succeed({ challenge, rpId: siteOf(deps, partner, browser).rpId, timeout: PASSKEY_TIMEOUT_MS, userVerification: 'required' })
}

/**
 * Checks the use of a passkey and counts it. The challenge ends in any case.
 * @returns the passkey's member, locked; null if a check fails
 */
export async function acceptPasskey(
  tx: Tx,
  deps: PasskeyDeps,
  partner: Partner,
  browser: PasskeyBrowser,
  given: PasskeyAssertion,
): Promise<MemberRow | null> {
  const partnerId = partner.program.id
  const now = deps.clock()
  const site = siteOf(deps, partner, browser)
  const passkeys = passkeyRepo(tx, partnerId)
  const challenge = await takeChallenge(tx, partnerId, browser, { clientData: given.clientData, purpose: 'use', now })
  const found = await passkeys.find(given.credentialId)
  const member = found && (await memberRepo(tx, partnerId).lock(found.member_id))
  // Read again after the lock: two uses at the same time are counted one after the other.
  const passkey = member && (await passkeys.find(given.credentialId))
  if (challenge === null || !member || passkey?.member_id !== member.id || passkey.rp_id !== site.rpId) return null
  const used = await readAssertion(site, challenge, given, { publicKey: passkey.public_key, counter: Number(passkey.counter) })
  if (!used) return null
  await passkeys.use(passkey.id, used.counter, now)
  return member
}

interface PasskeySignIn extends PasskeyAssertion {
  readonly rememberMe: boolean
  /** Id of the browser's current session, which ends (security.md "rotated at sign-in"). */
  readonly previousSessionId: string | undefined
  readonly userAgent: string | undefined
  /** Id of the browser's own cookie. */
  readonly deviceId: string
}

/** Signs a member in with a passkey. A lock after wrong passwords does not apply: a passkey cannot be guessed. */
export async function signInWithPasskey(
  deps: PasskeyDeps & MessageDeps,
  partner: Partner,
  browser: PasskeyBrowser,
  given: PasskeySignIn,
): Promise<Result<SignedIn, Failure<'not-found' | 'passkey-refused' | 'email-update-required'>>> {
  if (partner.program.enrollmentType !== 'direct') return fail({ kind: 'not-found' })
  const partnerId = partner.program.id
  const now = deps.clock()
  let mail: MessageRef | null = null
  const result = await deps.store.tenant(
    partnerId,
    async (tx): Promise<Result<SignedIn, Failure<'passkey-refused' | 'email-update-required'>>> => {
      const member = await acceptPasskey(tx, deps, partner, browser, given)
      if (!member) {
        await recordAudit(tx, partnerId, { kind: 'sign-in-refused', memberId: null, at: now, detail: { problem: 'passkey' } })
        return fail({ kind: 'passkey-refused' })
      }
      if (member.email_update_required) return fail({ kind: 'email-update-required' })
      if (given.previousSessionId !== undefined) await endSession(tx, partnerId, given.previousSessionId)
      const origin = { userAgent: given.userAgent, device: deviceHash(deps.secrets, given.deviceId) }
      const started = await startSession(tx, partnerId, member.id, given.rememberMe, now, origin)
      const detail = { remembered: given.rememberMe, by: 'passkey' as const }
      await recordAudit(tx, partnerId, { kind: 'signed-in', memberId: member.id, at: now, detail })
      mail = await newDeviceMail(tx, deps, { partnerId, member, started, userAgent: given.userAgent, host: browser.host })
      return succeed({ ...started, member })
    },
  )
  if (mail) await deps.outbox.dispatch(mail)
  return result
}
