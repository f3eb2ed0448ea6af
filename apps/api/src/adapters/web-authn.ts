import { createHash } from 'node:crypto'

import { MAX_PASSKEYS, PASSKEY_CHALLENGE_MINUTES } from '@dining/domain'
import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import * as v from 'valibot'

/** Where a browser uses passkeys: one host of a partner. */
export interface PasskeySite {
  readonly origin: string
  /** The host, to which a passkey belongs (RP id). */
  readonly rpId: string
  /** Shown by the browser. */
  readonly name: string
}

/** Milliseconds; the browser gives up then. */
export const PASSKEY_TIMEOUT_MS = PASSKEY_CHALLENGE_MINUTES * 60_000

/** Ed25519, ECDSA P-256 and RSA: every authenticator has one of them (COSE numbers). */
const ALGORITHMS = [-8, -7, -257]

interface Owner {
  readonly partnerId: string
  readonly memberId: string
  readonly email: string
}

/** What an authenticator has stored of a passkey, with the id by which it is found again. */
export interface StoredPasskey {
  readonly id: string
  readonly transports: readonly string[]
}

/** The options to create a passkey that can sign in without a typed address, with a new challenge. */
export async function creationOptions({ rpId, name }: PasskeySite, owner: Owner, existing: readonly StoredPasskey[]) {
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: rpId,
    userName: owner.email,
    // The same for all passkeys of a member, so that an authenticator keeps one; it reveals nothing of them.
    userID: new Uint8Array(createHash('sha256').update(`passkeys of ${owner.partnerId} ${owner.memberId}`).digest()),
    timeout: PASSKEY_TIMEOUT_MS,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return {
    challenge: options.challenge,
    rp: { id: rpId, name },
    user: { ...options.user, displayName: owner.email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: PASSKEY_TIMEOUT_MS,
    excludeCredentials: existing
      .slice(0, MAX_PASSKEYS)
      .map(({ id, transports }) => ({ id, type: 'public-key' as const, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
  }
}

const clientDataSchema = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.pipe(v.string(), v.maxLength(200)) }))

/** The challenge that an authenticator has signed; null if its data are unreadable. @param clientData base64url */
export function challengeIn(clientData: string): string | null {
  const parsed = v.safeParse(clientDataSchema, Buffer.from(clientData, 'base64url').toString('utf8'))
  return parsed.success ? parsed.output.challenge : null
}

interface Creation {
  readonly credentialId: string
  readonly clientData: string
  readonly attestation: string
  readonly transports: readonly string[]
}

/**
 * Checks a new passkey: challenge, origin, host, and that the authenticator has verified its user.
 * @returns its key and counter; null if a check fails
 */
export async function readCreation(
  { origin, rpId }: PasskeySite,
  challenge: string,
  { credentialId, clientData, attestation, transports }: Creation,
): Promise<{ readonly id: string; readonly publicKey: string; readonly counter: number } | null> {
  const result = await orNull(
    verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, attestationObject: attestation, transports: [...transports] },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!result?.verified) return null
  const { id, publicKey, counter } = result.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

interface Assertion {
  readonly credentialId: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly assertion: string
}

/**
 * Checks the use of a passkey: challenge, origin, host, signature, that the authenticator has verified its user, and that its counter has grown.
 * @returns the new counter; null if a check fails
 */
export async function readAssertion(
  { origin, rpId }: PasskeySite,
  challenge: string,
  { credentialId, clientData, authenticatorData, assertion }: Assertion,
  stored: { readonly publicKey: string; readonly counter: number },
): Promise<{ readonly counter: number } | null> {
  const credential: WebAuthnCredential = {
    id: credentialId,
    publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
    counter: stored.counter,
  }
  const result = await orNull(
    verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, authenticatorData, signature: assertion },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential,
      requireUserVerification: true,
    }),
  )
  return result?.verified ? { counter: result.authenticationInfo.newCounter } : null
}

/** The library throws for each check that fails. */
async function orNull<T>(checked: Promise<T>): Promise<T | null> {
  return checked.catch(() => null)
}
