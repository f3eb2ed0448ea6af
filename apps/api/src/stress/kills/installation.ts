import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import fc from 'fast-check'
import type { Partner } from '@dining/partner-kit'
import { readPartners } from '@dining/partner-kit/node'

import { markPlaces } from '../../store/reference/prepare-places.ts'
import { openStore, type StoreAddress } from '../../store/open.ts'
import type { Store } from '../../store/store.ts'
import { serverDatabase } from '../../store/testing.ts'
import { addZip, PASSWORD } from '../../testing/factories.ts'
import { testCallerKeysFile } from '../../testing/caller-keys.ts'
import { startApi, type ApiProcess } from './api-process.ts'
import { startVault } from './vault-server.ts'

const ROOT = resolve(import.meta.dirname, '../../../../..')
const PARTNERS_DIR = join(ROOT, 'partners')
const ZIP = '97205'

/** An API in separate processes that can be killed, one at a time, on one database. */
export interface Installation {
  readonly partner: Partner
  /** Variables of the API and of commands. */
  readonly env: Readonly<Record<string, string>>
  /** For files of the test. */
  readonly folder: string
  /** Starts the API; `change` overrides variables. */
  readonly start: (change?: Readonly<Record<string, string>>) => Promise<ApiProcess>
  /** Opens the database while the API runs or, if it is a folder, while no API runs. */
  readonly inspect: <T>(work: (store: Store) => Promise<T>) => Promise<T>
  readonly remove: () => Promise<void>
}

/**
 * Creates an installation with an empty database that counts as prepared, so that each start is fast.
 * @param isWanted which of the partners that members join directly; the first one by default
 */
export async function install(engine: Store['engine'], isWanted: (partner: Partner) => boolean = () => true): Promise<Installation> {
  const { partners } = await readPartners(PARTNERS_DIR)
  const partner = partners.find(({ partner: one }) => one.program.enrollmentType === 'direct' && isWanted(one))?.partner
  if (!partner) throw new Error('There is no such partner that members join directly')
  const folder = await mkdtemp(join(tmpdir(), 'dining-kills-'))
  const vault = await startVault()
  const secret = join(folder, 'secret')
  await writeFile(secret, randomBytes(32).toString('hex'), { mode: 0o600 })
  const database = engine === 'postgres' ? await serverDatabase() : null
  const address: StoreAddress = database ? { databaseUrl: database.url } : { dataDir: join(folder, 'db') }
  const inspect: Installation['inspect'] = async (work) => {
    const store = await openStore(address)
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }
  const started: ApiProcess[] = []
  await inspect(async (store) => {
    await store.owner(markPlaces)
    await addZip({ store }, ZIP)
  })
  const env = {
    APP_ENV: 'development',
    LIMIT_SCALE: '20',
    CAPTCHA: 'off',
    DATA_DIR: folder,
    ...(database ? { DATABASE_URL: database.url } : {}),
    PARTNERS_DIR,
    APP_SECRET_FILE: secret,
    VAULT_URL: vault.url,
    VAULT_TOKEN: 'x'.repeat(40),
    CALLER_KEYS_FILE: testCallerKeysFile(partners.map((one) => one.partner.program.id)),
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_ORIGIN_PATTERN: 'http://{partner}.localhost:3000',
    SOCKET_PATH: join(folder, 'api.sock'),
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: join(ROOT, '.cache/node'),
    NODE_NO_WARNINGS: '1',
  }
  return {
    partner,
    env,
    folder,
    inspect,
    start: async (change = {}) => {
      const api = await startApi({ ...env, ...change })
      started.push(api)
      return api
    },
    remove: async () => {
      await Promise.all(started.map((api) => api.kill()))
      await vault.stop()
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A valid sign-up for the partner, with a unique address. */
export function signUpForm(partner: Partner, email: string) {
  const { partnerNumber } = partner.features
  const [number] = partnerNumber ? fc.sample(fc.stringMatching(new RegExp(partnerNumber.pattern)), 1) : []
  return {
    email,
    ...(number === undefined ? {} : { partnerNumber: number }),
    firstName: 'n0',
    lastName: 'Plum',
    zipCode: ZIP,
    password: PASSWORD,
    passwordConfirm: PASSWORD,
    smsOptIn: false,
    emailOptIn: true,
  }
}
