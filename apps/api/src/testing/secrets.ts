import type { AppSecret } from '../config/app-secret.ts'
import { deriveSecrets, type Secrets } from '../config/secrets.ts'

/** What a file with one secret has. */
export const oneSecret = (secret: Buffer): AppSecret => ({ secrets: [{ secret, from: new Date(0) }], hashKey: null, unsubscribeKeys: [] })

/** The keys of an installation with one secret. */
export const secretsOf = (secret: Buffer): Secrets => deriveSecrets(oneSecret(secret), () => new Date())
