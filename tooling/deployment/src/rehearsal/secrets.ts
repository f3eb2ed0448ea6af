import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { writePrivateFile } from '@dining/serving'
import { rotateKey, STUDIO_CALLER, writeCallerKeys } from '@dining/serving/callers'
import { makeCertificates } from '@dining/stack/certificates'

import { VENDOR_PORTS } from './vendor-ports.ts'

const random = () => randomBytes(32).toString('hex')

/** Hosts of the services that the secret addresses name. */
interface Hosts {
  /** `host:port` */
  readonly database: string
  readonly vaultDatabase: string
  readonly mail: string
}

const IN_COMPOSE: Hosts = { database: 'database:5432', vaultDatabase: 'vault-database:5432', mail: `vendors:${VENDOR_PORTS.mail}` }

/** The passwords of the databases' users. */
const PASSWORDS = ['owner-password', 'serving-password', 'vault-password'] as const

/** The files of secrets that one rehearsal needs, each readable by its user alone. Every run of this makes new ones. */
export async function writeRehearsalSecrets(folder: string, partner: string, hosts: Hosts = IN_COMPOSE): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const write = (name: string, text: string) => writePrivateFile(join(folder, name), text)
  const writeVariables = (name: string, variables: Readonly<Record<string, string>>) =>
    write(
      name,
      Object.entries(variables).reduce((text, [key, value]) => `${text}${key}=${value}\n`, ''),
    )

  const [owner, serving, vault] = PASSWORDS.map((name) => {
    const password = random()
    write(name, password)
    return password
  })
  const [VAULT_TOKEN, NETWORK_TOKEN] = [random(), random()]
  const asServing = `postgres://serving:${serving}@${hosts.database}/dining`
  writeVariables('migrate.env', { DATABASE_URL: asServing, MIGRATE_DATABASE_URL: `postgres://owner:${owner}@${hosts.database}/dining` })
  writeVariables('api.env', { DATABASE_URL: asServing, VAULT_TOKEN, SMTP_URL: `smtp://${hosts.mail}` })
  writeVariables('vault.env', { DATABASE_URL: `postgres://vault:${vault}@${hosts.vaultDatabase}/vault`, VAULT_TOKEN, NETWORK_TOKEN })
  writeVariables('vendors.env', { NETWORK_TOKEN })
  write('app-secret', random())

  const keys = [STUDIO_CALLER, partner].flatMap((caller) => rotateKey([], { caller, startsInMs: 0, overlapMs: 0 }, Date.now()))
  writeCallerKeys(join(folder, 'callers-api.json'), keys)
  writeCallerKeys(join(folder, 'callers-studio.json'), keys.slice(0, 1))
  writeCallerKeys(join(folder, 'callers-site.json'), keys.slice(1))

  const { authority, server } = await makeCertificates([partner, 'cards', 'studio'].map((host) => `${host}.localhost`))
  write('authority.pem', authority)
  write('tls.pem', server.cert)
  write('tls-key.pem', server.key)
}
