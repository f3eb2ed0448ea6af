import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'

import { requestMeter } from './request-meter.ts'
import { startTelemetry, type Telemetry } from './telemetry.ts'
import { defineEnvironment } from './environment/environment.ts'
import type { Source } from './environment/production-rules.ts'
import { servingVariables, type ServingVariables } from './variables.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))))

function environment(variables: Source): ServingVariables {
  const read = defineEnvironment('test', servingVariables).read({ APP_ENV: 'development', ...variables })
  if (!read.ok) throw new Error(read.error)
  return read.value
}

async function started(variables: Readonly<Record<string, string>>): Promise<Telemetry> {
  const telemetry = await startTelemetry('test', environment(variables))
  if (!telemetry.ok) throw new Error(telemetry.error)
  closers.push(telemetry.value.close)
  return telemetry.value
}

/** A collector that stores what it receives. */
async function collector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  const spanSchema = v.object({ name: v.string(), traceId: v.string(), spanId: v.string(), parentSpanId: v.exactOptional(v.string()) })
  const bodySchema = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ resourceSpans: v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(spanSchema) })) })) }),
  )
  const spans = () =>
    bodies.flatMap((body) => v.parse(bodySchema, body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)))
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  return { variables, spans, bodies }
}

const OURS = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`

describe('without its variables', () => {
  it('nothing of OpenTelemetry is loaded, and work runs unchanged', async () => {
    const script = `
      const { registerHooks } = await import('node:module')
      const loaded = []
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
      const { startTelemetry } = await import(${JSON.stringify(join(import.meta.dirname, 'index.ts'))})
      const { value } = await startTelemetry('test', {})
      const result = await value.tracing.inSpan('work', { kind: 'server' }, async () => 'done')
      console.log(JSON.stringify({ result, headers: value.tracing.headers(), loaded: loaded.filter((url) => url.includes('opentelemetry')), all: loaded.length }))`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    const { all, ...told } = JSON.parse(stdout) as { all: number }
    expect(told).toEqual({ result: 'done', headers: {}, loaded: [] })
    expect(all).toBeGreaterThan(3)
  })
})

describe('a trace', () => {
  it('continues from another server of the installation, contains its inner spans, and is propagated', async () => {
    const { spans, variables } = await collector()
    const { tracing, close } = await started(variables)
    const propagated = await tracing.inSpan('GET /page', { kind: 'server', continues: OURS }, (span) =>
      tracing.inSpan('POST /vault', { kind: 'client' }, async () => {
        tracing.record('sql select', 3, { 'db.query.text': 'select 1' })
        span.rename('GET /named')
        return tracing.headers()
      }),
    )
    await close()
    const [sql, vault, page] = ['sql select', 'POST /vault', 'GET /named'].map((name) => spans().find((span) => span.name === name))
    expect(page).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) })
    expect(vault).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: page?.spanId })
    expect(sql).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: vault?.spanId })
    expect(propagated).toEqual({ traceparent: `00-${'a'.repeat(32)}-${vault?.spanId}-01` })
  })

  it('from outside is only linked, and does not affect sampling', async () => {
    const { spans, bodies, variables } = await collector()
    const { tracing, close } = await started(variables)
    const traceId = await tracing.inSpan('GET /', { kind: 'server', linkedTo: OURS.replace(/01$/, '00') }, async () => tracing.traceId())
    await close()
    expect(spans()).toHaveLength(1)
    expect(spans()[0]).toMatchObject({ traceId })
    expect(traceId).not.toBe('a'.repeat(32))
    expect(bodies.join('')).toContain('a'.repeat(32))
  })

  it('records the kind of an error, never its message, and rethrows it', async () => {
    const { bodies, variables } = await collector()
    const { tracing, close } = await started(variables)
    const broken = tracing.inSpan('GET /', { kind: 'server' }, () => Promise.reject(new RangeError('maya@example.com')))
    await expect(broken).rejects.toThrow('maya')
    await close()
    expect(bodies.join('')).toContain('RangeError')
    expect(bodies.join('')).not.toContain('maya')
  })

  it('is not started by work outside of a request', async () => {
    const { spans, variables } = await collector()
    const { tracing, close } = await started(variables)
    tracing.record('sql select', 3, {})
    expect(await tracing.inSpan('POST /vault', { kind: 'client' }, async () => tracing.headers())).toEqual({})
    await tracing.inSpan('GET /', { kind: 'server' }, async () => undefined)
    await close()
    expect(spans().map(({ name }) => name)).toEqual(['GET /'])
  })

  it('is sampled at the configured ratio', async () => {
    const { spans, variables } = await collector()
    const { tracing, close } = await started({ ...variables, OTEL_TRACES_SAMPLER_ARG: '0' })
    await tracing.inSpan('GET /', { kind: 'server' }, async () => undefined)
    await close()
    expect(spans()).toEqual([])
  })

  it('affects neither work nor the stop if the collector is unavailable', async () => {
    const { tracing, close } = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
    expect(await tracing.inSpan('GET /', { kind: 'server' }, async () => 'done')).toBe('done')
    await close()
  })
})

describe('figures', () => {
  const read = async ({ metricsPort }: Telemetry, path = '/metrics') => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}${path}`)
    return { status: answer.status, text: await answer.text() }
  }

  it('are served in the text format of Prometheus, with those of the process, at one address', async () => {
    const telemetry = await started({ METRICS_PORT: '0' })
    const { metrics } = telemetry
    const count = metrics.counter('lines', { help: 'Lines.' })
    count({ outcome: 'earned' }, 2)
    count({ outcome: 'earned' })
    metrics.gauge('waiting', { help: 'Waiting.' }, async () => [{ value: 7 }])
    metrics.total('all', { help: 'All.' }, () => [{ value: 9, labels: { kind: 'x' } }])
    requestMeter(metrics)({ route: '/a/:b', method: 'BREW', status: 503, durationMs: 30 })
    const { status, text } = await read(telemetry)
    expect(status).toBe(200)
    for (const line of ['lines_total{outcome="earned"} 3', 'waiting 7', 'all_total{kind="x"} 9']) expect(text.split('\n')).toContain(line)
    expect(text).toContain('http_server_request_duration_seconds_bucket{route="/a/:b",method="other",status="5xx",le="0.025"} 0')
    expect(text).toContain('http_server_request_duration_seconds_bucket{route="/a/:b",method="other",status="5xx",le="0.05"} 1')
    expect(text).toMatch(/^process_memory_bytes\{kind="resident"\} \d+$/m)
    expect((await read(telemetry, '/')).status).toBe(404)
  })

  it('are served without one whose source fails or hangs, which is not called a second time meanwhile', async () => {
    const telemetry = await started({ METRICS_PORT: '0' })
    let asked = 0
    telemetry.metrics.gauge('hanging', { help: 'Never answers.' }, () => {
      asked++
      return new Promise(() => undefined)
    })
    telemetry.metrics.gauge('failing', { help: 'Fails.' }, () => Promise.reject(new Error('no')))
    telemetry.metrics.gauge('well', { help: 'Answers.' }, () => [{ value: 1 }])
    await read(telemetry)
    const { text } = await read(telemetry)
    expect(text).toMatch(/^well 1$/m)
    expect(text).not.toMatch(/^(?:hanging|failing) /m)
    expect(asked).toBe(1)
  })

  it('report in one line that their port is in use', async () => {
    const { metricsPort } = await started({ METRICS_PORT: '0' })
    const second = await startTelemetry('test', environment({ METRICS_PORT: String(metricsPort) }))
    expect(second).toEqual({ ok: false, error: `METRICS_PORT ${metricsPort} cannot be had (EADDRINUSE): set it to another.` })
  })
})
