import { expect, it } from 'vitest'

import { openSqlite } from '../store/sqlite-database.ts'
import { createStore } from '../store/store.ts'
import { memoryProvider } from '../testing/open-test-vault.ts'
import type { KeyProvider } from './key-provider.ts'
import { openKeyring } from './keyring.ts'

const NUMBER = '4242424242424242'
const DAY_MS = 86_400_000

/** Two processes of a vault on one store, with a clock that the test moves. */
async function openTwo(provider: KeyProvider = memoryProvider()) {
  const clock = { now: Date.UTC(2026, 10, 22) }
  const store = createStore(openSqlite(':memory:'))
  const open = () => openKeyring(store.dataKeys, provider, () => clock.now)
  return { clock, store, first: await open(), second: await open(), open }
}
/** A card whose network token is sealed. */
async function sealedCard({ store, first }: Awaited<ReturnType<typeof openTwo>>, token: string) {
  await store.cards.begin({ token, partnerId: 'one', fingerprint: token, brand: 'VISA', lastFour: '4242' }, 0)
  await store.cards.confirm(token, await first.seal(`network-${token}`, token), 0)
}
const sealedOf = async ({ store }: Awaited<ReturnType<typeof openTwo>>, token: string) =>
  (await store.cards.find(token))?.sealed_network_token ?? ''

it('adds the data key’s id to every sealed value, and opens the value only in its own row', async () => {
  const { first, second, store } = await openTwo()
  const sealed = await first.seal('text', 'here')
  expect(sealed.split('.')[0]).toBe((await store.dataKeys.current('storage'))?.id)
  expect(await second.open(sealed, 'here')).toBe('text')
  await expect(second.open(sealed, 'there')).rejects.toThrow()
  const changed = sealed.slice(0, -5) + (sealed.at(-5) === 'A' ? 'B' : 'A') + sealed.slice(-4)
  await expect(second.open(changed, 'here')).rejects.toThrow()
})

it('stores data keys only wrapped, and creates one key when processes start together', async () => {
  const store = createStore(openSqlite(':memory:'))
  const provider = memoryProvider()
  const rings = await Promise.all(Array.from({ length: 5 }, () => openKeyring(store.dataKeys, provider, () => 0)))
  expect(new Set(rings.map((ring) => ring.fingerprint(NUMBER))).size).toBe(1)
  expect(await store.dataKeys.all()).toHaveLength(2)
})

it('seals every value again when the data key rotates, while other processes read and write', async () => {
  const two = await openTwo()
  for (const token of ['a', 'b', 'c']) await sealedCard(two, token)
  const before = await two.store.dataKeys.current('storage')
  const fingerprint = two.first.fingerprint(NUMBER)
  const [kid, written] = await Promise.all([two.first.rotateStorageKey(), two.second.seal('written meanwhile', 'x')])
  expect(kid).not.toBe(before?.id)
  expect(await two.second.open(written, 'x')).toBe('written meanwhile')
  for (const token of ['a', 'b', 'c']) {
    expect((await sealedOf(two, token)).startsWith(`${kid}.`)).toBe(true)
    expect(await two.second.open(await sealedOf(two, token), token)).toBe(`network-${token}`)
  }
  expect(two.second.fingerprint(NUMBER)).toBe(fingerprint)
  // The old key is removed an hour later, when nothing needs it.
  expect(await two.store.dataKeys.find(before?.id ?? '')).not.toBeNull()
  two.clock.now += 2 * 3_600_000
  await two.second.maintain(90 * DAY_MS)
  expect(await two.store.dataKeys.find(before?.id ?? '')).toBeNull()
  expect(await (await two.open()).open(await sealedOf(two, 'a'), 'a')).toBe('network-a')
})

it('keeps a retired data key that a value still needs, and seals that value again', async () => {
  const two = await openTwo()
  await sealedCard(two, 'a')
  const old = await sealedOf(two, 'a')
  await two.first.rotateStorageKey()
  // A write that ran during the rotation.
  await two.store.cards.begin({ token: 'late', partnerId: 'one', fingerprint: 'late', brand: 'VISA', lastFour: '4242' }, 0)
  const late = await two.first.open(await sealedOf(two, 'a'), 'a')
  expect(late).toBe('network-a')
  await two.store.cards.confirm('late', old, 0)
  two.clock.now += 2 * 3_600_000
  await two.store.dataKeys.dropUnused(two.clock.now)
  expect(await two.second.open(old, 'a')).toBe('network-a')
})

it('rotates the data key by its age, once for all processes', async () => {
  const two = await openTwo()
  const before = await two.store.dataKeys.current('storage')
  two.clock.now += 90 * DAY_MS
  expect(await two.first.maintain(90 * DAY_MS)).toBe(false)
  two.clock.now += 1
  await Promise.all([two.first.maintain(90 * DAY_MS), two.second.maintain(90 * DAY_MS)])
  const storageKeys = (await two.store.dataKeys.all()).filter(({ purpose }) => purpose === 'storage')
  expect(storageKeys).toHaveLength(2)
  expect((await two.store.dataKeys.current('storage'))?.id).not.toBe(before?.id)
})

it('wraps every data key again when the master key rotates, and removes the old master key only then', async () => {
  const provider = memoryProvider()
  const two = await openTwo(provider)
  await sealedCard(two, 'a')
  const fingerprint = two.first.fingerprint(NUMBER)
  await two.first.rotateMasterKey()
  expect([...provider.masters.keys()]).toEqual(['master-2'])
  expect((await two.store.dataKeys.all()).map((key) => key.wrapped_by)).toEqual(['master-2', 'master-2'])
  const restarted = await two.open()
  for (const ring of [two.second, restarted]) {
    expect(ring.fingerprint(NUMBER)).toBe(fingerprint)
    expect(await ring.open(await sealedOf(two, 'a'), 'a')).toBe('network-a')
  }
})

it('automatically wraps keys of a replaced master key again', async () => {
  const provider = memoryProvider()
  const two = await openTwo(provider)
  await provider.rotate()
  await two.second.maintain(90 * DAY_MS)
  expect((await two.store.dataKeys.all()).map((key) => key.wrapped_by)).toEqual(['master-2', 'master-2'])
})

it('does not open without the master key', async () => {
  const two = await openTwo()
  await expect(openKeyring(two.store.dataKeys, memoryProvider(), () => 0)).rejects.toThrow()
})
