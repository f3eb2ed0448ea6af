import type { CreatedPasskey, PasskeyAssertion, PasskeyCreationOptions, PasskeyUseOptions } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'

import type { AnswerOf, ApiClient, ApiError } from './api-client.ts'

/** Why the browser gave no passkey: the person or the device ended it, the device has one of this person already, or the browser has none. */
export type PasskeyFault = 'ended' | 'known' | 'unsupported'
interface BrowserRefusal {
  readonly kind: 'passkey'
  readonly fault: PasskeyFault
}
export type PasskeyError = ApiError | BrowserRefusal

const fault = (of: PasskeyFault): Result<never, BrowserRefusal> => fail({ kind: 'passkey', fault: of })

/** Runs a dialog of the browser. */
async function inBrowser<T>(run: () => Promise<T>): Promise<Result<T, BrowserRefusal>> {
  if (typeof PublicKeyCredential === 'undefined') return fault('unsupported')
  try {
    return { ok: true, value: await run() }
  } catch (error) {
    return fault(error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'known' : 'ended')
  }
}

/**
 * Asks the browser to use a passkey.
 * @param useBrowserAutofill whether it is offered in the suggestions of a field, in place of a dialog
 * @returns what proves it to the API
 */
export async function provePasskey(
  optionsJSON: PasskeyUseOptions,
  useBrowserAutofill = false,
): Promise<Result<PasskeyAssertion, BrowserRefusal>> {
  const used = await inBrowser(() => startAuthentication({ optionsJSON, useBrowserAutofill }))
  if (!used.ok) return used
  const { id, response } = used.value
  const { clientDataJSON: clientData, authenticatorData, signature: assertion } = response
  return succeed({ credentialId: id, clientData, authenticatorData, assertion })
}

/** Asks the browser to create a passkey. @returns what the API keeps of it */
export async function createPasskey(optionsJSON: PasskeyCreationOptions): Promise<Result<CreatedPasskey, BrowserRefusal>> {
  const created = await inBrowser(() => startRegistration({ optionsJSON }))
  if (!created.ok) return created
  const { id, response } = created.value
  const { clientDataJSON: clientData, attestationObject: attestation, transports = [] } = response
  return succeed({ credentialId: id, clientData, attestation, transports })
}

/** Asks for a passkey of this site, of any member. */
async function askForPasskey(api: ApiClient, useBrowserAutofill = false) {
  const options = await api.call('startPasskeyUse', {})
  return options.ok ? provePasskey(options.value, useBrowserAutofill) : options
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
  const created = await createPasskey(options.value)
  return created.ok ? api.call('addPasskey', { body: { passkeyName, ...created.value } }) : created
}
