import { tmpdir } from 'node:os'

import { startKms } from '@dining/card-vault/kms-server'

import { startPostgres } from '../postgres.ts'
import { StackError } from '../stack-error.ts'
import { stopAll } from './stop-all.ts'

/** What an operator has before the first start in production: a database server and a key service. Both end with this process. */
export interface ProductionServices {
  /** Address of an empty database, as the user who owns it. */
  readonly database: string
  /** Variables with which the card vault reaches its key. */
  readonly kms: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** Starts PostgreSQL and a local server with the wire format of AWS KMS. Rejects with a StackError if PostgreSQL does not start. */
export async function startProductionServices(): Promise<ProductionServices> {
  const kms = await startKms()
  const postgres = await startPostgres().catch(async (error: unknown) => {
    await kms.close()
    const why = error instanceof Error ? error.message.trim() : String(error)
    throw new StackError(`PostgreSQL could not be started: ${why}\nIt comes with pnpm install; its files are in ${tmpdir()}, or in TMPDIR.`)
  })
  return {
    database: postgres.url,
    kms: {
      KMS_KEY_ID: kms.createKey(),
      KMS_ENDPOINT: kms.url,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: kms.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: kms.credentials.secretAccessKey,
    },
    stop: () => stopAll([postgres.stop, kms.close]),
  }
}
