import dns from 'node:dns'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BUCKET, KEYS, openS3Server, type Fault, type S3Server } from '../testing/s3-server.ts'
import { bucketStore } from './bucket-store.ts'
import { storeAddress } from './store-address.ts'

let server: S3Server
beforeEach(async () => {
  server = await openS3Server()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})

/** Nothing waits that long but a service that never answers. */
const PATIENCE = { tries: 3, connectMs: 60_000, answerMs: 60_000 }

function open(more: Readonly<Record<string, string>> = {}, address = `s3://${BUCKET}/dining`, patience = PATIENCE) {
  const read = storeAddress(address, { env: { ...server.env, ...more }, cwd: '/' })
  if (read.kind !== 'bucket') throw new Error('no bucket')
  return bucketStore(read, patience)
}
const textOf = (bytes: Uint8Array | null) => (bytes ? Buffer.from(bytes).toString() : null)
const busy: Fault = { kind: 'status', status: 503, code: 'SlowDown' }

describe('a bucket as a store', () => {
  it('creates an object once, however many try, and replaces it only when asked to', async () => {
    const stores = Array.from({ length: 20 }, () => open())
    const made = await Promise.all(stores.map((store, at) => store.create('a/b.json', Buffer.from(`${at}`))))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(textOf(await open().get('a/b.json'))).toBe(String(made.indexOf(true)))
    await open().put('a/b.json', Buffer.from('new'))
    expect(textOf(await open().get('a/b.json'))).toBe('new')
    expect([...server.objects.keys()].every((key) => key.startsWith('dining/'))).toBe(true)
  })

  it('lists what starts with a prefix in order, over several pages, and knows no other object', async () => {
    const store = open()
    expect(await store.list('a/')).toEqual([])
    const keys = ['a/1/x', 'a/10', 'a/2', 'a/3', 'a/4', 'a/5', 'a/6']
    for (const key of [...keys, 'b/1']) await store.create(key, Buffer.from(key))
    await open({}, `s3://${BUCKET}/other`).create('a/7', Buffer.from('x'))
    expect(await store.list('a/')).toEqual(keys)
    expect(await store.list('')).toEqual([...keys, 'b/1'])
    expect(await store.get('a/7')).toBeNull()
  })

  it('has the bucket in the path or in the host name', async () => {
    await open().put('a', Buffer.from('x'))
    expect(server.state.requests).toEqual([`PUT 127.0.0.1:${server.port}/${BUCKET}/dining/a`])
    // No name server knows the host of the bucket.
    vi.spyOn(dns, 'lookup').mockImplementation((_: string, ...rest: readonly unknown[]) => {
      const done = rest.at(-1) as (error: null, addresses: readonly object[]) => void
      done(null, [{ address: '127.0.0.1', family: 4 }])
    })
    const virtual = open({
      RELEASE_S3_ADDRESSING: 'virtual',
      AWS_ENDPOINT_URL_S3: `http://s3.test:${server.port}`,
      PLAINTEXT_HOSTS: 's3.test',
    })
    expect(textOf(await virtual.get('a'))).toBe('x')
    expect(server.state.requests.at(-1)).toBe(`GET ${BUCKET}.s3.test:${server.port}/dining/a`)
    expect(await virtual.list('')).toEqual(['a'])
  })

  it('repeats a request that is refused as too many, up to a limit', async () => {
    const store = open()
    server.faults.push(busy, busy)
    await store.put('a', Buffer.from('x'))
    server.faults.push(busy, busy, busy)
    await expect(store.get('a')).rejects.toThrow(/is busy: it refuses requests for s3:\/\/releases\/dining again and again/)
    expect(server.faults).toEqual([])
    expect(textOf(await store.get('a'))).toBe('x')
  })

  it('repeats a read whose answer ends in the middle, and gives up on a service that never answers', async () => {
    const store = open()
    await store.put('a', Buffer.from('x'.repeat(1000)))
    server.faults.push({ kind: 'half-body' })
    expect(await store.get('a')).toHaveLength(1000)
    server.faults.push({ kind: 'silence' }, { kind: 'silence' }, { kind: 'silence' })
    const impatient = open({}, `s3://${BUCKET}/dining`, { ...PATIENCE, answerMs: 300 })
    await expect(impatient.put('a', Buffer.from('y'))).rejects.toThrow(/does not answer for s3:\/\/releases\/dining \(TimeoutError\)/)
  })

  it('knows its own object after the answer to its creation was lost, and that of another writer', async () => {
    const store = open()
    await store.create('a/0', Buffer.from('x'))
    server.faults.push({ kind: 'lost-answer' })
    expect(await store.create('a/1', Buffer.from('x'))).toBe(true)
    server.faults.push({ kind: 'lost-answer' })
    expect(await store.create('a/1', Buffer.from('x'))).toBe(false)
    server.faults.push({ kind: 'status', status: 409, code: 'ConditionalRequestConflict' })
    expect(await store.create('a/2', Buffer.from('x'))).toBe(true)
  })

  it('refuses a service that writes over an object that must be new', async () => {
    server.state.ignoresConditions = true
    await expect(open().create('a/1', Buffer.from('x'))).rejects.toThrow(/ignores If-None-Match, so two promotions/)
    expect([...server.objects.keys()]).toEqual(['dining/a/.conditional-writes'])
  })

  it.each<readonly [string, Readonly<Record<string, string>>, string, RegExp]>([
    ['an unknown key', { AWS_ACCESS_KEY_ID: 'AKIDOTHER' }, BUCKET, /refuses the key .* Check AWS_ACCESS_KEY_ID/],
    ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'another-secret' }, BUCKET, /refuses the key .* Check AWS_ACCESS_KEY_ID/],
    ['another region', { AWS_REGION: 'us-west-2' }, BUCKET, /is not in the region us-west-2\. Set AWS_REGION/],
    ['no such bucket', {}, 'elsewhere', /has no bucket elsewhere\. Create it/],
    ['no service', { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' }, BUCKET, /127\.0\.0\.1:9 does not answer .*ECONNREFUSED/],
  ])('says what to do about %s, and shows no key', async (_, more, bucket, message) => {
    const store = open(more, `s3://${bucket}`)
    const bytes = Buffer.from('x')
    const calls = [() => store.get('a'), () => store.put('a', bytes), () => store.create('a', bytes), () => store.list('')]
    for (const call of calls) {
      const said = await call().then(String, String)
      expect(said).toMatch(message)
      expect(said).not.toMatch(new RegExp(`${KEYS.secretAccessKey}|another-secret|AKID`.replaceAll('+', String.raw`\+`)))
    }
  })

  it('signs by the clock of the service if that of this machine is wrong, and says what to do if that is unknown', async () => {
    server.state.now = () => Date.now() + 3_600_000
    await open().put('a', Buffer.from('x'))
    server.state.hasDate = false
    await expect(open().put('a', Buffer.from('x'))).rejects.toThrow(/The clock of this machine differs .* Set the clock/)
  })
})

describe('the address of a store', () => {
  const env = { AWS_REGION: 'eu-west-1' }
  const read = (typed: string, more: Readonly<Record<string, string>> = {}) =>
    storeAddress(typed, { env: { ...env, ...more }, cwd: '/work' })

  it.each<readonly [string, Readonly<Record<string, string>>, object]>([
    ['releases', {}, { kind: 'folder', folder: '/work/releases' }],
    ['s3://releases', {}, { prefix: '', endpoint: undefined, region: 'eu-west-1', addressing: 'virtual', keys: undefined }],
    ['s3://rel.eases/a/b', {}, { bucket: 'rel.eases', prefix: 'a/b/', addressing: 'path' }],
    ['s3://releases/a/', { AWS_ENDPOINT_URL: 'https://s3.example' }, { prefix: 'a/', endpoint: 'https://s3.example', addressing: 'path' }],
    [
      's3://releases',
      { AWS_ENDPOINT_URL: 'https://a.example', AWS_ENDPOINT_URL_S3: 'https://b.example' },
      { endpoint: 'https://b.example' },
    ],
    ['s3://releases', { AWS_REGION: '', AWS_DEFAULT_REGION: 'eu-north-1' }, { region: 'eu-north-1' }],
  ])('%s with %j is read', (typed, more, expected) => {
    expect(read(typed, more)).toMatchObject(expected)
  })

  it.each<readonly [string, Readonly<Record<string, string>>, string]>([
    ['s3://key:secret@releases/a', {}, 'The address of a store is a folder, or s3://'],
    ['s3://Releases', {}, 'The address of a store is a folder, or s3://'],
    ['s3://releases/a b', {}, 'The address of a store is a folder, or s3://'],
    ['https://releases.example', {}, 'The address of a store is a folder, or s3://'],
    ['s3://releases', { AWS_REGION: '' }, 'Set AWS_REGION'],
    ['s3://releases', { AWS_ACCESS_KEY_ID: 'a' }, 'Set AWS_SECRET_ACCESS_KEY, too'],
    ['s3://releases', { AWS_ENDPOINT_URL_S3: 'http://s3.example' }, 'AWS_ENDPOINT_URL_S3 must start with https://'],
    ['s3://releases', { AWS_ENDPOINT_URL_S3: 'https://key:secret@s3.example' }, 'without a key in it'],
    ['s3://releases', { RELEASE_S3_ADDRESSING: 'both' }, 'must be path or virtual'],
  ])('%s with %j is refused with the remedy', (typed, more, message) => {
    expect(() => read(typed, more)).toThrow(message)
    expect(() => read(typed, more)).not.toThrow('secret@')
  })
})
