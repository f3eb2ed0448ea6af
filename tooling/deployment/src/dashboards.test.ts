import { createServer } from 'node:http'
import { once } from 'node:events'

import { startTelemetry } from '@dining/serving'
import { createMeasurementReceiver, createPolicyReportReceiver } from '@dining/web/reports'
import { beforeAll, describe, expect, it } from 'vitest'

import { metricsIn, readDashboards, type Dashboard } from './dashboards.ts'

/** Labels that Prometheus adds: `partner` by the targets of its configuration, `le` by a histogram. */
const ADDED = ['partner', 'le']

/** The labels of each metric that a web server exposes after each kind of report, by its name. */
async function exposed(): Promise<ReadonlyMap<string, readonly string[]>> {
  const settings = { METRICS_PORT: 0, METRICS_HOST: '127.0.0.1', OTEL_EXPORTER_OTLP_ENDPOINT: undefined, OTEL_TRACES_SAMPLER_ARG: 1 }
  const started = await startTelemetry('web', settings)
  if (!started.ok) throw new Error(started.error)
  const { metrics, metricsPort, close } = started.value
  const publicOrigin = 'http://site.example'
  const options = { metrics, publicOrigin, proxiesInFront: 0, log: () => undefined, baseHeaders: {} }
  const receivers = [
    createMeasurementReceiver({ ...options, templates: new Set(['/search']) }),
    createPolicyReportReceiver({ ...options, routeOf: () => '/search' }),
  ]
  const server = createServer((request, response) => {
    for (const receiver of receivers) void receiver.serve(request, response, request.url ?? '/')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const post = async (path: string, type: string, body: unknown) => {
    const headers = { origin: publicOrigin, 'content-type': type }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(204)
  }
  const errors = [{ name: 'TypeError', at: ['/assets/home-1234567.js:1:2'] }]
  const values = { largestPaint: 1_200, slowestInteraction: 80, layoutShift: 0.01 }
  await post('/measurements', 'application/json', { route: '/search', screen: 'narrow', ...values, errors })
  const blocked = {
    documentURL: `${publicOrigin}/search`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    disposition: 'enforce',
  }
  await post('/policy-reports', 'application/reports+json', [{ type: 'csp-violation', body: blocked }])
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  server.close()
  await close()
  const lines = Array.from(text.matchAll(/^([a-z_]+)(?:\{([^}]*)\})? /gm), ([, name = '', labels = '']) => [name, labels] as const)
  return new Map(lines.map(([name, labels]) => [name, Array.from(labels.matchAll(/([a-z_]+)="/g), ([, label = '']) => label)]))
}

let metrics: ReadonlyMap<string, readonly string[]>
let dashboards: readonly (readonly [string, Dashboard])[]
beforeAll(async () => {
  metrics = await exposed()
  dashboards = [...(await readDashboards())]
})

describe('a dashboard', () => {
  it('queries metrics that the code exposes, by labels that they have', () => {
    expect(dashboards.length).toBeGreaterThan(0)
    for (const [file, { panels, templating }] of dashboards) {
      const variables = templating.list.flatMap(({ query }) =>
        typeof query === 'string' ? [query.replace(/, *([a-z_]+)\)$/, '{$1=""}[')] : [],
      )
      const queries = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...variables]
      const queried = queries.flatMap((expr) => metricsIn(expr.replace(/^label_values\(/, '')))
      expect(queried.length, file).toBeGreaterThanOrEqual(panels.flatMap(({ targets }) => targets).length)
      for (const { name, labels } of queried) {
        expect([...metrics.keys()], `${file}: ${name}`).toContain(name)
        for (const label of labels) expect([...(metrics.get(name) ?? []), ...ADDED], `${file}: ${name}`).toContain(label)
      }
    }
  })

  it('uses only variables that it has, and places its panels beside each other', () => {
    for (const [file, { panels, templating }] of dashboards) {
      const known = new Set(['__range', '__rate_interval', ...templating.list.map(({ name }) => name)])
      for (const [, name = ''] of JSON.stringify(panels).matchAll(/\$\{?(\w+)/g)) expect([...known], file).toContain(name)
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
      const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
        Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
      )
      expect(new Set(cells).size, file).toBe(cells.length)
      for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
    }
  })

  it('shows LCP, INP and CLS at the 75th percentile, counts and errors', () => {
    const all = JSON.stringify(dashboards)
    for (const name of ['largest_contentful_paint', 'interaction_to_next_paint', 'cumulative_layout_shift'])
      expect(all).toMatch(new RegExp(`histogram_quantile\\(0\\.75[^"]*browser_${name}`))
    expect(all).toContain('browser_errors_total')
  })
})

it('finds the metrics and labels of a query', () => {
  expect(metricsIn('sum by (le, route) (rate(a_seconds_bucket{route=~"$route", screen!="x"}[5m])) / sum(increase(b_total[1h]))')).toEqual([
    { name: 'a_seconds_bucket', labels: ['route', 'screen', 'le', 'route'] },
    { name: 'b_total', labels: ['le', 'route'] },
  ])
})
