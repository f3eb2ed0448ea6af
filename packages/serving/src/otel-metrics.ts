import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

import { fail, succeed, type Result } from '@dining/domain'
import type { ObservableResult } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'

import type { Metrics, Reading } from './metrics.ts'

/** Time limit for reading one metric, in milliseconds. */
const PATIENCE_MS = 1_000

export interface OtelMetrics {
  readonly metrics: Metrics
  /** Serves `GET /metrics`, and nothing else. @returns the port, or the system's error code if it is not available */
  listen(port: number, host: string): Promise<Result<number, string>>
  close(): Promise<void>
}

/** Metrics in Prometheus' text format, with those of the process. */
export function otelMetrics(): OtelMetrics {
  const exporter = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true })
  const provider = new MeterProvider({ readers: [exporter] })
  const meter = provider.getMeter('dining')
  const observed = (read: () => readonly Reading[] | Promise<readonly Reading[]>) => {
    const readInTime = inTime(async () => read())
    return async (result: ObservableResult) => {
      for (const { value, labels } of await readInTime()) result.observe(value, labels)
    }
  }
  // The exporter would write the unit separately, but Prometheus requires it at the end of the name.
  const described = ({ help }: { readonly help: string }) => ({ description: help })
  const metrics: Metrics = {
    counter(name, description) {
      const counter = meter.createCounter(name, described(description))
      return (labels, by = 1) => counter.add(by, labels)
    },
    histogram(name, description) {
      const advice = { explicitBucketBoundaries: [...description.buckets] }
      const histogram = meter.createHistogram(name, { ...described(description), advice })
      return (value, labels) => histogram.record(value, labels)
    },
    gauge: (name, description, read) => meter.createObservableGauge(name, described(description)).addCallback(observed(read)),
    total: (name, description, read) => meter.createObservableCounter(name, described(description)).addCallback(observed(read)),
  }
  const stopWatching = watchProcess(metrics)
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') return exporter.getMetricsRequestHandler(request, response)
    response.writeHead(404).end()
  })
  return {
    metrics,
    listen: (port, host) =>
      new Promise((resolve) => {
        server.once('error', (error: NodeJS.ErrnoException) => resolve(fail(String(error.code))))
        server.listen(port, host, () => {
          const address = server.address()
          resolve(succeed(typeof address === 'object' && address ? address.port : port))
        })
      }),
    close: async () => {
      stopWatching()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
      await provider.shutdown()
    },
  }
}

/** A metric whose source does not respond is omitted, and read again once the source has responded. */
function inTime(read: () => Promise<readonly Reading[]>): () => Promise<readonly Reading[]> {
  let running: Promise<readonly Reading[]> | undefined
  return async () => {
    running ??= read().finally(() => (running = undefined))
    const patience = Promise.withResolvers<readonly Reading[]>()
    const timer = setTimeout(() => patience.resolve([]), PATIENCE_MS)
    try {
      return await Promise.race([running, patience.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}

function watchProcess(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay()
  delay.enable()
  metrics.gauge('process_event_loop_delay_seconds', { help: 'Delay of the event loop, 99 of 100, since it was last asked.' }, () => {
    const value = delay.percentile(99) / 1e9
    delay.reset()
    return [{ value }]
  })
  metrics.gauge('process_memory_bytes', { help: 'Memory that the process holds.' }, () => {
    const { rss, heapUsed } = process.memoryUsage()
    return [
      { value: rss, labels: { kind: 'resident' } },
      { value: heapUsed, labels: { kind: 'heap' } },
    ]
  })
  return () => void delay.disable()
}
