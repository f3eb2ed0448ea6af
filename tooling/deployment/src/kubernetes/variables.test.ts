import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { faultsOfVariables } from '../images/configuration.ts'
import { KUBERNETES_FOLDER } from '../images/files.ts'
import { writeRehearsalSecrets } from '../rehearsal/secrets.ts'
import { readKustomization } from './objects.ts'
import { commandOf, variablesOf, workloads } from './workloads.ts'

const parts = ['services', 'vault', 'migrate', 'site/servers'].map((name) =>
  readKustomization(join(KUBERNETES_FOLDER, name, 'kustomization.yaml')),
)

/** The file of the rehearsal for each key of a Secret. */
const KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  api: { environment: 'api.env', 'app-secret': 'app-secret', 'callers.json': 'callers-api.json' },
  migrate: { environment: 'migrate.env' },
  vault: { environment: 'vault.env' },
  studio: { 'callers.json': 'callers-studio.json' },
  site: { 'callers.json': 'callers-site.json' },
}

let secrets = ''
beforeAll(async () => {
  secrets = mkdtempSync(join(tmpdir(), 'kubernetes-'))
  // Production has TLS to its databases and its mail server.
  const database = 'database.example:5432'
  await writeRehearsalSecrets(secrets, 'acme', { database, vaultDatabase: database, mail: 'mail.example' })
})
afterAll(() => rmSync(secrets, { recursive: true }))

it.each(workloads(parts).map(({ name, workload, part }) => [name, workload, part] as const))(
  'the pods of %s have every variable that production demands, and none that does not exist',
  (name, workload, part) => {
    const files = KEYS[name] ?? {}
    const here = (value: string) => value.replace(/^\/secrets\/(.+)$/, (_, key: string) => join(secrets, files[key] ?? 'missing'))
    // PUBLIC_ORIGIN differs by partner: `pnpm containers site` writes it.
    const variables = { ...variablesOf(workload, part), ...(name === 'site' ? { PUBLIC_ORIGIN: 'https://dining.example.com' } : {}) }
    const tls = { DATABASE_URL: 'postgres://u:p@database.example/d?sslmode=verify-full', SMTP_URL: 'smtps://u:p@mail.example' }
    for (const key of ['api.env', 'vault.env', 'migrate.env']) withTls(join(secrets, key), tls)
    expect(faultsOfVariables(commandOf(workload), variables, here)).toEqual([])
    expect(faultsOfVariables(commandOf(workload), { ...variables, PLAIN_HOSTS: 'x' }, here)).toEqual([
      expect.stringMatching(/^PLAIN_HOSTS is no variable of/),
    ])
  },
)

/** Gives the addresses of a file of variables TLS. */
function withTls(path: string, values: Readonly<Record<string, string>>): void {
  const lines = readFileSync(path, 'utf8').split('\n')
  const changed = lines.map((line) => {
    const [name = ''] = line.split('=', 1)
    const value = values[name.replace(/^MIGRATE_/, '')]
    return value === undefined ? line : `${name}=${value}`
  })
  writeFileSync(path, changed.join('\n'))
}
