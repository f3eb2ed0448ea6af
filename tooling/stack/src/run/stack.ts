import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { freePort } from '@dining/serving/free-port'

import { openBalancer } from '../gateway/balancer.ts'
import { openGateway } from '../gateway/gateway.ts'
import { ROOT } from '../root.ts'
import { StackError } from '../stack-error.ts'
import { createApps } from './apps.ts'
import { ADMIN_HOST, hasEmulation } from './admin.ts'
import { BOOKINGS_HOST } from './bookings.ts'
import { PAYMENTS_HOST } from './payments.ts'
import { build } from './build.ts'
import { writeCallerFiles } from './caller-keys.ts'
import { makeCertificates, writeCertificates } from './certificates.ts'
import { createReplicas } from './replicas.ts'
import { takeDataFolder } from './data-folder.ts'
import { migrateDatabase } from './migrate.ts'
import { createServingUser } from './serving-user.ts'
import { createVaultDatabase } from './vault-database.ts'
import { choosePartners, PARTNERS_DIR } from './partners.ts'
import type { KnownPartner } from './partners.ts'
import type { Stack, StackOptions } from './stack-types.ts'
import { stopAll } from './stop-all.ts'
import { ANALYTICS_HOST, prepareVendors, vendorHosts } from './vendors.ts'

/**
 * Builds the chosen partners, starts every app of an installation and serves all of them on one port, a host name each.
 * Resolves when all apps are ready. Rejects with a StackError (one line with its remedy) after stopping what had started.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const say = options.onProgress ?? (() => undefined)
  const partners = await choosePartners(options.partners)
  const { processes = 1, database, productionLike, siteHost, webProgram = () => 'apps/web/src/main.ts' } = options
  // The gateway, and a host of versions behind it.
  const proxies = siteHost ? '2' : '1'
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
    const { mail, processor, bookings, payments, analytics, admin, providers } = vendors.start({ start, serve, smtpPort, tls })
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
      ...(productionLike ? {} : { RESERVATIONS_FILE: vendors.api.bookings, FLAG_PROVIDER_FILE: vendors.api.flags }),
      EMULATION_FILE: vendors.api.emulation,
      ...(options.captcha ? { CAPTCHA: options.captcha } : {}),
      ...(vendors.api.clients === undefined ? {} : { SSO_FILE: vendors.api.clients }),
      PROXIES_IN_FRONT: proxies,
    })
    const built = options.build === false ? Promise.resolve() : build(toBuild(siteHost ? [] : partners), say, stopping.signal)
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
      if (!siteHost && !existsSync(join(dist, 'manifest.json'))) throw new StackError(`partners/${id} is not built: run pnpm start ${id}.`)
      const env = {
        API_URL: `http://127.0.0.1:${apiPort}`,
        CALLER_KEYS_FILE: callerFiles.web(id),
        VAULT_ORIGIN: origin('cards'),
        PUBLIC_ORIGIN: origin(id),
        STUDIO_ORIGIN: origin('studio'),
        PROXIES_IN_FRONT: proxies,
        ...(hasEmulation({ enrollmentType }) ? { ADMIN_ORIGIN: origin(ADMIN_HOST) } : {}),
        // Production refuses the local provider, as the API does.
        ...(!productionLike && vendors.payments.isFor(partner) ? vendors.payments.web : {}),
        ...(!productionLike && partner.hasVendors ? vendors.analytics : {}),
        NODE_ENV: 'production',
      }
      const name = `web-${id}`
      const started = siteHost
        ? start(name, siteHost.main, { ...env, ...siteHost.env(id) })
        : replicas.start(name, webProgram(id), { ...env, DIST: dist })
      return [id, await serve(id, started)] as const
    }
    const [apiPort, mailUrl, processorUrl, bookingsUrl, paymentsUrl, analyticsUrl, idPlace, , , , ...urls] = await Promise.all([
      api,
      mail,
      processor,
      bookings,
      payments,
      analytics,
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
      analytics: origin(ANALYTICS_HOST),
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
        analytics: analyticsUrl,
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
