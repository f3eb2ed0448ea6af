import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'

import { testApi } from '@dining/api/testing'
import { built, builtServer, callerKeysFile, plainPartner, PUBLIC_ORIGIN, serveApi, VAULT_ORIGIN } from '@dining/web/testing'
import { create } from 'tar'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { withPackFolder } from './archive.ts'
import { hashOf, MANIFEST_FILE, sortedJson } from './manifest.ts'
import { filesBelow, verifyPack } from './verify-pack.ts'
import { writePack, type PackOrder, type WrittenPack } from './write-pack.ts'

const run = promisify(execFile)

const COMMIT = { id: '0123456789012345678901234567890123456789', isModified: false }

let place = ''
/** Of a whole build. */
let pack: WrittenPack
/** Of a few files, for tests that copy and break it. */
let small: WrittenPack
let order: PackOrder
beforeAll(async () => {
  place = await realpath(await mkdtemp(join(tmpdir(), 'packs-')))
  const common = { partner: plainPartner, content: [], commit: COMMIT, tools: { node: '24', vite: '8' } }
  const [{ dist }, server] = [await built('plain'), await builtServer()]
  pack = await writePack({ ...common, dist, server, out: join(place, 'whole') })
  const bom = JSON.stringify({ components: [] })
  const files = {
    'dist/manifest.json': '{"version":"1"}',
    'dist/client/assets/home-1234567.js': 'home',
    'dist/client/robots.txt': 'none',
    'dist/sbom.cdx.json': bom,
    'server/server.mjs': 'serve()',
    'server/draw-worker.mjs': 'draw()',
    'server/sbom.cdx.json': bom,
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(place, 'small', file)), { recursive: true })
    await writeFile(join(place, 'small', file), text)
  }
  order = { ...common, dist: join(place, 'small/dist'), server: join(place, 'small/server'), out: join(place, 'small/packs') }
  small = await writePack(order)
})
afterAll(() => rm(place, { recursive: true, force: true }))

/** A copy of the small pack that a test may change. */
async function copied(name: string): Promise<string> {
  const folder = join(place, name)
  await cp(small.folder, folder, { recursive: true })
  return folder
}

describe('a pack', () => {
  it('has the same bytes from other folders, at another time, in another order and with other modes of files', async () => {
    const again = join(place, 'again')
    const folders = { dist: join(again, 'dist'), server: join(again, 'server') }
    // Written backwards and dated: folders list their files in the order of writing on some disks.
    for (const part of ['dist', 'server'] as const)
      for (const { path } of (await filesBelow(order[part])).toReversed()) {
        const copy = join(folders[part], path)
        await cp(join(order[part], path), copy, { recursive: true })
        await utimes(copy, new Date(1), new Date(1))
        await chmod(copy, 0o600)
      }
    const other = await writePack({ ...order, ...folders, out: join(again, 'out') })
    expect(other.manifest).toEqual(small.manifest)
    expect(hashOf(await readFile(other.archive))).toBe(hashOf(await readFile(small.archive)))
  })

  it('has a server with the same bytes when it is bundled again, in another folder and from another one', async () => {
    const other = join(place, 'other-server')
    const code = `import { bundleServer } from ${JSON.stringify(import.meta.resolve('@dining/web/build'))}; await bundleServer({ outDir: ${JSON.stringify(other)} })`
    await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: place })
    const server = await builtServer()
    const hashes = async (folder: string) =>
      Promise.all((await filesBelow(folder)).map(async ({ path }) => [path, hashOf(await readFile(join(folder, path)))] as const))
    expect(await hashes(other)).toEqual(await hashes(server))
  })

  it('has the commit, the contract, the tools, and every file with its size and hash', async () => {
    const { manifest } = pack
    expect(manifest).toMatchObject({ partner: 'plain', commit: COMMIT, contract: { major: 1 }, runtime: { platform: 'any' } })
    const files = (await filesBelow(pack.folder)).filter(({ path }) => path !== MANIFEST_FILE)
    expect(manifest.files.map(({ path }) => path)).toEqual(files.map(({ path }) => path))
    expect(manifest.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'server.mjs',
        'draw-worker.mjs',
        'site/server/entry-server.js',
        'facts/partner.json',
        'facts/flags.json',
        'facts/content.json',
      ]),
    )
    expect(manifest.files.filter(({ path }) => /\.(?:map|node|ts|tsx)$/.test(path))).toEqual([])
    const bom = v.parse(
      v.object({ bomFormat: v.literal('CycloneDX'), components: v.array(v.object({ name: v.string(), purl: v.string() })) }),
      JSON.parse(await readFile(join(pack.folder, 'sbom.cdx.json'), 'utf8')),
    )
    // Of the pages, and of the server.
    expect(bom.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['react-dom', 'undici', '@resvg/resvg-wasm', 'valibot']))
  })

  it('has the facts of the partner and the defaults of its flags', async () => {
    const read = async (file: string) => JSON.parse(await readFile(join(pack.folder, 'facts', file), 'utf8')) as unknown
    expect(await read('partner.json')).toEqual(JSON.parse(JSON.stringify(plainPartner)))
    expect(await read('flags.json')).toMatchObject({ sso: false, maintenanceAll: false })
  })

  it('keeps its source maps apart', async () => {
    const maps = join(place, 'made-maps')
    await mkdir(join(maps, 'site'), { recursive: true })
    await writeFile(join(maps, 'site/home.js.map'), '{"sources":[]}')
    const other = await writePack({ ...order, maps, out: join(place, 'with-maps') })
    expect(other.manifest.files).toEqual(small.manifest.files)
    expect(other.manifest.maps).toMatch(/^[0-9a-f]{64}$/)
    expect((await filesBelow(other.maps?.folder ?? '')).map(({ path }) => path)).toEqual(['site/home.js.map'])
    expect((await verifyPack(other.folder)).ok).toBe(true)
  })
})

describe('verification', () => {
  it('passes a pack as a folder and as an archive', async () => {
    expect(await verifyPack(small.folder)).toEqual({ ok: true, value: small.manifest })
    expect(await withPackFolder(small.archive, verifyPack)).toEqual({ ok: true, value: small.manifest })
  })

  it.each([
    ['a changed byte', (folder: string) => writeFile(join(folder, 'package.json'), 'x'.repeat(200)), 'changed', 'package.json'],
    ['a cut file', (folder: string) => writeFile(join(folder, 'server.mjs'), ''), 'changed', 'server.mjs'],
    ['a missing file', (folder: string) => rm(join(folder, 'draw-worker.mjs')), 'missing', 'draw-worker.mjs'],
    [
      'a further file',
      (folder: string) => writeFile(join(folder, 'site/client/assets/more.js'), ''),
      'unlisted',
      'site/client/assets/more.js',
    ],
    ['a link', (folder: string) => symlink('/etc/passwd', join(folder, 'site/client/passwd.txt')), 'unlisted', 'site/client/passwd.txt'],
    ['a file behind a link', linked, 'unlisted', 'server.mjs'],
    ['a changed manifest', (folder: string) => change(folder, 'plain', 'other'), 'manifest', MANIFEST_FILE],
    ['a manifest that is cut', (folder: string) => writeFile(join(folder, MANIFEST_FILE), '{"format": 1'), 'manifest', MANIFEST_FILE],
    ['no manifest', (folder: string) => rm(join(folder, MANIFEST_FILE)), 'manifest', MANIFEST_FILE],
  ])('finds %s', async (name, breaking, kind, file) => {
    const folder = await copied(name.replaceAll(' ', '-'))
    await breaking(folder)
    const verified = await verifyPack(folder)
    expect(verified.ok ? [] : verified.error.map((fault) => [fault.kind, fault.file])).toContainEqual([kind, file])
  })

  it.each(['../outside', '/etc/passwd', 'a//b', 'a/../../b', ''])('refuses a manifest with the path %j', async (path) => {
    const folder = await copied(`path-${hashOf(path).slice(0, 8)}`)
    await writeFile(join(folder, MANIFEST_FILE), sortedJson({ ...small.manifest, files: [{ path, bytes: 0, sha256: hashOf('') }] }))
    const verified = await verifyPack(folder)
    expect(verified.ok ? [] : verified.error.map(({ kind }) => kind)).toEqual(['manifest'])
  })

  it('refuses an archive with a link or with a path outside, and what is no archive', async () => {
    const source = join(place, 'hostile')
    await mkdir(join(source, 'pack'), { recursive: true })
    await symlink('/etc', join(source, 'pack/etc'))
    const withLink = join(place, 'link.tar')
    await create({ file: withLink, cwd: source, portable: true }, ['pack'])
    await expect(withPackFolder(withLink, verifyPack)).rejects.toThrow('which is no regular file')
    const outside = join(place, 'outside.tar')
    await writeFile(join(source, 'passwd'), 'x')
    await create({ file: outside, cwd: join(source, 'pack'), preservePaths: true }, ['../passwd'])
    await expect(withPackFolder(outside, verifyPack)).rejects.toThrow('is no archive of a pack')
    const noise = join(place, 'noise.tar')
    await writeFile(noise, 'noise'.repeat(1000))
    await expect(withPackFolder(noise, verifyPack)).rejects.toThrow('is no archive of a pack')
    await expect(withPackFolder(join(place, 'nothing.tar'), verifyPack)).rejects.toThrow('does not exist')
  })
})

async function change(folder: string, before: string, after: string): Promise<void> {
  const file = join(folder, MANIFEST_FILE)
  await writeFile(file, (await readFile(file, 'utf8')).replace(`"${before}"`, `"${after}"`))
}

async function linked(folder: string): Promise<void> {
  const elsewhere = join(place, 'elsewhere.mjs')
  await rename(join(folder, 'server.mjs'), elsewhere)
  await symlink(elsewhere, join(folder, 'server.mjs'))
}

/** Starts the server of a pack, which may read its own folder and the file of keys, and nothing else of the machine. */
async function startAlone(env: Readonly<Record<string, string>>, ...besides: readonly string[]) {
  const { folder } = pack
  const keys = callerKeysFile(join(folder, 'site'))
  const allowed = [folder, keys, ...besides].map((path) => `--allow-fs-read=${path}`)
  const child = spawn(process.execPath, ['--permission', ...allowed, '--allow-worker', 'server.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { APP_ENV: 'development', CALLER_KEYS_FILE: keys, VAULT_ORIGIN, PUBLIC_ORIGIN, NODE_NO_WARNINGS: '1', ...env },
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ready = once(child, 'message').then(([message]) => v.parse(v.object({ port: v.number() }), message).port)
  const ended = once(child, 'exit')
  const port = await Promise.race([ready, ended.then(() => Promise.reject(new Error(said)))])
  return {
    get: (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers }),
    said: () => said,
    async stop() {
      child.kill('SIGTERM')
      return (await ended) as [number | null, string | null]
    },
  }
}

describe('the server of a pack', () => {
  it('runs with Node alone: pages of the API, files, pictures and the map, while nothing of the repository can be read', async () => {
    const api = await testApi([plainPartner])
    const apiServer = await serveApi(api.app)
    const site = await startAlone({ API_URL: apiServer.url })
    const [home, search] = [await site.get('/'), await site.get('/search')]
    expect([home.status, search.status]).toEqual([200, 200])
    const html = await home.text()
    expect(html).toContain('</footer>')
    const [script = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? []
    const asset = await site.get(script)
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    const picture = await site.get('/images/cuisines/italian/one?width=500&height=313', { accept: 'image/webp' })
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const [dish] = pack.manifest.files.flatMap(({ path }) => /^shared(\/dishes\/.*\.webp)$/.exec(path)?.[1] ?? [])
    expect((await site.get(`/images${dish}`)).status).toBe(200)
    const [map] = pack.manifest.files.flatMap(({ path }) => /^shared(\/[^/]*\.pmtiles)$/.exec(path)?.[1] ?? [])
    expect((await site.get(`/map${map}`, { range: 'bytes=0-99' })).status).toBe(206)
    // Lists, facts and programs are not for visitors.
    const hidden = ['/pack.json', '/sbom.cdx.json', '/server.mjs', '/facts/partner.json', '/site/manifest.json', '/manifest.json']
    expect(await Promise.all(hidden.map(async (path) => (await site.get(path)).status))).toEqual(hidden.map(() => 404))
    expect(apiServer.seen.length).toBeGreaterThan(0)
    expect(await site.stop()).toEqual([0, null])
    expect(site.said()).not.toContain('ERR_ACCESS_DENIED')
    await apiServer.close()
    await api.close()
  })

  it('serves the files with a hash of earlier builds, and nothing else of them', async () => {
    const earlier = join(place, 'earlier')
    await mkdir(join(earlier, 'client/assets'), { recursive: true })
    await writeFile(join(earlier, 'client/assets/old-1234567.js'), 'old')
    await writeFile(join(earlier, 'client/robots-of-old.txt'), 'old')
    const site = await startAlone({ API_URL: 'http://127.0.0.1:1', EARLIER_BUILDS: earlier }, earlier)
    const [old, other] = [await site.get('/assets/old-1234567.js'), await site.get('/robots-of-old.txt')]
    expect([old.status, await old.text(), other.status]).toEqual([200, 'old', 404])
    await site.stop()
  })

  it('draws pictures in its thread', async () => {
    const worker = new Worker(join(pack.folder, 'draw-worker.mjs'))
    worker.postMessage({ id: 1, svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>' }, [])
    const [answer] = (await once(worker, 'message')) as [{ id: number; png: Uint8Array }]
    await worker.terminate()
    expect(Buffer.from(answer.png).subarray(1, 4).toString()).toBe('PNG')
  })

  it('ends with one line if a variable is missing', async () => {
    await expect(startAlone({})).rejects.toThrow(/^web: API_URL is missing/)
  })
})
