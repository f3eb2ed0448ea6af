import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testPacks, type AlteredPack, type TestPacks } from '../testing/packs.ts'
import { folderStore } from './folder-store.ts'
import { stateOf, type ReleaseEvent } from './history.ts'
import type { ObjectStore } from './object-store.ts'
import { createReleases } from './releases.ts'

let packs: TestPacks
let pack: AlteredPack
beforeAll(async () => {
  packs = await testPacks()
  pack = await packs.make('one')
})
afterAll(() => packs.remove())

let count = 0
const emptyStore = () => folderStore(join(packs.place, `store-${++count}`))

describe('a folder as a store', () => {
  it('creates an object once, however many try, and replaces it only when asked to', async () => {
    const store = emptyStore()
    const made = await Promise.all(Array.from({ length: 20 }, (_, at) => store.create('a/b.json', Buffer.from(`${at}`))))
    expect(made.filter(Boolean)).toHaveLength(1)
    const winner = String(made.indexOf(true))
    expect(Buffer.from((await store.get('a/b.json')) ?? []).toString()).toBe(winner)
    await store.put('a/b.json', Buffer.from('new'))
    expect(Buffer.from((await store.get('a/b.json')) ?? []).toString()).toBe('new')
  })

  it('lists what starts with a prefix in order, without what is unfinished, and knows no other object', async () => {
    const store = emptyStore()
    expect(await store.list('a/')).toEqual([])
    for (const key of ['a/2', 'a/10', 'a/1/x', 'b/1']) await store.create(key, Buffer.from(key))
    await writeFile(join(store.name, '.unfinished/left-over'), 'x')
    expect(await store.list('a/')).toEqual(['a/1/x', 'a/10', 'a/2'])
    expect(await store.list('')).toEqual(['a/1/x', 'a/10', 'a/2', 'b/1'])
    expect(await store.get('a/3')).toBeNull()
  })
})

/** A store whose writer dies before its n-th write, or in it: after the bytes, before the name. */
function dyingStore(store: ObjectStore, at: number): { readonly store: ObjectStore; readonly writes: () => number } {
  let writes = 0
  const dying = async <T>(write: () => Promise<T>): Promise<T> => {
    if (++writes === at) throw new Error('killed')
    return write()
  }
  return {
    writes: () => writes,
    store: {
      ...store,
      put: (key, bytes) => dying(() => store.put(key, bytes)),
      create: (key, bytes) => dying(() => store.create(key, bytes)),
    },
  }
}

describe('a push', () => {
  it('that ends before any of its writes leaves the store without the version; the next one adds it with what was left out', async () => {
    const whole = dyingStore(emptyStore(), -1)
    const pushed = await createReleases(whole.store).push(pack.folder, pack.manifest, Buffer.from('maps'))
    expect(pushed).toMatchObject({ isNew: true })
    const total = whole.writes()
    expect(total).toBe(pushed.files + 2)
    // The first, the last ones, and some between.
    const steps = [1, 2, Math.round(total / 2), total - 2, total - 1, total]
    for (const step of steps) {
      const store = emptyStore()
      await expect(createReleases(dyingStore(store, step).store).push(pack.folder, pack.manifest, Buffer.from('maps'))).rejects.toThrow(
        'killed',
      )
      const releases = createReleases(store)
      expect(await releases.versions('plain')).toEqual([])
      const again = await releases.push(pack.folder, pack.manifest, Buffer.from('maps'))
      expect(again.files).toBe(pushed.files - Math.min(step - 1, pushed.files))
      expect(await releases.verify(pack.manifest)).toEqual([])
    }
  })

  it('stores a file that two versions have once, and repairs one that was changed', async () => {
    const store = emptyStore()
    const releases = createReleases(store)
    await releases.push(pack.folder, pack.manifest, null)
    const other = await packs.alter(pack, { 'facts/flags.json': '{}' })
    expect(await releases.push(other.folder, other.manifest, null)).toEqual({ isNew: true, files: 1, bytes: 2 })
    const [file] = pack.manifest.files
    const key = `objects/${file?.sha256.slice(0, 2)}/${file?.sha256}`
    await writeFile(join(store.name, key), 'changed')
    expect((await releases.verify(pack.manifest)).map((fault) => fault.file)).toContain(file?.path)
    expect(await releases.push(pack.folder, pack.manifest, null)).toMatchObject({ isNew: false, files: 1 })
    expect(await releases.verify(pack.manifest)).toEqual([])
    expect(await readdir(join(store.name, '.unfinished'))).toEqual([])
    expect(await readFile(join(store.name, key))).toEqual(await readFile(join(pack.folder, file?.path ?? '')))
  })

  it('keeps the manifest of another version or partner apart', async () => {
    const store = emptyStore()
    const releases = createReleases(store)
    await releases.push(pack.folder, pack.manifest, null)
    const text = await readFile(join(pack.folder, 'pack.json'))
    await store.put('partners/plain/versions/0123456789abcdef.json', text)
    await store.put(`partners/other/versions/${pack.manifest.version}.json`, text)
    for (const [partner, version] of [
      ['plain', '0123456789abcdef'],
      ['other', pack.manifest.version],
    ] as const)
      expect(await releases.manifest(partner, version)).toMatchObject({ ok: false, error: expect.stringContaining('is that of plain') })
  })
})

const at = '2026-11-26T12:00:00.000Z'
const [A, B, C] = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)]
const ask = (version: string, way: 'promote' | 'rollback' = 'promote'): ReleaseEvent => ({ kind: 'requested', version, way, by: 'me', at })
const share = (version: string): ReleaseEvent => ({ kind: 'canary', version, share: 5, rule: null, by: 'me', at })
const current = (request: number): ReleaseEvent => ({ kind: 'current', request, at })
const promoted = (...versions: readonly string[]) => versions.flatMap((version, index) => [ask(version), current(index * 2 + 1)])

describe('a history', () => {
  it.each<readonly [string, readonly ReleaseEvent[], object]>([
    ['without events has no current version', [], { current: null, earlier: [], open: null }],
    ['with a request waits for a host', [ask(A)], { current: null, open: { number: 1, version: A } }],
    ['has the last version that a host started', promoted(A, B, C), { current: C, earlier: [B, A], open: null }],
    [
      'leads back by rollbacks, each to the version before',
      [...promoted(A, B, C), ask(B, 'rollback'), current(7)],
      { current: B, earlier: [A] },
    ],
    ['goes on from there', [...promoted(A, B), ask(A, 'rollback'), current(5), ask(C), current(7)], { current: C, earlier: [A] }],
    ['has a version that is promoted again once', [...promoted(A, B), ask(A), current(5)], { current: A, earlier: [B] }],
    [
      'ends a request that is refused',
      [...promoted(A), ask(B), { kind: 'refused', request: 3, why: 'no', at }],
      { current: A, open: null },
    ],
    ['ends a request that is withdrawn', [ask(A), { kind: 'withdrawn', request: 1, at }, current(1)], { current: null, open: null }],
    ['replaces a request by a later one', [ask(A), ask(B)], { current: null, open: { number: 2, version: B } }],
    ['has one outcome for a request', [...promoted(A), ask(B), current(3), current(3)], { current: B, earlier: [A] }],
    [
      'has a canary beside the current version, which is not changed by it',
      [...promoted(A), share(B), current(3)],
      { current: A, canary: { request: 3, version: B, share: 5 }, earlier: [], became: [{ version: A }], canaries: [{ version: B }] },
    ],
    ['has no canary until a host has started it', [...promoted(A), share(B)], { canary: null, open: { version: B, way: 'canary' } }],
    [
      'ends a canary by its promotion',
      [...promoted(A), share(B), current(3), ask(B), current(5)],
      { current: B, canary: null, earlier: [A] },
    ],
    [
      'ends a canary by a rollback, and leads back as before it',
      [...promoted(A, B), share(C), current(5), ask(B, 'rollback'), current(7)],
      { current: B, canary: null, earlier: [A], became: [{ version: A }, { version: B }] },
    ],
    [
      'replaces a canary by another one',
      [...promoted(A), share(B), current(3), share(C), current(5)],
      { current: A, canary: { request: 5, version: C }, canaries: [{ version: B }, { version: C }] },
    ],
  ])('%s', (_, events, expected) => {
    expect(stateOf(events)).toMatchObject(expected)
  })

  it('takes one of several events that are appended at the same time', async () => {
    const releases = createReleases(emptyStore())
    const written = await Promise.all([A, B, C].map((version) => releases.append('plain', 0, ask(version))))
    expect(written.filter((number) => number !== null)).toEqual([1])
    expect((await releases.state('plain')).last).toBe(1)
  })
})
