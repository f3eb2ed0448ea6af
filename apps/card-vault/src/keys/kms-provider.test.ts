import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { openSqlite } from '../store/sqlite-database.ts'
import { createStore } from '../store/store.ts'
import { openKeyring } from './keyring.ts'
import { openKmsProvider } from './kms-provider.ts'
import { startKms, type KmsServer } from './testing/kms-server.ts'
import { describeProvider } from './testing/provider-cases.ts'

let kms: KmsServer
let arn: string
beforeAll(async () => {
  kms = await startKms()
  arn = kms.createKey()
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', kms.credentials.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', kms.credentials.secretAccessKey)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await kms.close()
})

const open = (keyId = arn) => openKmsProvider({ keyId, endpoint: kms.url })

describeProvider('AWS KMS', () => open())

it('uses only GenerateDataKey, Encrypt and Decrypt', async () => {
  const provider = await open()
  const { plain } = await provider.generate({})
  await provider.unwrap(await provider.wrap(plain, {}), {})
  expect([...new Set(kms.calls)].toSorted()).toEqual(['Decrypt', 'Encrypt', 'GenerateDataKey'])
})

it('is refused with a wrong secret key', async () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong')
  await expect((await open()).generate({})).rejects.toMatchObject({ name: 'InvalidSignatureException' })
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', kms.credentials.secretAccessKey)
})

it('moves from one key to another while a process of each runs; afterwards the old key may be disabled', async () => {
  const store = createStore(openSqlite(':memory:'))
  const oldArn = kms.createKey()
  const before = await openKeyring(store.dataKeys, await open(oldArn), () => 0)
  const sealed = await before.seal('text', 'here')
  const newArn = kms.createKey()
  const after = await openKeyring(store.dataKeys, await open(newArn), () => 0)
  await after.maintain(86_400_000)
  expect((await store.dataKeys.all()).map((key) => key.wrapped_by)).toEqual([newArn, newArn])
  expect(await before.open(sealed, 'here')).toBe('text')
  kms.disableKey(oldArn)
  const restarted = await openKeyring(store.dataKeys, await open(newArn), () => 0)
  expect(await restarted.open(sealed, 'here')).toBe('text')
  expect(restarted.fingerprint('4242424242424242')).toBe(before.fingerprint('4242424242424242'))
  await expect(open(oldArn).then((provider) => provider.generate({}))).rejects.toThrow()
})

it('wraps again by command if an alias refers to another key', async () => {
  const [one, two] = [kms.createKey(), kms.createKey()]
  kms.pointAlias('alias/card-vault', one)
  const store = createStore(openSqlite(':memory:'))
  const ring = await openKeyring(store.dataKeys, await open('alias/card-vault'), () => 0)
  const sealed = await ring.seal('text', 'here')
  kms.pointAlias('alias/card-vault', two)
  await ring.rotateMasterKey()
  kms.disableKey(one)
  expect((await store.dataKeys.all()).map((key) => key.wrapped_by)).toEqual([two, two])
  const restarted = await openKeyring(store.dataKeys, await open('alias/card-vault'), () => 0)
  expect(await restarted.open(sealed, 'here')).toBe('text')
})
