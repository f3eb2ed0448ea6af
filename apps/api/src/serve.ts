import { join } from 'node:path'

import { noticesOf } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import { describeIssues } from '@dining/partner-kit/check'
import { readMailLooks, readPartners, type LoadedPartner } from '@dining/partner-kit/node'
import { keepFilesPrivate, preparePrivateFolder, startTelemetry, type Tracing } from '@dining/serving'
import { openCallerKeys } from '@dining/serving/callers'

import { readAppSecret } from './config/app-secret.ts'
import { recordSecretChange } from './audit/app-secret.ts'
import { createApi } from './app.ts'
import type { Command } from './cli/command.ts'
import { createCommandRunner } from './cli/run-command.ts'
import { systemClock } from './deps.ts'
import { readContentUpstreams } from './config/content-upstreams.ts'
import type { ApiDeps } from './deps.ts'
import { apiEnvironment, type Environment } from './config/environment.ts'
import { jobDefinitions } from './jobs/definitions.ts'
import { createJobQueue } from './jobs/queue.ts'
import { createLog, describeError, type Log } from './observability/log.ts'
import { mailSenders } from './config/mail-from.ts'
import { watchStore } from './observability/meters.ts'
import { warmUp } from './passwords/guesses.ts'
import { createPreparingApp } from './http/preparing-app.ts'
import { readProviderClients, type ProviderClient } from './config/provider-clients.ts'
import { makeDeps } from './make-deps.ts'
import { listen, type ApiServer } from './server.ts'
import { readCaptchaKeys } from './config/captcha-keys.ts'
import { readPartnerCardServices } from './config/partner-card-services.ts'
import { readFlagProviderSettings } from './config/flag-provider-settings.ts'
import { readOpenSearchSettings } from './config/open-search-settings.ts'
import { readEmulationAccess } from './config/emulation-access.ts'
import { readReservationServices } from './config/reservation-services.ts'
import { readPushKey } from './config/vapid-key.ts'
import { readSmsAccounts } from './config/sms-accounts.ts'
import { siteOrigins } from './config/site-origin.ts'
import { socketPathOf } from './socket/protocol.ts'
import { listenForCommands, type CommandSocket } from './socket/server.ts'
import { markProduction, productionFault } from './store/repositories/demonstration.ts'
import { readPlaces } from './search/place-index.ts'
import { startSearch } from './search/start-search.ts'
import { openStore } from './store/open.ts'
import { preparePlaces } from './store/reference/prepare-places.ts'
import { StoreError } from './store/store-error.ts'
import type { Store } from './store/store.ts'
import { pollUpstreams } from './use-cases/content/poll-upstreams.ts'
import { importContent } from './use-cases/content/import-content.ts'

/** One line for the operator: the error and its remedy. */
type StartError = string

const reportProgress = (text: string) => process.send?.({ kind: 'progress', text })

async function open(env: Environment, tracing: Tracing): Promise<Store | StartError> {
  try {
    const { DATABASE_URL: databaseUrl, DATABASE_READ_URL: url, DATABASE_READ_MAX_LAG_S: maxLagSeconds } = env
    if (databaseUrl === undefined && url !== undefined) return 'DATABASE_READ_URL is set without DATABASE_URL. Set both, or neither.'
    const replica = url === undefined ? undefined : { url, maxLagSeconds }
    return await openStore(databaseUrl === undefined ? { dataDir: join(env.DATA_DIR, 'db') } : { databaseUrl, replica }, tracing)
  } catch (error) {
    if (error instanceof StoreError) return error.message
    throw error
  }
}

async function listenOrError({ PORT: port, HOST: host, DRAIN_NOTICE_MS: noticeMs }: Environment): Promise<ApiServer | StartError> {
  try {
    return await listen(createPreparingApp(), { port, host, noticeMs })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what listens there, or start with another PORT.`
      : `The API cannot listen on port ${port}: ${String(error.code)}.`
  }
}

/** The dependencies of a preparation. */
export interface Preparation {
  readonly store: Store
  readonly partners: readonly Partner[]
  /** Identity providers by partner, for partners whose members sign in there. */
  readonly issuers: ReadonlyMap<string, string>
  readonly asOf: Date
  readonly onProgress: (text: string) => void
}

/** What a development process adds to the API; refused in production. */
export interface Demonstration {
  /** Adds data to the database before the API serves; called at each start, by one process at a time. */
  readonly prepare: (preparation: Preparation) => Promise<void>
  /** Commands that the process runs besides those of `pnpm api`. */
  readonly commands: readonly Command[]
}

/**
 * Runs the API until it is stopped. Returns the error that prevented the start, or null once it serves.
 */
export async function serve(variables: NodeJS.ProcessEnv, demonstration?: Demonstration): Promise<StartError | null> {
  const environment = apiEnvironment.read(variables)
  if (!environment.ok) return environment.error
  const env = environment.value
  keepFilesPrivate()
  const isProduction = env.APP_ENV !== 'development'
  if (isProduction && demonstration) return 'Production starts without other data than its own. Start apps/api/src/main.ts.'
  const folder = preparePrivateFolder('DATA_DIR', env.DATA_DIR, isProduction)
  if (!folder.ok) return folder.error
  const { partners, invalid } = await readPartners(env.PARTNERS_DIR)
  if (invalid.length > 0) return invalid.map(({ id, issues }) => describeIssues(id, issues)).join('\n')
  if (partners.length === 0)
    return `There is no partner in ${env.PARTNERS_DIR}. Set PARTNERS_DIR to the folder that holds one folder a partner.`
  const served = partners.map(({ partner }) => partner).filter(({ program }) => env.SERVED_PARTNERS?.has(program.id) ?? true)
  const origins = siteOrigins(
    partners.map(({ partner }) => partner.program),
    env.PUBLIC_ORIGIN_PATTERN,
  )
  if (!origins.ok) return origins.error
  const senders = mailSenders(served, env.MAIL_FROM, isProduction)
  if (!senders.ok) return senders.error
  const telemetry = await startTelemetry('dining-api', env)
  if (!telemetry.ok) return telemetry.error
  const { tracing, metrics } = telemetry.value
  const log = createLog(env.LOG_LEVEL, undefined, tracing)
  // If it is killed during preparation, the next start completes the data.
  let close = () => Promise.resolve()
  let hurry = (): void => undefined
  stopOnSignal(
    log,
    () => close(),
    () => hurry(),
  )
  const secret = await readAppSecret(env.APP_SECRET_FILE, env.DATA_DIR)
  if (!secret.ok) return secret.error
  const clients = await readProviderClients(env.SSO_FILE)
  if (!clients.ok) return clients.error
  const smsAccounts = await readSmsAccounts(env.SMS_FILE, served, isProduction)
  if (!smsAccounts.ok) return smsAccounts.error
  const pushKey = await readPushKey(env.PUSH_KEY_FILE, secret.value.secrets[0].secret, isProduction)
  if (!pushKey.ok) return pushKey.error
  if (!pushKey.value && served.some((partner) => noticesOf(partner).length > 0)) log.warn({ event: 'notices-off-without-push-key-file' })
  const reservationServices = await readReservationServices(
    env.RESERVATIONS_FILE,
    partners.map(({ partner }) => partner),
    isProduction,
    env.APP_ENV !== 'production',
  )
  if (!reservationServices.ok) return reservationServices.error
  const captchaKeys = await readCaptchaKeys(env.CAPTCHA_FILE, served)
  if (!captchaKeys.ok) return captchaKeys.error
  const emulations = await readEmulationAccess(
    env.EMULATION_FILE,
    partners.map(({ partner }) => partner),
  )
  if (!emulations.ok) return emulations.error
  const partnerCardServices = await readPartnerCardServices(
    env.PARTNER_CARDS_FILE,
    partners.map(({ partner }) => partner),
  )
  if (!partnerCardServices.ok) return partnerCardServices.error
  const upstreams = await readContentUpstreams(env.CONTENT_FILE)
  if (!upstreams.ok) return upstreams.error
  const flagSettings = await readFlagProviderSettings(env.FLAG_PROVIDER_FILE)
  if (!flagSettings.ok) return flagSettings.error
  const openSearch = await readOpenSearchSettings(env.OPEN_SEARCH_FILE)
  if (!openSearch.ok) return openSearch.error
  const callerKeys = openCallerKeys(env.CALLER_KEYS_FILE, () => log.error({ event: 'caller-keys-invalid' }))
  if (!callerKeys.ok) return callerKeys.error
  const server = await listenOrError(env)
  if (typeof server === 'string') return server
  reportProgress('Opening the database')
  const store = await open(env, tracing)
  if (typeof store === 'string') return store
  const fault = isProduction ? await productionFault(store) : null
  if (fault !== null) {
    await store.close()
    return fault
  }
  if (isProduction) await markProduction(store)
  // Of processes that start at the same time, the first prepares the data and the others find it prepared.
  await store.exclusively(async () => {
    await preparePlaces(store, reportProgress)
    await demonstration?.prepare({
      store,
      partners: partners.map(({ partner }) => partner),
      issuers: issuersOf(partners, clients.value),
      asOf: systemClock(),
      onProgress: reportProgress,
    })
    for (const { partner, content } of partners) await importContent({ store, clock: systemClock }, partner.program.id, content)
  })
  await recordSecretChange({ store, clock: systemClock }, secret.value)
  watchStore(metrics, store)

  reportProgress('Reading restaurants for the search')
  const [search, places] = await Promise.all([startSearch(store, log, openSearch.value), readPlaces(store)])
  if (!search.ok) {
    await store.close()
    return search.error
  }
  const merchantSearch = search.value
  const isReady = () => !server.isDraining()
  const all = partners.map(({ partner }) => partner)
  const jobs = createJobQueue(store, log)
  const deps = makeDeps(env, {
    store,
    merchantSearch,
    places,
    log,
    jobs,
    publicOrigin: origins.value,
    mailFrom: senders.value,
    secret: secret.value,
    callerKeys: callerKeys.value,
    clients: clients.value,
    smsAccounts: smsAccounts.value,
    pushKey: pushKey.value,
    reservationServices: reservationServices.value,
    partnerCardServices: partnerCardServices.value,
    emulations: emulations.value,
    captchaKeys: captchaKeys.value,
    upstreams: upstreams.value,
    flagSettings: flagSettings.value,
    partners: all,
    mailLooks: await readMailLooks(partners),
    isReady,
    telemetry: telemetry.value,
  })
  server.use(createApi(deps))
  await jobs.start(jobDefinitions(deps, jobs))
  const polling = pollUpstreams(deps, upstreams.value)
  const commands = await takeCommands(env, deps, demonstration?.commands)
  hurry = () => void server.stop()
  close = async () => {
    await server.stop()
    await deps.imports.stop()
    await Promise.all([commands?.close(), polling.stop(), merchantSearch.stop()])
    await jobs.stop()
    await store.close()
    await telemetry.value.close()
  }
  // Loaded before the first member chooses a password.
  await warmUp()
  log.info({ event: 'ready' })
  const { metricsPort } = telemetry.value
  process.send?.({ kind: 'ready', port: server.port, ...(metricsPort === null ? {} : { metricsPort }) })
  return null
}

/** The issuers of those partners whose members sign in at a provider. */
function issuersOf(partners: readonly LoadedPartner[], clients: ReadonlyMap<string, ProviderClient>): ReadonlyMap<string, string> {
  const known = partners.filter(({ partner }) => partner.program.enrollmentType === 'sso').map(({ partner }) => partner.program.id)
  return new Map(
    known.flatMap((id) => {
      const client = clients.get(id)
      return client ? [[id, client.issuer] as const] : []
    }),
  )
}

/** Receives commands while this process owns the data; with PostgreSQL, commands open the data themselves. */
async function takeCommands(env: Environment, deps: ApiDeps, more: readonly Command[] = []): Promise<CommandSocket | null> {
  if (env.DATABASE_URL !== undefined) return null
  const onFault = (error: unknown) => deps.log.error({ event: 'command-failed', ...describeError(error) })
  return listenForCommands(env.SOCKET_PATH ?? socketPathOf(env.DATA_DIR), createCommandRunner(deps, more), onFault)
}

/** A signal, or the end of the parent process, stops this process gracefully; a second signal shortens that. */
function stopOnSignal(log: Log, stop: () => Promise<void>, hurry: () => void): void {
  let stopping = false
  const once = async () => {
    if (stopping) return hurry()
    stopping = true
    log.info({ event: 'stopping' })
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void once())
  process.on('SIGINT', () => void once())
  process.on('disconnect', () => void once())
}
