import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { createReleases } from '../store/releases.ts'
import { openStore } from '../store/open-store.ts'
import { ownAsset } from '../testing/packs.ts'
import { released, type Released } from '../testing/released.ts'
import { BUCKET, KEYS, openS3Server, type S3Server } from '../testing/s3-server.ts'
import { visit } from '../testing/visitors.ts'

/** Environment of a process, by its id. */
const environmentOf = (pid: number) => readFile(`/proc/${pid}/environ`, 'utf8')

let bucket: S3Server
let at: Released
let host: Awaited<ReturnType<Released['serve']>>
const versionOf = (name: 'one' | 'two') => at[name].manifest.version
const current = async () => (await at.releases.state('plain')).current

beforeAll(async () => {
  bucket = await openS3Server()
  at = await released({ address: `s3://${BUCKET}/dining`, env: bucket.env })
  await at.release('push', at.one.folder, at.two.archive)
  host = await at.serve()
})
afterAll(async () => {
  await at.close()
  await bucket.close()
})

it('a bucket has versions that commands verify, compare and list, without the bytes of a file twice', async () => {
  const names = [`plain@${versionOf('one')}`, `plain@${versionOf('two')}`] as const
  expect(await at.release('verify', ...names)).toMatchObject({ code: 0 })
  expect((await at.release('diff', ...names)).out).toContain('only-two.js')
  expect(JSON.parse((await at.release('list', 'plain', '--json')).out)).toHaveLength(2)
  const hashes = new Set([...at.one.manifest.files, ...at.two.manifest.files].map(({ sha256 }) => sha256))
  expect([...bucket.objects.keys()].filter((key) => key.startsWith('dining/objects/'))).toHaveLength(hashes.size)
  expect(await at.release('push', at.one.folder)).toMatchObject({ code: 0, out: expect.stringContaining('already') })
})

it('a host serves from a bucket: it promotes and rolls back under load without a failed request', async () => {
  expect(await at.release('promote', 'plain', versionOf('one'))).toMatchObject({ code: 0 })
  await host.serving()
  const visitors = visit(host.get, ['/', '/search', ownAsset('one')], 2)
  expect(await at.release('promote', 'plain', versionOf('two'))).toMatchObject({ code: 0 })
  await expect.poll(async () => (await host.get(ownAsset('two'))).status).toBe(200)
  expect(await at.release('rollback', 'plain')).toMatchObject({ code: 0 })
  expect(await visitors.stop()).toEqual([])
  expect(await current()).toBe(versionOf('one'))
})

it('the server of a version gets no key of the bucket', async () => {
  const pid = Number([...host.said().matchAll(/serves plain \(process (\d+)\)/g)].at(-1)?.[1])
  const environment = await environmentOf(pid)
  expect(environment).toContain('API_URL=')
  expect(environment).not.toContain(KEYS.secretAccessKey)
  expect(host.said()).not.toContain(KEYS.secretAccessKey)
})

it('two commands that ask for a version at the same moment: one does, and the other one says so', async () => {
  const [{ last }, at0] = [await at.releases.state('plain'), new Date().toISOString()]
  const ask = (version: string) => ({ kind: 'requested', version, way: 'promote', by: 'me', at: at0 }) as const
  const other = createReleases(await openStore(at.store, { env: at.env, cwd: '/' }))
  const written = await Promise.all([
    at.releases.append('plain', last, ask(versionOf('one'))),
    other.append('plain', last, ask(versionOf('two'))),
  ])
  expect(written.filter((number) => number !== null)).toEqual([last + 1])
  await expect.poll(async () => (await at.releases.state('plain')).open).toBeNull()
})

it('goes on serving while the bucket does not answer, and from its copies after a kill', async () => {
  const { requests } = bucket.state
  // Longer than the tries of one operation.
  bucket.faults.push(...Array.from({ length: 12 }, () => ({ kind: 'status', status: 503, code: 'SlowDown' }) as const))
  await expect.poll(() => bucket.faults.length).toBe(0)
  expect((await host.get('/')).status).toBe(200)
  expect(host.said()).toContain(`is busy: it refuses requests for ${at.store}`)
  await host.kill()
  const before = requests.filter((line) => line.includes('/objects/')).length
  host = await at.serve()
  await host.serving()
  expect(requests.filter((line) => line.includes('/objects/'))).toHaveLength(before)
})

it('a host refuses a version whose file was changed in the bucket, and copies it again if its own copy was', async () => {
  const altered = await at.packs.alter(at.two, { 'package.json': '{"type":"module"}' })
  expect(await at.release('push', altered.folder)).toMatchObject({ code: 0 })
  const hash = altered.manifest.files.find(({ path }) => path === 'package.json')?.sha256 ?? ''
  const key = `dining/objects/${hash.slice(0, 2)}/${hash}`
  const whole = bucket.objects.get(key)
  bucket.objects.set(key, { bytes: Buffer.from('{"type":"commonjs"}'), metadata: {} })
  const refused = await at.release('promote', 'plain', altered.manifest.version)
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringContaining('package.json: its object in the store is missing or was changed'),
  })
  if (whole) bucket.objects.set(key, whole)
  const version = (await current()) ?? ''
  await host.kill()
  await writeFile(join(at.packs.place, 'host/versions', version, 'server.mjs'), 'changed')
  host = await at.serve()
  await host.serving()
  expect(await readFile(join(at.packs.place, 'host/versions', version, 'server.mjs'), 'utf8')).not.toBe('changed')
  await rm(altered.folder, { recursive: true })
})
