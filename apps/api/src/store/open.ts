import { NO_TRACING } from '@dining/serving'

import { DATABASE_LIMITS } from '../config/time-limits.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'
import type { ReplicaSettings } from './replica.ts'
import type { Store } from './store.ts'

/** Where the data is: a folder of this machine (PGlite in this process), or a PostgreSQL server from version 15. */
export type StoreAddress = { readonly dataDir: string } | { readonly databaseUrl: string; readonly replica?: ReplicaSettings | undefined }

/** Opens the store and migrates its tables. Throws StoreError; its message is the line to show. */
export function openStore(address: StoreAddress, tracing = NO_TRACING): Promise<Store> {
  return 'databaseUrl' in address
    ? openPostgres(address.databaseUrl, tracing, DATABASE_LIMITS, address.replica)
    : openPglite(address.dataDir, tracing)
}
