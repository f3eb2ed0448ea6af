import { fail, type Result } from '@dining/domain'
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'

import type { AnswerOf, ApiClient, ApiError } from './api-client.ts'

/** Why the browser gave no passkey: the member or the device ended it, the device has one of this member already, or the browser has none. */
type PasskeyFault = 'ended' | 'known' | 'unsupported'
export type PasskeyError = ApiError | { readonly kind: 'passkey'; readonly fault: PasskeyFault }

const fault = (of: PasskeyFault): Result<never, PasskeyError> => fail({ kind: 'passkey', fault: of })

/** Runs a dialog of the browser. */
async function inBrowser<T>(run: () => Promise<T>): Promise<Result<T, PasskeyError>> {
  if (typeof PublicKeyCredential === 'undefined') return fault('unsupported')
  try {
    return { ok: true, value: await run() }
  } catch (error) {
    return fault(error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'known' : 'ended')
  }
}

/**
 * Asks the browser for a passkey of this site.
 * @param useBrowserAutofill whether it is offered in the suggestions of a field, in place of a dialog
 * @returns the body that proves it to the API
 */
async function askForPasskey(api: ApiClient, useBrowserAutofill = false) {
  const options = await api.call('startPasskeyUse', {})
  if (!options.ok) return options
  const used = await inBrowser(() => startAuthentication({ optionsJSON: options.value, useBrowserAutofill }))
  if (!used.ok) return used
  const { id, response } = used.value
  const { clientDataJSON: clientData, authenticatorData, signature: assertion } = response
  return { ok: true as const, value: { credentialId: id, clientData, authenticatorData, assertion } }
}

/** Signs in with a passkey that the visitor chooses in a dialog of the browser. */
export async function signInWithPasskey(api: ApiClient, rememberMe: boolean): Promise<Result<AnswerOf<'signInWithPasskey'>, PasskeyError>> {
  const used = await askForPasskey(api)
  return used.ok ? api.call('signInWithPasskey', { body: { ...used.value, rememberMe } }) : used
}

/**
 * Offers passkeys in the suggestions of the field whose `autocomplete` ends with "webauthn", and signs in with the one that the visitor chooses.
 * @param rememberMe read when one is chosen
 * @returns null if none was chosen: the browser cannot offer them, or a dialog or a later offer has replaced this one
 */
export async function offerPasskey(
  api: ApiClient,
  rememberMe: () => boolean,
): Promise<Result<AnswerOf<'signInWithPasskey'>, PasskeyError> | null> {
  if (typeof PublicKeyCredential === 'undefined' || !(await browserSupportsWebAuthnAutofill())) return null
  const used = await askForPasskey(api, true)
  return used.ok ? api.call('signInWithPasskey', { body: { ...used.value, rememberMe: rememberMe() } }) : null
}

/** Ends an offer of passkeys, when its field is left. */
export const endOffer = (): void => WebAuthnAbortService.cancelCeremony()

/** Proves again who the member is, with a passkey. */
export async function confirmWithPasskey(api: ApiClient): Promise<Result<AnswerOf<'confirmIdentity'>, PasskeyError>> {
  const used = await askForPasskey(api)
  return used.ok ? api.call('confirmIdentity', { body: { kind: 'passkey', ...used.value } }) : used
}

/** Creates a passkey in a dialog of the browser and adds it to the account. @returns all of the member's */
export async function addPasskey(api: ApiClient, passkeyName: string): Promise<Result<AnswerOf<'addPasskey'>, PasskeyError>> {
  const options = await api.call('startPasskey', {})
  if (!options.ok) return options
  const created = await inBrowser(() => startRegistration({ optionsJSON: options.value }))
  if (!created.ok) return created
  const { id, response } = created.value
  const { clientDataJSON: clientData, attestationObject: attestation, transports = [] } = response
  return api.call('addPasskey', { body: { passkeyName, credentialId: id, clientData, attestation, transports } })
}
