import { MAX_PASSKEYS, PASSKEY_NAME_MAX_LENGTH } from '@dining/domain'
import * as v from 'valibot'

/** A field of WebAuthn. */
const base64url = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength), v.regex(/^[\w-]+$/))
/** Credential ids have at most 1,023 bytes (WebAuthn 4). */
export const credentialIdSchema = base64url(1_364)
const transportsSchema = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))
const descriptorSchema = v.object({ id: v.string(), type: v.literal('public-key'), transports: v.array(v.string()) })

/** The answer of an authenticator that uses a passkey; each field is base64url. */
export const assertionSchema = v.object({
  credentialId: credentialIdSchema,
  clientData: base64url(4_000),
  authenticatorData: base64url(4_000),
  assertion: base64url(4_000),
})
export type PasskeyAssertion = v.InferOutput<typeof assertionSchema>

export const passkeyNameSchema = v.pipe(v.string(), v.trim(), v.maxLength(PASSKEY_NAME_MAX_LENGTH))

/** The answer of an authenticator that has created a passkey. */
export const createdPasskeySchema = v.object({
  credentialId: credentialIdSchema,
  clientData: base64url(4_000),
  attestation: base64url(16_000),
  transports: transportsSchema,
})
export type CreatedPasskey = v.InferOutput<typeof createdPasskeySchema>

const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** ISO times; `lastUsedAt` is null before the first use. */
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
})
export type Passkey = v.InferOutput<typeof passkeySchema>

/** The oldest first. */
export const passkeyListSchema = v.pipe(v.array(passkeySchema), v.maxLength(MAX_PASSKEYS))

/** Options of WebAuthn to create a passkey. */
export const creationOptionsSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  /** Milliseconds. */
  timeout: v.number(),
  excludeCredentials: v.array(descriptorSchema),
  authenticatorSelection: v.object({ residentKey: v.literal('required'), userVerification: v.literal('required') }),
})
export type PasskeyCreationOptions = v.InferOutput<typeof creationOptionsSchema>

/** Options of WebAuthn to use any passkey of a host. */
export const anyUseOptionsSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** Milliseconds. */
  timeout: v.number(),
  userVerification: v.literal('required'),
})

/** Options of WebAuthn to use one of these passkeys. */
export const useOptionsSchema = v.object({ ...anyUseOptionsSchema.entries, allowCredentials: v.array(descriptorSchema) })
export type OwnPasskeyUseOptions = v.InferOutput<typeof useOptionsSchema>
export type PasskeyUseOptions = v.InferOutput<typeof anyUseOptionsSchema> & Partial<Pick<OwnPasskeyUseOptions, 'allowCredentials'>>
