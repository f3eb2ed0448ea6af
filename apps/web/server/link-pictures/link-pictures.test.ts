import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import type { AnswerOf, ApiClient, CallName } from '@dining/api-client'
import type { MerchantDetail } from '@dining/contract'
import { testMerchantDetail } from '@dining/contract/testing'
import { fail, succeed } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import { readPartners } from '@dining/partner-kit/node'
import { afterEach, describe, expect, it } from 'vitest'

import { pictureKit } from '../../build/link-picture.ts'
import { createLinkPictures, merchantWords } from './link-pictures.ts'
import { createPictureRenderer, type PictureRenderer } from './renderer.ts'

const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../../partners'))
const partnerWith = (fits: (partner: Partner) => boolean) => {
  const found = partners.find(({ partner }) => fits(partner))
  if (!found) throw new Error('No such partner')
  return found
}
const { partner, folder } = partnerWith(({ features }) => features.showEarnRate && features.hasVIP)
const withoutRate = partnerWith(({ features }) => !features.showEarnRate).partner
const withoutVip = partnerWith(({ features }) => features.showEarnRate && !features.hasVIP).partner

const NOW = new Date('2026-11-23T20:00:00Z')
const HOUR = 3_600_000
const merchant = testMerchantDetail()
const ending = (firstDay: string | null, lastDay: string | null): MerchantDetail => ({
  ...merchant,
  offer: { ...merchant.offer, firstDay, lastDay },
})

describe('the words of a restaurant’s picture', () => {
  it('are its name, cuisine, place and the best rate of the program', () => {
    expect(merchantWords(partner, merchant, NOW)).toEqual({
      title: 'Osteria Lume',
      line: 'Italian · Alder, OR',
      badge: expect.stringMatching(/^Earn up to \d/),
    })
  })

  it.each<readonly [string, Partner, MerchantDetail]>([
    ['on a site that shows no rate', withoutRate, merchant],
    ['before earning starts', partner, ending('2026-12-01', null)],
    ['after earning has ended', partner, ending(null, '2026-11-01')],
    [
      'where a tier that the program lacks is needed',
      withoutVip,
      { ...merchant, benefitAvailability: { ...merchant.benefitAvailability, accessTier: 3 } },
    ],
  ])('promise nothing %s', (_, one, shown) => {
    expect(merchantWords(one, shown, NOW).badge).toBeNull()
  })

  it('leave out what is unknown', () => {
    const unknown = { ...merchant, details: { ...merchant.details, cuisines: [] } }
    expect(merchantWords(partner, unknown, NOW).line).toBe('Alder, OR')
  })
})

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))))

interface SiteOptions {
  readonly renderer?: PictureRenderer
  readonly isBuilt?: boolean
  readonly shown?: MerchantDetail
}

async function site({ renderer = createPictureRenderer(), isBuilt = true, shown = merchant }: SiteOptions = {}) {
  const kit = await pictureKit(partner, folder)
  if (!kit) throw new Error('The partner has no typefaces')
  const state = { calls: 0, isDown: false, at: NOW.getTime(), files: new Array<string>() }
  const api: ApiClient = {
    async call<Name extends CallName>() {
      state.calls += 1
      if (state.isDown) return fail({ kind: 'network' as const })
      // The only call is that of a restaurant.
      return succeed(shown as AnswerOf<Name>)
    },
  }
  const pictures = createLinkPictures({
    partner,
    built: isBuilt ? { site: Buffer.from('the picture of the site'), kit } : null,
    api,
    renderer,
    askFile: (id, format, width) => {
      state.files.push(`${id} ${format} ${width}`)
      return Promise.resolve(state.files.length > 1 ? 'missing' : Buffer.from('a photo'))
    },
    baseHeaders: { 'cross-origin-resource-policy': 'same-origin' },
    now: () => state.at,
  })
  const server = createServer((request, response) => {
    void pictures.serve(request, response, request.url ?? '').then((isServed) => {
      if (!isServed) response.writeHead(418).end()
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { state, get: (address: string) => fetch(`http://127.0.0.1:${port}${address}`) }
}

/** Width and height of a PNG by its first chunk. */
const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]

describe('the pictures of links', () => {
  it('are PNG of 1200 by 630 that other sites may show, drawn once for any number of requests', async () => {
    const { get, state } = await site()
    const answers = await Promise.all([get('/images/links/N7.png'), get('/images/links/N7.png'), get('/images/links/N7.png')])
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cross-origin-resource-policy')]).toEqual([
        200,
        'image/png',
        'cross-origin',
      ])
      expect(sizeOf(Buffer.from(await answer.arrayBuffer()))).toEqual(['PNG', 1200, 630])
    }
    expect(state.calls).toBe(1)
    state.at += HOUR
    expect((await get('/images/links/N7.png')).status).toBe(200)
    expect(state.calls).toBe(2)
  })

  it('show the photo of a restaurant that has one, and a dish if it cannot be had', async () => {
    const id = 'ab'.repeat(16)
    const drawn: string[] = []
    const renderer: PictureRenderer = {
      ...createPictureRenderer(),
      render: (svg) => Promise.resolve(Buffer.from((drawn.push(svg), 'png'))),
    }
    const images = { imageBaseUrl: `/images/restaurants/${id}`, isIllustration: false }
    const { get, state } = await site({ renderer, shown: { ...merchant, images } })
    await get('/images/links/N7.png')
    state.at += HOUR
    await get('/images/links/N7.png')
    expect(state.files).toEqual([`${id} jpeg 600`, `${id} jpeg 600`])
    const photo = Buffer.from('a photo').toString('base64')
    expect(drawn.map((svg) => svg.includes(`base64,${photo}"`))).toEqual([true, false])
  })

  it('of the site is that of the build', async () => {
    const { get, state } = await site()
    expect(await (await get('/images/links/site.png')).text()).toBe('the picture of the site')
    expect(state.calls).toBe(0)
  })

  it('are unavailable while the API is, but an old one is served', async () => {
    const { get, state } = await site()
    await get('/images/links/N7.png')
    state.isDown = true
    state.at += 2 * HOUR
    expect((await get('/images/links/N7.png')).status).toBe(200)
    const other = await get('/images/links/N8.png')
    expect([other.status, other.headers.get('retry-after'), other.headers.get('cache-control')]).toEqual([503, '30', 'no-store'])
  })

  it('are refused, not queued without end, while many are drawn', async () => {
    const { get } = await site({ renderer: { render: () => Promise.resolve(null) } })
    expect((await get('/images/links/N7.png')).status).toBe(503)
    const renderer = createPictureRenderer()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"/>'
    const all = await Promise.all(Array.from({ length: 40 }, () => renderer.render(svg)))
    expect(all.filter((png) => png !== null)).toHaveLength(16)
  })

  it('of many addresses at once are limited before the API is asked', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<Uint8Array>()
    const { get, state } = await site({ renderer: { render: () => isReleased } })
    const statuses: number[] = []
    const answers = Array.from({ length: 100 }, (_, index) =>
      get(`/images/links/N${index}.png`).then(({ status }) => statuses.push(status)),
    )
    await expect.poll(() => statuses.filter((status) => status === 503).length).toBe(68)
    expect([statuses.length, state.calls]).toEqual([68, 32])
    release(new Uint8Array())
    await Promise.all(answers)
    expect(statuses.filter((status) => status === 200)).toHaveLength(32)
  })

  it('fail alone: a picture that cannot be drawn leaves the next', async () => {
    const renderer = createPictureRenderer()
    expect(await renderer.render('no svg')).toBeNull()
    expect(await renderer.render('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="2" height="1"/>')).not.toBeNull()
  })

  it.each([
    '/images/links/N7',
    '/images/links/N7.jpg',
    '/images/links/a/b.png',
    `/images/links/${'x'.repeat(41)}.png`,
    '/images/links/.png',
  ])('leaves %s to others', async (address) => {
    const { get, state } = await site()
    expect([(await get(address)).status, state.calls]).toEqual([418, 0])
  })

  it('do not exist for a theme without typefaces of its own', async () => {
    const { get } = await site({ isBuilt: false })
    for (const name of ['site', 'N7']) expect((await get(`/images/links/${name}.png`)).status).toBe(404)
  })
})
