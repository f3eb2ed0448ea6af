import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { addMember, browser, siteOrigins, testApi, testProvider, type TestApi, type TestProvider } from '@dining/api/testing'
import { endpoints } from '@dining/contract'
import type { Partner } from '@dining/partner-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { built } from '../testing/built.ts'
import away from '../testing/partners/away/partner.ts'
import hub from '../testing/partners/hub/partner.ts'
import { serveApi, serveWeb } from '../testing/served.ts'

type Running<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>

const HOSTS = ['dining.first.example', 'second-dining.example']

const withHosts = (partner: Partner): Partner => ({ ...partner, program: { ...partner.program, hosts: HOSTS } })

let api: TestApi
let provider: TestProvider
let apiServer: Running<typeof serveApi>
let build: Running<typeof built>
const webs = new Map<string, Running<typeof serveWeb>>()

beforeAll(async () => {
  provider = await testProvider()
  const partners = [hub, away].map(withHosts)
  const origins = siteOrigins(partners.map(({ program }) => program))
  if (!origins.ok) throw new Error(origins.error)
  api = await testApi(partners, undefined, { providers: new Map([['away', provider.as('away')]]), publicOrigin: origins.value })
  apiServer = await serveApi(api.app)
  build = await built('hub')
  const other = await built('away')
  webs.set('hub', await serveWeb(build.dist, apiServer.url, { PUBLIC_ORIGIN: `https://${HOSTS[0]}` }))
  webs.set('away', await serveWeb(other.dist, apiServer.url, { PUBLIC_ORIGIN: `https://${HOSTS[0]}` }))
  await other.remove()
})

afterAll(async () => {
  for (const web of webs.values()) await web.close()
  await apiServer.close()
  await Promise.all([api.close(), provider.close(), build.remove()])
})

/** A browser at a host of a partner's site, over real HTTP through its web server. */
const visitorAt = (partnerId: string, host: string) =>
  browser(
    {
      request: (input, init) =>
        new Promise<Response>((resolve, reject) => {
          const { pathname, search } = new URL(input instanceof Request ? input.url : input)
          const headers = { ...Object.fromEntries(new Headers(init?.headers)), host }
          const call = request({ port: webs.get(partnerId)?.port, path: pathname + search, method: init?.method, headers }, (answer) => {
            const pairs = Object.entries(answer.headers).flatMap(([name, value]) =>
              [value ?? []].flat().map((one): [string, string] => [name, one]),
            )
            void buffer(answer).then((body) => resolve(new Response(body, { status: answer.statusCode ?? 0, headers: pairs })), reject)
          })
          call.once('error', reject)
          call.end(init?.body)
        }),
    },
    partnerId,
  )

describe.each([
  [HOSTS[0] ?? '', HOSTS[0] ?? ''],
  [HOSTS[1] ?? '', HOSTS[1] ?? ''],
  ['evil.example', HOSTS[0] ?? ''],
])('a visitor at %s', (host, expected) => {
  it(`gets a mail with links to ${expected}`, async () => {
    const { email } = await addMember(api, 'hub')
    api.mails.length = 0
    const asked = await visitorAt('hub', host).call(endpoints.requestRecovery, { body: { email } })
    expect(asked.status).toBe(200)
    const links = [...(api.mails[0]?.html ?? '').matchAll(/href="(https?:[^"]+)"/g)].map(([, address = '']) => new URL(address).origin)
    expect(new Set(links)).toEqual(new Set([`https://${expected}`]))
  })

  it(`returns from the identity provider to ${expected}`, async () => {
    const answer = await visitorAt('away', host).send('GET', endpoints.startSingleSignOn.path, {
      headers: { 'sec-fetch-mode': 'navigate' },
    })
    const address = new URL(answer.headers.get('location') ?? 'none:')
    expect(address.searchParams.get('redirect_uri')).toBe(`https://${expected}${endpoints.finishSingleSignOn.path}`)
  })
})

it('accepts calls of pages of either host, and refuses those of others', async () => {
  const status = async (origin: string) => {
    const visitor = visitorAt('hub', HOSTS[1] ?? '')
    const headers = { 'sec-fetch-site': undefined, origin }
    const reply = await visitor.call(endpoints.requestRecovery, { body: { email: 'ada@mail.example' } }, headers as never)
    return reply.status
  }
  for (const host of HOSTS) expect(await status(`https://${host}`)).toBe(200)
  expect(await status('https://evil.example')).toBe(403)
})
