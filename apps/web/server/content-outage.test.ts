import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { contentService, httpUpstream, pollUpstreams, testApi } from '@dining/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { built } from '../testing/built.ts'
import plain from '../testing/partners/plain/partner.ts'
import { callerKeysFile, serveApi } from '../testing/served.ts'

type Running<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>

const HEADLINE = 'Written elsewhere'

let build: Running<typeof built>
let api: Running<typeof testApi>
let apiServer: Running<typeof serveApi>
let service: Running<typeof contentService>
let polling: ReturnType<typeof pollUpstreams>
const children: ChildProcess[] = []

beforeAll(async () => {
  ;[build, service] = await Promise.all([built('plain'), contentService()])
  const settings = { url: service.url, authToken: 'token', everyMs: 20 }
  const upstream = httpUpstream(settings, { timeoutMs: 2_000, waitMs: 1, pause: { after: 1_000, forMs: 1 } })
  api = await testApi([plain], undefined, { upstreams: new Map([['plain', upstream]]), environment: 'production' })
  apiServer = await serveApi(api.app)
  const states = [{ key: 'anonymous', headline: HEADLINE, banner_text: [] }]
  await service.order({
    entries: { home: [{ slug: 'home', fields: { banner_text: [], user_states: states } }] },
    behavior: { all: 'hang' },
  })
  polling = pollUpstreams(api.deps, new Map([['plain', settings]]))
})

afterAll(async () => {
  for (const child of children) child.disconnect()
  await polling.stop()
  await apiServer.close()
  await api.close()
  await service.close()
  await build.remove()
})

/** The web server as a process; reads the text of its home page. */
async function site() {
  const child = fork(path.join(import.meta.dirname, '../src/main.ts'), {
    silent: true,
    env: {
      PATH: process.env['PATH'] ?? '',
      APP_ENV: 'development',
      DIST: build.dist,
      API_URL: apiServer.url,
      CALLER_KEYS_FILE: callerKeysFile(build.dist),
      VAULT_ORIGIN: 'http://cards.localhost',
      PUBLIC_ORIGIN: 'http://plain.localhost',
    },
  })
  children.push(child)
  const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }]
  return async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    return { status: answer.status, html: await answer.text() }
  }
}

/** The parts of a page that do not depend on content: bar, heading, search and footer. */
const WHOLE = /<header.*<main.*<h1.*<form role="search".*<footer/s

it('a site shows its pages while the content service hangs, its content once it answers, and the last copy when it fails', async () => {
  const home = await site()
  const before = await home()
  expect([before.status, before.html]).toEqual([200, expect.stringMatching(WHOLE)])
  expect(before.html).not.toContain(HEADLINE)
  await service.order({ behavior: {} })
  await expect.poll(async () => (await home()).html).toContain(HEADLINE)
  await service.order({ behavior: { all: '500' } })
  // A newly started process has only the data that the API stored.
  const after = await (await site())()
  expect([after.status, after.html]).toEqual([200, expect.stringMatching(WHOLE)])
  expect(after.html).toContain(HEADLINE)
})
