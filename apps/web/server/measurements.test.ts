import { once } from 'node:events'
import { connect } from 'node:net'

import { startTelemetry, type Telemetry } from '@dining/serving'
import { freePort } from '@dining/serving/free-port'
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { startHubSite, type HubSite } from '../testing/hub-site.ts'
import { serveWeb } from '../testing/served.ts'

let site: HubSite
let browser: Browser
let telemetry: Telemetry
let web: Awaited<ReturnType<typeof serveWeb>>
/** Stop what the last `restart` started. */
let closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const { path, args } = inject('chromium')
  browser = await chromium.launch({ executablePath: path, args: [...args] })
  site = await startHubSite()
})
afterAll(async () => {
  for (const close of closers) await close()
  await site.close()
  await browser.close()
})

/** Starts the web server anew: its flood limit and its metrics begin at zero. */
async function restart(measuredShare: number): Promise<void> {
  for (const close of closers) await close()
  const started = await startTelemetry('web', {
    METRICS_PORT: 0,
    METRICS_HOST: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
    OTEL_TRACES_SAMPLER_ARG: 1,
  })
  if (!started.ok) throw new Error(started.error)
  telemetry = started.value
  const port = await freePort()
  const own = { PORT: port, PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, METRICS_PORT: 0, MEASURED_SHARE: measuredShare, PROXIES_IN_FRONT: 1 }
  web = await serveWeb(site.build.dist, site.apiServer.url, own, telemetry)
  closers = [web.close, telemetry.close]
}

/** The value of a metric with all of these labels, summed. */
async function metric(name: string, ...labels: readonly string[]): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${telemetry.metricsPort}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) && labels.every((label) => line.includes(label)))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

const LARGEST = 'browser_largest_contentful_paint_seconds_count'
const REPORT = { route: '/search', screen: 'narrow', largestPaint: 1_200, slowestInteraction: 80, layoutShift: 0 }

interface Sender {
  readonly origin?: string
  /** As the proxy in front writes it, after what the client itself has written; each client has its own share. */
  readonly from?: string
}
let clients = 0
const post = (body: string, { origin = web.origin, from = `198.18.0.${(clients += 1)}` }: Sender = {}) =>
  fetch(`${web.origin}/measurements`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': from },
    body,
  })

/** What the server sends until it closes the connection. */
async function exchange(sent: string): Promise<string> {
  const socket = connect(Number(new URL(web.origin).port), '127.0.0.1')
  socket.setEncoding('utf8')
  let text = ''
  socket.on('data', (part) => (text += String(part)))
  socket.on('error', () => undefined)
  socket.write(sent)
  await once(socket, 'close')
  return text
}

describe('a page that is measured', () => {
  beforeAll(() => restart(1))

  it('reports once, when it is left, how fast it was, by its route and the width of the screen', async () => {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } })
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/measurements') && sent.push(request.postData() ?? ''))
    const loaded = page.waitForResponse((answer) => /\/assets\/measure-/.test(answer.url()))
    await page.goto(`${web.origin}/search?location=10001`)
    await loaded
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page
      .getByRole('button', { name: /filter/i })
      .first()
      .click()
    await page.goto('about:blank')
    await expect.poll(() => metric(LARGEST, 'route="/search"', 'screen="narrow"')).toBe(1)
    expect(await metric('browser_cumulative_layout_shift_count', 'route="/search"')).toBe(1)
    expect(sent.join()).not.toContain('10001')
    await page.close()
  })

  it('reports an error of its scripts by class and place, without its text', async () => {
    const page = await browser.newPage()
    const loaded = page.waitForResponse((answer) => /\/assets\/measure-/.test(answer.url()))
    await page.goto(`${web.origin}/search`)
    await loaded
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.evaluate(() => {
      const error = new TypeError('ann@example.com')
      error.stack = `TypeError: ann@example.com\n at x (${location.origin}/assets/base-abc.js:1:20)\n at y (https://other.example/z.js:1:1)`
      window.dispatchEvent(new ErrorEvent('error', { error }))
    })
    await page.goto('about:blank')
    await expect.poll(() => metric('browser_errors_total', 'route="/search"')).toBe(1)
    const [line] = web.log.filter(({ event }) => event === 'browser error')
    expect(line).toMatchObject({ path: '/search', cause: 'TypeError /assets/base-abc.js:1:20' })
    expect(JSON.stringify(web.log)).not.toContain('ann@example.com')
    await page.close()
  })

  it('is not one whose browser asks not to be followed', async () => {
    const context = await browser.newContext()
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const page = await context.newPage()
    await page.goto(web.origin)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const loaded = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/measure-')).length,
    )
    expect(loaded).toBe(0)
    await context.close()
  })
})

it('contains the share that is measured only if there is one', async () => {
  await restart(0)
  expect(await (await web.get('/')).text()).not.toContain('"measured"')
  await restart(0.25)
  expect(await (await web.get('/search')).text()).toContain('"measured":{"share":0.25,"route":"/search"}')
})

describe('a report', () => {
  beforeAll(() => restart(1))

  it.each([
    ['is taken from the own site', REPORT, undefined, 204],
    ['is refused from another site', REPORT, 'https://other.example', 403],
    ['is refused with a value that is none', { ...REPORT, largestPaint: -1 }, undefined, 400],
    ['is refused with a field more', { ...REPORT, email: 'ann@example.com' }, undefined, 400],
    ['is refused with a text in place of places', { ...REPORT, errors: [{ name: 'Error', at: ['ann@example.com'] }] }, undefined, 400],
    ['is refused if it is too large', { ...REPORT, route: 'x'.repeat(5_000) }, undefined, 413],
  ])('%s', async (_, body, origin, status) => {
    const before = await metric(LARGEST)
    expect((await post(JSON.stringify(body), origin === undefined ? {} : { origin })).status).toBe(status)
    expect(await metric(LARGEST)).toBe(before + (status === 204 ? 1 : 0))
  })

  it('is refused if it is not JSON, and asked for by GET it is a page that is not found', async () => {
    expect((await post('{')).status).toBe(400)
    expect((await web.get('/measurements')).status).toBe(404)
  })

  it('of a route that does not exist is counted with others, so that metrics stay few', async () => {
    await post(JSON.stringify({ ...REPORT, route: '/made-up/1' }))
    await post(JSON.stringify({ ...REPORT, route: '/made-up/2' }))
    expect(await metric(LARGEST, 'route="other"')).toBe(2)
    expect(await metric(LARGEST, 'made-up')).toBe(0)
  })

  it('of a forger makes no metric, no label and few lines of the log', async () => {
    await restart(1)
    const errors = (at: number) =>
      Array.from({ length: 5 }, (_, index) => ({ name: `Forged${'abcde'[index]}`, at: [`/assets/f-${at}.js:1:1`] }))
    for (let at = 0; at < 40; at++) {
      const route = ['__proto__', 'constructor', '/search"} 1\nforged_total 1', '/search\u0000', `/r-${at}`][at % 5] ?? ''
      expect((await post(JSON.stringify({ route, screen: 'wide', errors: errors(at) }), { from: `203.0.113.${at % 8}` })).status).toBe(204)
    }
    // All are counted, under one route.
    expect(await metric('browser_errors_total', 'route="other"')).toBe(200)
    expect(await metric('browser_errors_total')).toBe(200)
    const text = await (await fetch(`http://127.0.0.1:${telemetry.metricsPort}/metrics`)).text()
    expect(text).not.toMatch(/forged|__proto__|constructor|\/r-\d/i)
    const lines = web.log.filter(({ event }) => event === 'browser error')
    expect(lines.length).toBeGreaterThan(0)
    // Six of each client; twice, if a minute begins meanwhile.
    expect(lines.length).toBeLessThanOrEqual(96)
  })

  it.each([
    ['numbers beyond any', '{"route":"/search","screen":"wide","largestPaint":1e999}'],
    ['text as a number', '{"route":"/search","screen":"wide","largestPaint":"1200"}'],
    ['a screen of its own', '{"route":"/search","screen":"wide\\"} 1"}'],
    ['a prototype', '{"__proto__":{"route":"/search"},"screen":"wide"}'],
    ['nesting', `${'['.repeat(2_000)}${']'.repeat(2_000)}`],
    ['many errors', JSON.stringify({ ...REPORT, errors: Array.from({ length: 6 }, () => ({ name: 'Error', at: [] })) })],
    ['a place with a line break', JSON.stringify({ ...REPORT, errors: [{ name: 'Error', at: ['/assets/a.js:1:1\nforged'] }] })],
    ['a name with a line break', JSON.stringify({ ...REPORT, errors: [{ name: 'Error\nforged', at: [] }] })],
    ['nothing', ''],
  ])('with %s is refused', async (_, body) => {
    expect((await post(body)).status).toBe(400)
  })

  it('whose body is larger than announced, endless or broken off is received no further, and is no error of the server', async () => {
    await restart(1)
    const head = (...lines: readonly string[]) =>
      ['POST /measurements HTTP/1.1', `Host: ${new URL(web.origin).host}`, ...lines, '', ''].join('\r\n')
    const own = `Origin: ${web.origin}`
    const part = `1000\r\n${'x'.repeat(0x1000)}\r\n`
    const answers = [
      // Announced: neither an origin of its own nor a foreign one makes the server wait for it.
      await exchange(head(own, 'Content-Length: 900000000')),
      await exchange(head('Origin: https://other.example', 'Content-Length: 900000000')),
      // Not announced, and never ended.
      await exchange(head(own, 'Transfer-Encoding: chunked') + part + part),
      await exchange(head('Origin: https://other.example', 'Transfer-Encoding: chunked') + part),
    ]
    expect(answers.map((text) => [/^HTTP\/1.1 (\d+)/.exec(text)?.[1], /connection: close/i.test(text)])).toEqual([
      ['413', true],
      ['403', true],
      ['413', true],
      ['403', true],
    ])
    const broken = connect(Number(new URL(web.origin).port), '127.0.0.1')
    broken.write(`${head(own, 'Content-Length: 200')}{"route"`, () => broken.resetAndDestroy())
    await once(broken, 'close')
    // The request after it is answered, and nothing was logged.
    expect((await post(JSON.stringify(REPORT))).status).toBe(204)
    expect(web.log.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('of a flood is refused, beyond the share of each client and of all', async () => {
    await restart(1)
    const statusesOf = (addresses: readonly string[]) =>
      Promise.all(addresses.map(async (from) => (await post(JSON.stringify(REPORT), { from })).status))
    const one = await statusesOf(Array.from({ length: 300 }, () => '203.0.113.7'))
    const taken = one.filter((status) => status === 204).length
    // Ten a second: more where the machine takes seconds for all.
    expect(taken).toBeGreaterThanOrEqual(10)
    expect(taken).toBeLessThan(200)
    const crowd: number[] = []
    // On a busy machine the first ones may take longer than a second.
    for (let round = 0; round < 10 && !crowd.includes(429); round++)
      crowd.push(...(await statusesOf(Array.from({ length: 400 }, (_, at) => `198.51.100.${at % 200}`))))
    expect(new Set(crowd)).toEqual(new Set([204, 429]))
  })

  it('of a client that floods takes nothing from others, by whatever addresses it names', async () => {
    await restart(1)
    const evil = '203.0.113.7'
    const error = JSON.stringify({ ...REPORT, errors: [{ name: 'Forged', at: ['/assets/f.js:1:1'] }] })
    for (let round = 0; round < 3; round++) {
      await Promise.all(Array.from({ length: 100 }, (_, at) => post(error, { from: `198.51.100.${at}, ${evil}` })))
      expect((await post(JSON.stringify(REPORT), { from: '192.0.2.1' })).status).toBe(204)
      // All addresses of one IPv6 connection are one client.
      await Promise.all(Array.from({ length: 100 }, (_, at) => post(error, { from: `2001:db8:1:2::${at}` })))
      expect((await post(JSON.stringify(REPORT), { from: '2001:db8:1:3::1' })).status).toBe(204)
    }
    expect((await post(error.replace('Forged', 'Real'), { from: '192.0.2.2' })).status).toBe(204)
    const lines = web.log.filter(({ event }) => event === 'browser error')
    expect(lines.filter(({ cause }) => String(cause).startsWith('Real'))).toHaveLength(1)
    // Six each, twice if a minute begins meanwhile.
    expect(lines.length).toBeLessThanOrEqual(25)
    expect(JSON.stringify(web.log)).not.toMatch(/203\.0\.113|192\.0\.2|2001:db8/)
  })
})
