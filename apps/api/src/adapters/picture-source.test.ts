import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { UPLOAD_MAX_BYTES } from '@dining/contract/pictures'
import { afterEach, describe, expect, it } from 'vitest'

import { apiEnvironment } from '../config/environment.ts'
import { pictureSource } from './picture-source.ts'
import { isAmong, isPublicAddress } from './public-address.ts'

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve).closeAllConnections()))))

/** @returns the origin of a server on this machine */
async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** Answers with these addresses, whatever the name. */
const resolvingTo = (...addresses: readonly string[]) =>
  ((_name: string, _options: object, answer: (error: null, found: LookupAddress[]) => void) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as typeof systemLookup

const fetching = async (url: string, settings: Partial<Parameters<typeof pictureSource>[0]> = {}) => {
  const source = pictureSource({ hosts: new Set(['localhost', 'images.example']), allowsThisMachine: true, ...settings })
  const result = await source.fetch(url, new AbortController().signal)
  return result.ok ? result.value.toString() : [result.error.reason, result.error.isFinal]
}

it('fetches from this machine only in development, and only by its name', async () => {
  const origin = await serving((_, response) => void response.end('bytes'))
  expect(await fetching(`${origin}/1.jpg`)).toBe('bytes')
  expect(await fetching(`${origin}/1.jpg`, { allowsThisMachine: false })).toEqual(['the address does not start with https://', true])
  expect(await fetching('https://localhost/1.jpg', { allowsThisMachine: false })).toEqual([
    expect.stringMatching(/^localhost has the address .+, which is not public$/),
    true,
  ])
})

describe('an address is refused', () => {
  it.each<[string, string]>([
    ['https://other.example/1.jpg', 'other.example is not among the hosts of PHOTO_HOSTS'],
    ['https://localhost.evil.example/1.jpg', 'localhost.evil.example is not among the hosts of PHOTO_HOSTS'],
    ['https://images.example@evil.example/', 'evil.example is not among the hosts of PHOTO_HOSTS'],
    ['http://images.example/1.jpg', 'the address does not start with https://'],
    ['ftp://images.example/1.jpg', 'the address does not start with https://'],
    ['https://images.example:8443/1.jpg', 'port 8443 is not the one of https'],
    ['https://user:word@images.example/1.jpg', 'the address has a user name'],
    ['not an address', 'is not an address'],
  ])('%s', async (url, reason) => {
    expect(await fetching(url)).toEqual([reason, true])
  })

  it.each(['https://10.0.0.1/', 'https://0x7f.1/', 'https://[::ffff:127.0.0.1]/', 'https://169.254.169.254/', 'https://203.0.113.9/'])(
    '%s, with any host allowed',
    async (url) => {
      const host = new URL(url).hostname
      const result = await fetching(url, { hosts: new Set(['*']), allowsThisMachine: false })
      expect(result).toEqual([`${host} is an address, not the name of a host`, true])
    },
  )

  it.each([
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '192.168.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
  ])('if the name has the address %s, also beside a public one', async (address) => {
    expect(isPublicAddress(address)).toBe(false)
    const result = await fetching('https://images.example/1.jpg', { lookup: resolvingTo('93.184.216.34', address) })
    expect(result).toEqual([`images.example has the address ${address}, which is not public`, true])
  })

  it('only if it is private', () => {
    expect(['93.184.216.34', '2606:2800:220:1::1'].filter(isPublicAddress)).toHaveLength(2)
  })
})

describe('a server', () => {
  it('may redirect on its own host, a few times', async () => {
    const origin = await serving(({ url }, response) => {
      if (url === '/1') response.writeHead(302, { location: '/2' }).end()
      else if (url === '/away') response.writeHead(301, { location: 'http://localhost:1/' }).end()
      else if (url === '/round') response.writeHead(307, { location: '/round' }).end()
      else response.end('moved')
    })
    expect(await fetching(`${origin}/1`)).toBe('moved')
    expect(await fetching(`${origin}/away`)).toEqual(['the server redirects to another host', true])
    expect(await fetching(`${origin}/round`)).toEqual(['the server redirects more than 3 times', true])
  })

  it('is asked again after errors of its own, and not after others', async () => {
    const origin = await serving(({ url = '' }, response) => void response.writeHead(Number(url.slice(1))).end())
    const faults = await Promise.all([404, 410, 429, 503].map((status) => fetching(`${origin}/${status}`)))
    expect(faults).toEqual([404, 410, 429, 503].map((status) => [`the server answers ${status}`, status < 429]))
  })

  it('is left when it is slow, gone, or sends too much', async () => {
    const origin = await serving(({ url }, response) => {
      if (url === '/slow') return void response.write('a')
      if (url === '/gone') return void response.destroy()
      // Without a length beforehand.
      const chunk = Buffer.alloc(1024 * 1024)
      const send = (left: number): unknown =>
        left > 0 && !response.destroyed ? response.write(chunk, () => send(left - 1)) : response.end()
      send(UPLOAD_MAX_BYTES / chunk.length + 1)
    })
    expect(await fetching(`${origin}/slow`, { timeoutMs: 100 })).toEqual(['no answer within 0.1 s', false])
    expect(await fetching(`${origin}/gone`)).toEqual(['the connection failed (ECONNRESET)', false])
    expect(await fetching(`${origin}/large`)).toEqual(['the file is larger than 10 MB', true])
  })
})

it('allows hosts below a name, and production neither any host, nor this machine, nor an empty list', () => {
  const hosts = new Set(['a.example', '*.cdn.example'])
  expect(['a.example', 'x.cdn.example', 'x.y.cdn.example'].filter((host) => !isAmong(hosts, host))).toEqual([])
  expect(['b.a.example', 'cdn.example', 'xcdn.example', 'example'].filter((host) => isAmong(hosts, host))).toEqual([])
  const faultOf = (PHOTO_HOSTS: string, APP_ENV = 'production') => {
    const read = apiEnvironment.read({ APP_ENV, PHOTO_HOSTS })
    return read.ok ? '' : (/PHOTO_HOSTS[^;]*/.exec(read.error)?.[0] ?? '')
  }
  expect(['*', 'localhost', 'a.example,*', '*.com'].map((list) => faultOf(list))).toEqual(
    ['*', 'localhost', 'a.example,*', '*.com'].map((list) => `PHOTO_HOSTS "${list}" must name the hosts: neither * nor localhost`),
  )
  expect(faultOf('')).toBe('PHOTO_HOSTS "" must not be empty')
  expect(faultOf('10.0.0.1')).toContain('must be names of hosts')
  expect([faultOf('a.example, *.cdn.example'), faultOf('*', 'development')]).toEqual(['', ''])
})
