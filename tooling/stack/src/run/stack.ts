import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { freePort } from '@dining/serving/free-port'

import { openBalancer } from '../gateway/balancer.ts'
import { openGateway } from '../gateway/gateway.ts'
import type { Reload } from '../gateway/reload.ts'
import { ROOT } from '../root.ts'
import { StackError } from '../stack-error.ts'
import { createApps } from './apps.ts'
import { ADMIN_HOST, hasEmulation } from './admin.ts'
import type { Process, Program } from './apps.ts'
import { BOOKINGS_HOST } from './bookings.ts'
import { PAYMENTS_HOST } from './payments.ts'
import { build } from './build.ts'
import { writeCallerFiles } from './caller-keys.ts'
import { makeCertificates, writeCertificates } from './certificates.ts'
import { createReplicas } from './replicas.ts'
import { takeDataFolder } from './data-folder.ts'
import type { Identity } from './identity.ts'
import { migrateDatabase } from './migrate.ts'
import { createServingUser } from './serving-user.ts'
import { createVaultDatabase } from './vault-database.ts'
import { choosePartners, PARTNERS_DIR } from './partners.ts'
import type { Choice, KnownPartner } from './partners.ts'
import { stopAll } from './stop-all.ts'
import { prepareVendors, vendorHosts } from './vendors.ts'

/** A connection between apps: to the API, the vault's inner side, the mail server. */
export type Line = 'api' | 'vault' | 'mail'

export interface StackOptions {
  readonly partners: Choice
  /** Port of the gateway; 0 selects a free one. */
  readonly port: number
  /** Folder of all data of the apps; created if missing. */
  readonly dataDir: string
  /** Empties the data folder first. */
  readonly fresh?: boolean
  /** False serves the existing builds. */
  readonly build?: boolean
  /** Address of a PostgreSQL database in place of the API's own, as the user who owns it; its tables are migrated first. */
  readonly database?: string
  /** Off for scripts that measure calls of forms; on by default. */
  readonly captcha?: 'off'
  /** Number of processes of the API, of the vault, and of each partner's web server, each behind a balancer; more than one need `database`. */
  readonly processes?: number
  /**
   * Runs every process of the project with APP_ENV=production: TLS at the gateway with an authority of this run, keys from KMS, no demonstration data.
   * Needs `database`. Services of vendors (mailbox, card processor) are the local ones.
   */
  readonly productionLike?: {
    /** Variables with which the card vault reaches its key. */
    readonly kms: Readonly<Record<string, string>>
  }
  /** Whether cards are taken for reservations of a partner; true by default. */
  readonly takesCards?: (partnerId: string) => boolean
  /** Further variables for every app. */
  readonly env?: Readonly<Record<string, string>>
  /** The program of a partner's web server below the clone's top, for tests; that of production by default. */
  readonly webProgram?: (partnerId: string) => string
  /** Inserts a proxy into a connection: receives the target port, resolves with the port to use instead. */
  readonly between?: (line: Line, port: number) => Promise<number>
  /** Puts a script into every page that loads it again on demand; `pnpm dev` does. */
  readonly reload?: Reload
  readonly onProgress?: (line: string) => void
  /** Called once if an app ends unexpectedly later; the stack is stopping then. */
  readonly onLost?: (why: string) => void
  /** Ends the start early. */
  readonly signal?: AbortSignal
}

export interface Stack {
  readonly port: number
  readonly partners: readonly (KnownPartner & { readonly origin: string })[]
  /** Origins in browsers. */
  readonly cards: string
  readonly mail: string
  /** The local card processor, which shows verification codes. */
  readonly processor: string
  /** The local booking service, on which a person sets the status of reservations. */
  readonly bookings: string
  /** The local stand-in of the card-payment provider. */
  readonly payments: string
  /** Origin of the studio. */
  readonly studio: string
  /** Origin of the administration tool, which frames the sites. */
  readonly admin: string
  /** Certificate of the authority of this run (PEM), when it runs as in production. */
  readonly authority: string | null
  /** The identity providers, if a partner's members sign in at one: their address and members; the app's name is also "id". */
  readonly id: ({ readonly origin: string } & Pick<Identity, 'members'>) | null
  /** Addresses on 127.0.0.1 for programs that do not resolve `*.localhost`. */
  readonly direct: {
    readonly api: string
    readonly mail: string
    readonly processor: string
    readonly bookings: string
    readonly payments: string
    readonly web: Readonly<Record<string, string>>
  }
  readonly dataDir: string
  /** Every process by its name; with metrics where METRICS_PORT is among `env`. */
  readonly processes: () => Readonly<Record<string, Process>>
  /** What each process runs, by its name. */
  readonly programs: () => Readonly<Record<string, Program>>
  /** Requests that each process of an app ("api", "web-<id>") received from its balancer. */
  readonly forwarded: (app: string) => readonly number[]
  /** Ends an app ("api", "web-<id>"; the second process of one is "api-2") and restarts it on the same port. */
  readonly restart: (app: string) => Promise<void>
  /** Ends an app until `restart`; the others keep running. */
  readonly halt: (app: string) => Promise<void>
  /** Suspends an app, like one that hangs. @returns a function that resumes it */
  readonly freeze: (app: string) => () => void
  /** Ends every process in order; resolves when all have ended. */
  readonly stop: () => Promise<void>
}

/**
 * Builds the chosen partners, starts every app of an installation and serves all of them on one port, a host name each.
 * Resolves when all apps are ready. Rejects with a StackError (one line with its remedy) after stopping what had started.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const say = options.onProgress ?? (() => undefined)
  const partners = await choosePartners(options.partners)
  const { processes = 1, database, productionLike, webProgram = () => 'apps/web/src/main.ts' } = options
  if (processes > 1 && database === undefined) throw new StackError('Several processes share a PostgreSQL server: name its database.')
  if (productionLike && database === undefined) throw new StackError('Production keeps its data on PostgreSQL: name its database.')
  const hosts = ['cards', 'studio', ...vendorHosts(partners), ...partners.map(({ id }) => id)]
  const certificates = productionLike ? await makeCertificates(hosts.map((host) => `${host}.localhost`)) : undefined
  const gateway = await openGateway(options.port, { reload: options.reload, tls: certificates?.server })
  const stopping = new AbortController()
  const undo: (() => Promise<void>)[] = [gateway.close]
  let ending: Promise<void> | undefined
  const stop = () => {
    stopping.abort()
    return (ending ??= stopAll(undo))
  }
  options.signal?.addEventListener('abort', () => void stop())

  const origin = (host: string) => `${certificates ? 'https' : 'http'}://${host}.localhost:${gateway.port}`
  const onLost = (why: string) => {
    if (!stopping.signal.aborted) void stop().then(() => options.onLost?.(why))
  }
  try {
    const data = await takeDataFolder(options.dataDir, options.fresh ?? false)
    const tls = certificates && writeCertificates(data.of('tls'), certificates)
    const mode = tls ? { APP_ENV: 'production', NODE_EXTRA_CA_CERTS: tls.authority } : { APP_ENV: 'development' }
    const shared = { ...mode, LOG_LEVEL: 'info', ...options.env }
    const apps = createApps({ shared, logs: data.of('logs'), say, onLost })
    const replicas = createReplicas(apps, processes)
    const closing: (() => Promise<void>)[] = []
    undo.push(apps.stopAll, replicas.close, () => stopAll(closing), data.release)
    const { start } = apps
    const smtpPort = await freePort()
    const internalPorts = await Promise.all(Array.from({ length: processes }, freePort))
    const internal = processes > 1 ? await openBalancer(internalPorts) : undefined
    if (internal) closing.push(internal.close)
    const internalPort = internal?.port ?? internalPorts[0] ?? 0
    const lineTo = options.between ?? ((_, port) => Promise.resolve(port))
    const [toMail, toVault] = [await lineTo('mail', smtpPort), await lineTo('vault', internalPort)]
    const serve = async (host: string, ready: Promise<number>) => {
      const port = await ready
      gateway.setTarget(`${host}.localhost`, { kind: 'up', port })
      return `http://127.0.0.1:${port}`
    }

    const callerFiles = writeCallerFiles(
      data.path,
      partners.map(({ id }) => id),
    )
    const vendors = await prepareVendors(data, partners, { origin, gatewayPort: gateway.port }, options.takesCards ?? (() => true))
    const serving = database !== undefined && productionLike ? await createServingUser(database) : database
    if (database !== undefined) await migrateDatabase(database, serving)
    const vaultDatabase = database === undefined ? undefined : await createVaultDatabase(database)
    for (const host of hosts) gateway.setTarget(`${host}.localhost`, { kind: 'starting' })
    const { mail, processor, bookings, payments, admin, providers } = vendors.start({ start, serve, smtpPort, tls })
    const api = replicas.start('api', productionLike ? 'apps/api/src/main.ts' : 'tooling/demo-data/src/api-main.ts', {
      ...(serving === undefined ? {} : { DATABASE_URL: serving }),
      // All users of this installation have the same address.
      ...(shared.APP_ENV === 'development' ? { LIMIT_SCALE: '20' } : {}),
      DATA_DIR: data.of('api'),
      PARTNERS_DIR,
      VAULT_URL: `http://127.0.0.1:${toVault}`,
      VAULT_TOKEN: data.vaultToken,
      CALLER_KEYS_FILE: callerFiles.api,
      ...(productionLike ? { MAIL_FROM: 'dining@example.com' } : {}),
      SMTP_URL: `${tls ? 'smtps' : 'smtp'}://127.0.0.1:${toMail}`,
      PUBLIC_ORIGIN_PATTERN: origin('{partner}'),
      STUDIO_ORIGIN: origin('studio'),
      SERVED_PARTNERS: partners.map(({ id }) => id).join(','),
      SMS_FILE: vendors.api.sms,
      // Production refuses the local service.
      ...(productionLike ? {} : { RESERVATIONS_FILE: vendors.api.bookings }),
      EMULATION_FILE: vendors.api.emulation,
      ...(options.captcha ? { CAPTCHA: options.captcha } : {}),
      ...(vendors.api.clients === undefined ? {} : { SSO_FILE: vendors.api.clients }),
      // The gateway.
      PROXIES_IN_FRONT: '1',
    })
    const built = options.build === false ? Promise.resolve() : build(toBuild(partners), say, stopping.signal)
    const cards = async () => {
      const [networkUrl] = await Promise.all([processor, built])
      const env = (index: number) => ({
        INTERNAL_PORT: String(internalPorts[index]),
        ...(vaultDatabase === undefined ? { DATA_DIR: data.of('cards') } : { DATABASE_URL: vaultDatabase }),
        ...(productionLike ? productionLike.kms : { KEY_FILE: data.keyFile }),
        NETWORK_URL: networkUrl,
        NETWORK_TOKEN: data.networkToken,
        VAULT_TOKEN: data.vaultToken,
        PARTNERS_DIR,
        PARENT_ORIGINS: JSON.stringify(Object.fromEntries(partners.map(({ id }) => [id, [origin(id)]]))),
      })
      return serve('cards', replicas.start('cards', 'apps/card-vault/src/main.ts', env))
    }
    const lineToApi = api.then((port) => lineTo('api', port))
    const studio = async () => {
      const [apiPort] = await Promise.all([lineToApi, built])
      const env = {
        API_URL: `http://127.0.0.1:${apiPort}`,
        CALLER_KEYS_FILE: callerFiles.studio,
        PUBLIC_ORIGIN_PATTERN: origin('{partner}'),
      }
      return serve('studio', start('studio', 'apps/studio/server/main.ts', env))
    }
    const web = async (partner: KnownPartner) => {
      const { id, enrollmentType } = partner
      const [apiPort] = await Promise.all([lineToApi, built])
      const dist = join(PARTNERS_DIR, id, 'dist')
      if (!existsSync(join(dist, 'manifest.json'))) throw new StackError(`partners/${id} is not built: run pnpm start ${id}.`)
      const env = {
        DIST: dist,
        API_URL: `http://127.0.0.1:${apiPort}`,
        CALLER_KEYS_FILE: callerFiles.web(id),
        VAULT_ORIGIN: origin('cards'),
        PUBLIC_ORIGIN: origin(id),
        STUDIO_ORIGIN: origin('studio'),
        // The gateway.
        PROXIES_IN_FRONT: '1',
        ...(hasEmulation({ enrollmentType }) ? { ADMIN_ORIGIN: origin(ADMIN_HOST) } : {}),
        // Production refuses the local provider, as the API does.
        ...(!productionLike && vendors.payments.isFor(partner) ? vendors.payments.web : {}),
        NODE_ENV: 'production',
      }
      return [id, await serve(id, replicas.start(`web-${id}`, webProgram(id), env))] as const
    }
    const [apiPort, mailUrl, processorUrl, bookingsUrl, paymentsUrl, idPlace, , , , ...urls] = await Promise.all([
      api,
      mail,
      processor,
      bookings,
      payments,
      providers,
      admin,
      cards(),
      studio(),
      ...partners.map(web),
    ])
    return {
      port: gateway.port,
      partners: partners.map((partner) => ({ ...partner, origin: origin(partner.id) })),
      cards: origin('cards'),
      mail: origin('mail'),
      processor: origin('processor'),
      bookings: origin(BOOKINGS_HOST),
      payments: origin(PAYMENTS_HOST),
      studio: origin('studio'),
      admin: origin(ADMIN_HOST),
      authority: certificates?.authority ?? null,
      id: idPlace,
      direct: {
        api: `http://127.0.0.1:${apiPort}`,
        mail: mailUrl,
        processor: processorUrl,
        bookings: bookingsUrl,
        payments: paymentsUrl,
        web: Object.fromEntries(urls),
      },
      dataDir: data.path,
      processes: apps.processes,
      programs: apps.programs,
      forwarded: replicas.forwarded,
      restart: apps.restart,
      halt: apps.halt,
      freeze: apps.freeze,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const toBuild = (partners: readonly KnownPartner[]) => [
  '@dining/card-vault',
  '@dining/studio',
  ...partners.map(({ id }) => `@dining/partner-${id}`),
]

/** Where `pnpm start` keeps its data. */
export const DATA_DIR = join(ROOT, '.data')
