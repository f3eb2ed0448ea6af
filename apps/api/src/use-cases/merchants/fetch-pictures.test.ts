import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { RESTAURANT_PICTURES_PATH, restaurantPictureOf } from '@dining/domain/uploads'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { merchantsImport } from '../../cli/merchants/import.ts'
import { merchantsPictures } from '../../cli/merchants/pictures.ts'
import { merchantPictureRepo } from '../../store/repositories/merchant-picture.ts'
import { PLACES } from '../../store/testing.ts'
import { commandDeps } from '../../testing/command-deps.ts'
import { halves } from '../../testing/pictures.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { pictureSource } from '../../adapters/picture-source.ts'
import { fetchMerchantPictures } from './fetch-pictures.ts'

let api: TestApi
let folder: string
let server: Server
let origin: string
const asked: string[] = []
const photo = () =>
  halves()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'canary of metadata' } })
    .toBuffer()
beforeAll(async () => {
  api = await testApi([testPartner('one')], PLACES)
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (url === '/busy.jpg') return void response.writeHead(503).end()
    if (url === '/text.jpg') return void response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    void photo().then((bytes) => response.end(bytes))
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve).closeAllConnections())
  await rm(folder, { recursive: true })
  await api.close()
})

const said: string[] = []
const run = async (command: typeof merchantsImport, ...args: string[]) => {
  said.length = 0
  const request = command.readLine(args, folder)
  if (!request.ok) throw new Error(request.error)
  return command.run(commandDeps(api.store, api.clock.now), request.value, (line) => said.push(line))
}
const imports = async (rows: readonly object[], ...options: string[]) => {
  api.clock.advance(1_000)
  const at = { address1: '12 Front St', city: 'Portland', state: 'ME', zipCode: '04101', latitude: 43.6591, longitude: -70.2568 }
  const path = join(folder, 'file.ndjson')
  await writeFile(path, rows.map((row) => JSON.stringify({ ...at, ...row })).join('\n'))
  return run(merchantsImport, path, ...options)
}
const fetchDue = (hosts: readonly string[] = ['localhost']) =>
  fetchMerchantPictures(
    { ...api.deps, pictureSource: pictureSource({ hosts: new Set(hosts), allowsThisMachine: true }) },
    new AbortController().signal,
  )
const one = (id: string) =>
  api.store.reference((tx) => tx.selectFrom('merchant').selectAll().where('network_id', '=', id).executeTakeFirstOrThrow())

it('fetches the pictures of an import, shows them, and reports those that fail after a few attempts', async () => {
  const rows = [
    { networkId: 'A', name: 'With photo', photoUrl: `${origin}/a.jpg`, menuPictureUrls: [`${origin}/menu.jpg`, `${origin}/text.jpg`] },
    { networkId: 'B', name: 'Busy server', photoUrl: `${origin}/busy.jpg` },
    { networkId: 'C', name: 'No photo' },
    { networkId: 'D', name: 'Other host', photoUrl: 'https://other.example/d.jpg' },
  ]
  expect(await imports(rows)).toBe(0)
  expect(said.at(-2)).toBe('The file names 5 pictures, which are fetched from hosts of PHOTO_HOSTS: see pnpm api merchants pictures')
  expect(await fetchDue([])).toBe(0)
  expect(asked).toEqual([])
  api.clock.advance(60_000)
  expect(await fetchDue()).toBe(2)
  const a = await one('A')
  // Site maps and caches learn from it that the page has changed.
  expect([a.changed_at, (await one('C')).changed_at]).toEqual([api.clock.now(), new Date(api.clock.now().getTime() - 60_000)])
  expect(a.image_base_url).toMatch(new RegExp(`^${RESTAURANT_PICTURES_PATH}[0-9a-f]{32}$`))
  expect(a.menu_images).toEqual([{ url: a.image_base_url, alt: '' }])
  expect([(await one('B')).image_base_url, (await one('C')).image_base_url]).toEqual([null, null])

  expect(await run(merchantsPictures)).toBe(1)
  expect(said).toEqual([
    `A With photo: the file is no JPEG, PNG, WebP or AVIF picture (attempt 1, given up) ${origin}/text.jpg`,
    `B Busy server: the server answers 503 (attempt 1, tried again later) ${origin}/busy.jpg`,
    'D Other host: other.example is not among the hosts of PHOTO_HOSTS (attempt 1, given up) https://other.example/d.jpg',
    'Pictures are fetched while the API runs with PHOTO_HOSTS; without it, none is.',
    'Pictures: 2 fetched, 1 to fetch, 2 given up.',
  ])
  await run(merchantsPictures, '--json')
  expect(said.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ url: `${origin}/text.jpg`, state: 'failed', attempts: 1, restaurants: ['A With photo'] }),
    expect.objectContaining({ url: `${origin}/busy.jpg`, attempts: 1 }),
    expect.objectContaining({ url: 'https://other.example/d.jpg' }),
    { fetched: 2, waiting: 1, failed: 2 },
  ])
  for (const minutes of [1, 10, 60, 600]) {
    await fetchDue()
    api.clock.advance(minutes * 60_000)
  }
  await fetchDue()
  expect(asked.filter((url) => url === '/busy.jpg')).toHaveLength(4)
  await run(merchantsPictures)
  expect(said).toContain(`B Busy server: the server answers 503 (attempt 4, given up) ${origin}/busy.jpg`)

  // The same picture at another address, which was not fetched yet, and a restaurant that a file of changes brings back.
  expect(await imports([{ networkId: 'A', name: 'With photo', photoUrl: `${origin}/a.jpg`, about: 'New words.' }], '--changes')).toBe(0)
  expect(await one('A')).toMatchObject({ about: 'New words.', image_base_url: a.image_base_url, menu_images: [] })
  expect(await fetchDue()).toBe(0)
  expect(await run(merchantsPictures, '--retry')).toBe(0)
  expect(said).toEqual(['3 pictures are fetched again.'])
})

it('keeps a picture without metadata, in the sizes of the image route and whole', async () => {
  const id = restaurantPictureOf((await one('A')).image_base_url ?? '') ?? ''
  const files = await api.store.owner((tx) =>
    tx.selectFrom('merchant_picture_file').selectAll().where('picture_id', '=', id).orderBy('format').orderBy('width').execute(),
  )
  expect(files.map(({ format, width }) => `${format} ${width}`)).toEqual(
    ['avif', 'jpeg', 'webp'].flatMap((format) =>
      [...(format === 'webp' ? [0] : []), 200, 500, 600, 1200].map((width) => `${format} ${width}`),
    ),
  )
  for (const { bytes } of files) {
    expect(Buffer.from(bytes).includes('canary')).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  }
  const asApp = await api.store.reading.tenant('one', (tx) => merchantPictureRepo(tx).file(id, 'avif', 600))
  expect(asApp?.bytes.length).toBeGreaterThan(0)
})
