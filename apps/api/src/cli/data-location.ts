import { join, resolve } from 'node:path'

import { socketPathOf } from '../socket/protocol.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

/** Where a command finds the data: the variables of the API, with the paths of `pnpm start` as defaults. */
export interface DataLocation {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly partnersDir: string
  readonly socketPath: string
  /** Without it, the secret is in the data folder. */
  readonly secretFile: string | undefined
  /** Where sites are served, if not at the hosts in the partners' folders. */
  readonly originPattern: string | undefined
  /** Key of partners' files of cards. */
  readonly partnerCardsKeyFile: string | undefined
  /** Settings of the service that evaluates flags. */
  readonly flagProviderFile: string | undefined
  readonly isProduction: boolean
}

export function dataLocationOf(env: Readonly<Record<string, string | undefined>>): DataLocation {
  const databaseUrl = env['DATABASE_URL'] || undefined
  const dataDir = resolve(env['DATA_DIR'] || join(ROOT, '.data/api'))
  return {
    dataDir,
    databaseUrl,
    partnersDir: resolve(env['PARTNERS_DIR'] || join(ROOT, 'partners')),
    socketPath: env['SOCKET_PATH'] || socketPathOf(dataDir),
    secretFile: env['APP_SECRET_FILE'] || undefined,
    partnerCardsKeyFile: env['PARTNER_CARDS_KEY_FILE'] || undefined,
    flagProviderFile: env['FLAG_PROVIDER_FILE'] || undefined,
    originPattern: env['PUBLIC_ORIGIN_PATTERN'] || (databaseUrl === undefined ? 'http://{partner}.localhost:3000' : undefined),
    // A data folder is never production's, so without DATABASE_URL the variable may be left out.
    isProduction: (env['APP_ENV'] || (databaseUrl === undefined ? 'development' : 'production')) !== 'development',
  }
}
