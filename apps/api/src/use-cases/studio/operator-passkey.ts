import type { OwnPasskeyUseOptions, PasskeyAssertion } from '@dining/contract'

import { PASSKEY_TIMEOUT_MS, readAssertion, type PasskeySite } from '../../adapters/web-authn.ts'
import type { ApiDeps } from '../../deps.ts'
import { operatorPasskeyRepo } from '../../store/repositories/operator-passkey.ts'
import type { OperatorRow } from '../../store/repositories/operator.ts'
import type { Tx } from '../../store/tables.ts'
import { keepChallenge, newChallenge, takeChallenge, type ChallengeHolder } from '../account-security/passkey-challenge.ts'
import { FACTOR_ISSUER } from './second-factor.ts'
import { STUDIO_TENANT } from './tenant.ts'

type Deps = Pick<ApiDeps, 'clock' | 'settings'>
type Operator = Pick<OperatorRow, 'email_key'>

/** The host of the studio, to which passkeys of operators belong. */
export function studioSite({ settings: { studioOrigin } }: Pick<ApiDeps, 'settings'>): PasskeySite {
  if (studioOrigin === undefined) throw new Error('The calls of the studio exist only with its origin.')
  return { origin: studioOrigin, rpId: new URL(studioOrigin).hostname, name: FACTOR_ISSUER }
}

/** A challenge is for one operator in one browser. */
export const holderOf = ({ email_key }: Operator, { cookie }: ChallengeHolder): ChallengeHolder => ({
  cookie: `${cookie} of the operator ${email_key}`,
})

/** Starts the use of a passkey: the options of WebAuthn, with a new challenge. @returns null if the operator has no passkey for this host */
export async function startPasskeyUse(
  tx: Tx,
  deps: Deps,
  operator: Operator,
  browser: ChallengeHolder,
): Promise<OwnPasskeyUseOptions | null> {
  const { rpId } = studioSite(deps)
  const own = (await operatorPasskeyRepo(tx, operator.email_key).all()).filter(({ rp_id }) => rp_id === rpId)
  if (own.length === 0) return null
  const challenge = newChallenge()
  await keepChallenge(tx, STUDIO_TENANT, holderOf(operator, browser), { challenge, purpose: 'use', now: deps.clock() })
  return {
    challenge,
    rpId,
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: own.map(({ id, transports }) => ({ id, type: 'public-key', transports })),
  }
}

/**
 * Checks the use of a passkey of this operator and counts it. The challenge ends in any case.
 * @param operator locked by this transaction, so that two uses at the same time are counted one after the other
 */
export async function takePasskey(tx: Tx, deps: Deps, operator: Operator, given: PasskeyAssertion & ChallengeHolder): Promise<boolean> {
  const now = deps.clock()
  const site = studioSite(deps)
  const passkeys = operatorPasskeyRepo(tx, operator.email_key)
  const asked = { clientData: given.clientData, purpose: 'use' as const, now }
  const challenge = await takeChallenge(tx, STUDIO_TENANT, holderOf(operator, given), asked)
  const passkey = (await passkeys.all()).find(({ id, rp_id }) => id === given.credentialId && rp_id === site.rpId)
  if (challenge === null || !passkey) return false
  const used = await readAssertion(site, challenge, given, { publicKey: passkey.public_key, counter: Number(passkey.counter) })
  if (!used) return false
  await passkeys.use(passkey.id, used.counter, now)
  return true
}
