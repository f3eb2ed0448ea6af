import { chmod, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort, ROOT } from '@dining/stack'
import { startPostgres } from '@dining/stack/postgres'
import { createServingUser } from '@dining/stack/serving-user'
import { createVaultDatabase } from '@dining/stack/vault-database'

import { composeWith, readCompose, type ComposeService } from '../images/compose.ts'
import { COMPOSE_FILE, SERVICES_DOCKERFILE, SITE_DOCKERFILE } from '../images/files.ts'
import { writeRehearsalSecrets } from '../rehearsal/secrets.ts'
import { VENDOR_PORTS } from '../rehearsal/vendor-ports.ts'
import { buildImage, bytesBelow, type DryImage } from './build-image.ts'
import { runContainer, runJob, type DryContainer } from './run-container.ts'

interface DryRunOptions {
  readonly partner: string
  /** Absolute path of a pack of this partner. */
  readonly pack: string
  /** Absolute path of a folder for the images, which stay there; an image that is there is not made again. */
  readonly images: string | undefined
  readonly say: (line: string) => void
}

/** What one line of the report has: seconds, and MB of files or of memory. */
export interface DryRunRow {
  readonly step: string
  readonly seconds: number
  readonly megabytes: number | null
}

const USER = 65_532
const MB = 1_000_000

/**
 * The rehearsal of `compose.yaml` without a container engine: does the steps of both Dockerfiles in a temporary folder, then starts each service with the
 * command, the variables and the secrets that compose gives it, as the image's user, and waits for the image's health check. PostgreSQL is that of the tests;
 * TLS proxy and collector are left out. Rejects with the output of what failed.
 */
export async function dryRun({ partner, pack, images: kept, say }: DryRunOptions): Promise<readonly DryRunRow[]> {
  const rows: DryRunRow[] = []
  const report = (row: DryRunRow) => {
    rows.push(row)
    say(
      `${row.seconds.toFixed(1).padStart(7)} s  ${row.megabytes === null ? ''.padStart(6) : row.megabytes.toFixed(0).padStart(6)} MB  ${row.step}`,
    )
  }
  const folder = await mkdtemp(join(tmpdir(), 'dining-images-'))
  // The images' user reads it.
  await chmod(folder, 0o755)
  const open: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    const build = async (dockerfile: string, target: string, context: string): Promise<DryImage> => {
      const onStep = ({ step, seconds }: { readonly step: string; readonly seconds: number }) => report({ step, seconds, megabytes: null })
      const image = await buildImage({ dockerfile, target, context, folder: kept ?? join(folder, 'images'), onStep })
      report({ step: `image ${target === '0' ? 'site' : target}`, seconds: 0, megabytes: (await bytesBelow(image.root)) / MB })
      return image
    }
    const images = {
      services: await build(SERVICES_DOCKERFILE, 'services', ROOT),
      vendors: await build(SERVICES_DOCKERFILE, 'vendors', ROOT),
      site: await build(SITE_DOCKERFILE, '0', pack),
    }

    const postgres = await startPostgres()
    open.push(postgres.stop)
    const serving = await createServingUser(postgres.url)
    const vaultDatabase = await createVaultDatabase(postgres.url)
    const secrets = join(folder, 'secrets')
    await writeRehearsalSecrets(secrets, partner)
    const names = ['data', 'tmp', 'kms'] as const
    for (const name of names) await mkdir(join(folder, name), { mode: 0o700 })
    if (process.getuid?.() === 0) {
      const files = (await readdir(secrets)).map((name) => join(secrets, name))
      for (const path of [secrets, ...files, ...names.map((name) => join(folder, name))]) await chown(path, USER, USER)
    }
    const mounts = [['/run/secrets', secrets] as const, ...names.map((name) => [`/${name}`, join(folder, name)] as const)]

    const ports = Object.fromEntries(
      await Promise.all(['vendors', 'vault', 'internal', 'api', 'studio', 'site'].map(async (name) => [name, await freePort()])),
    )
    const at = (name: string) => `http://127.0.0.1:${ports[name]}`
    const compose = composeWith(readCompose(COMPOSE_FILE), { PARTNER: partner, SECRETS: secrets, PACK: pack, SITE_DOCKERFILE })
    /** What differs without networks: addresses and ports. Everything else is as compose has it. */
    const moved: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      migrate: { DATABASE_URL: serving, MIGRATE_DATABASE_URL: postgres.url },
      vendors: { PORT: String(ports['vendors']), VENDORS_HOST: '127.0.0.1' },
      vault: {
        DATABASE_URL: vaultDatabase,
        INTERNAL_HOST: '127.0.0.1',
        INTERNAL_PORT: String(ports['internal']),
        NETWORK_URL: `http://127.0.0.1:${VENDOR_PORTS.network}`,
      },
      api: { DATABASE_URL: serving, VAULT_URL: at('internal'), SMTP_URL: `smtp://127.0.0.1:${VENDOR_PORTS.mail}`, ...withoutTelemetry },
      studio: { API_URL: at('api') },
      site: { API_URL: at('api'), ...withoutTelemetry },
    }
    const order = (name: string) => {
      const service = compose.services[name]
      if (!service) throw new Error(`compose.yaml has no service ${name}`)
      return {
        name,
        image: imageOf(service, images),
        command: service.command,
        variables: { ...service.environment, PORT: String(ports[name] ?? 0), ...moved[name] },
        mounts,
      }
    }
    report({ step: 'job migrate', seconds: await runJob(order('migrate')), megabytes: null })
    const containers: DryContainer[] = []
    for (const name of ['vendors', 'vault', 'api', 'studio', 'site']) {
      const container = await runContainer(order(name))
      containers.push(container)
      open.push(container.stop)
      report({ step: `${name} is well (memory)`, seconds: container.seconds, megabytes: container.megabytes })
    }
    const home = await fetch(at('site'), { headers: { host: `${partner}.localhost`, 'x-forwarded-for': '127.0.0.1' } })
    if (home.status !== 200) throw new Error(`The home page has status ${home.status}`)
    say(`The home page of ${partner} has status 200 and ${(await home.text()).length} characters.`)
    for (const container of containers.toReversed()) {
      const code = await container.stop()
      if (code !== 0) throw new Error(`A container ended with ${code} after SIGTERM`)
    }
    return rows
  } finally {
    for (const close of open.toReversed()) await close()
  }
}

const withoutTelemetry = { METRICS_HOST: '127.0.0.1', METRICS_PORT: '0' }

function imageOf({ image }: ComposeService, images: Readonly<Record<'services' | 'vendors' | 'site', DryImage>>): DryImage {
  if (image === 'dining-services') return images.services
  return image === 'dining-vendors' ? images.vendors : images.site
}
