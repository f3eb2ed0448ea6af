import { join } from 'node:path'

import { DEFAULT_USER_LOCATION } from '@dining/domain'

import { smtpMail } from './adapters/mail.ts'
import { httpVault } from './adapters/vault.ts'
import { readAppSecret } from './app-secret.ts'
import { createApi } from './app.ts'
import { systemClock } from './clock.ts'
import type { ApiDeps } from './deps.ts'
import { readEnvironment, type Environment } from './environment.ts'
import { memoryLimits } from './limits.ts'
import { createLog } from './log.ts'
import { loadPartnerFolder } from './partner-folder.ts'
import { createPreparingApp } from './preparing-app.ts'
import { deriveSecrets } from './secrets.ts'
import { listen, type ApiServer } from './server.ts'
import { prepareStore } from './store/seed/prepare.ts'
import { openStore } from './store/open.ts'
import { StoreError } from './store/store-error.ts'
import type { Store } from './store/store.ts'

/** One line for the operator: what is wrong and what helps. */
type Fault = string

const say = (text: string) => process.send?.({ kind: 'progress', text })

async function open(env: Environment): Promise<Store | Fault> {
  try {
    return await openStore(env.DATABASE_URL === undefined ? { dataDir: join(env.DATA_DIR, 'db') } : { databaseUrl: env.DATABASE_URL })
  } catch (error) {
    if (error instanceof StoreError) return error.message
    throw error
  }
}

async function listenOrFault(port: number): Promise<ApiServer | Fault> {
  try {
    return await listen(port, createPreparingApp())
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what listens there, or start with another PORT.`
      : `The API cannot listen on port ${port}: ${String(error.code)}.`
  }
}

/** Runs the API until it is told to stop; the fault that kept it from starting, or null once it serves. */
export async function serve(variables: NodeJS.ProcessEnv): Promise<Fault | null> {
  const environment = readEnvironment(variables)
  if (!environment.ok) return environment.error
  const env = environment.value
  const secret = await readAppSecret(env.APP_SECRET_FILE, env.DATA_DIR)
  if (!secret.ok) return secret.error
  const server = await listenOrFault(env.PORT)
  if (typeof server === 'string') return server
  say('Opening the database')
  const store = await open(env)
  if (typeof store === 'string') return store

  const log = createLog(env.LOG_LEVEL)
  const partners = await loadPartnerFolder(env.PARTNERS_DIR)
  await prepareStore(store, { partners: partners.values(), asOf: systemClock(), onProgress: say })
  let ready = true
  const deps: ApiDeps = {
    store,
    partners,
    clock: systemClock,
    secrets: deriveSecrets(secret.value),
    vault: httpVault({ url: env.VAULT_URL, token: env.VAULT_TOKEN }),
    mail: smtpMail(env.SMTP_URL, log),
    log,
    limits: memoryLimits(),
    settings: {
      environment: env.APP_ENV,
      publicOrigin: (partnerId) => env.PUBLIC_ORIGIN_PATTERN.replace('{partner}', partnerId),
      proxiesInFront: env.PROXIES_IN_FRONT,
      defaultLocation: env.DEFAULT_LOCATION ?? DEFAULT_USER_LOCATION,
      isReady: () => ready,
    },
  }
  server.use(createApi(deps))

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    log.info({ event: 'stopping' })
    await server.stop(() => void (ready = false))
    await deps.mail.drain()
    await store.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  process.on('disconnect', () => void stop())
  log.info({ event: 'ready' })
  process.send?.({ kind: 'ready', port: server.port })
  return null
}
