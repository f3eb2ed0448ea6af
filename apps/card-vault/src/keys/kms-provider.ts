import type { KeyProvider } from './key-provider.ts'

interface KmsOptions {
  /** Id, ARN or alias of a symmetric key. */
  readonly keyId: string
  /** Overrides the endpoint of AWS_REGION, for example with a VPC endpoint. */
  readonly endpoint?: string | undefined
}

/** Milliseconds for one call; the SDK repeats it twice. */
const TIMEOUT_MS = 2_000

/**
 * Master key in AWS KMS: `GenerateDataKey`, `Encrypt`, `Decrypt`. Region and credentials come from the SDK's usual sources.
 * KMS rotates a key's material by itself; to move to another key, set KMS_KEY_ID to it and keep the old one enabled until the data keys
 * have been wrapped again.
 */
export async function openKmsProvider({ keyId, endpoint }: KmsOptions): Promise<KeyProvider> {
  // Loaded only where it is used.
  const { DecryptCommand, EncryptCommand, GenerateDataKeyCommand, KMSClient } = await import('@aws-sdk/client-kms')
  const client = new KMSClient({
    ...(endpoint === undefined ? {} : { endpoint }),
    requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS },
  })
  const part = <T>(value: T | undefined, call: string): T => {
    if (value === undefined) throw new Error(`The answer of KMS to ${call} is incomplete`)
    return value
  }
  return {
    async generate(context) {
      const answer = await client.send(new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: 'AES_256', EncryptionContext: context }))
      const [plain, blob] = [part(answer.Plaintext, 'GenerateDataKey'), part(answer.CiphertextBlob, 'GenerateDataKey')]
      return {
        plain: Buffer.from(plain),
        wrapped: { keyId: part(answer.KeyId, 'GenerateDataKey'), blob: Buffer.from(blob).toString('base64url') },
      }
    },
    async wrap(plain, context) {
      const answer = await client.send(new EncryptCommand({ KeyId: keyId, Plaintext: plain, EncryptionContext: context }))
      return { keyId: part(answer.KeyId, 'Encrypt'), blob: Buffer.from(part(answer.CiphertextBlob, 'Encrypt')).toString('base64url') }
    },
    async unwrap(wrapped, context) {
      const blob = Buffer.from(wrapped.blob, 'base64url')
      const answer = await client.send(new DecryptCommand({ KeyId: wrapped.keyId, CiphertextBlob: blob, EncryptionContext: context }))
      return Buffer.from(part(answer.Plaintext, 'Decrypt'))
    },
    // KMS answers with the key's ARN. The key of an alias is not known here: the rotation command wraps again in any case.
    isCurrent: (wrappedBy) =>
      keyId.startsWith('alias/') || keyId.includes(':alias/') || wrappedBy === keyId || wrappedBy.endsWith(`/${keyId}`),
    rotate: () => Promise.resolve(),
    forgetAllBut: () => Promise.resolve(),
  }
}
