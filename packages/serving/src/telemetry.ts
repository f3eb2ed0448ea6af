import { fail, succeed, type Result } from '@dining/domain'

import { NO_METRICS, type Metrics } from './metrics.ts'
import { NO_TRACING, type Tracing } from './tracing.ts'
import type { ServingVariables } from './variables.ts'

/** Traces and metrics of a process. */
export interface Telemetry {
  readonly tracing: Tracing
  readonly metrics: Metrics
  /** Port of /metrics, if it is served. */
  readonly metricsPort: number | null
  /** Exports what has not been exported yet, and stops. */
  close(): Promise<void>
}

/** No traces and no metrics. */
export const NO_TELEMETRY: Telemetry = {
  tracing: NO_TRACING,
  metrics: NO_METRICS,
  metricsPort: null,
  close: () => Promise.resolve(),
}

type Wanted = Pick<ServingVariables, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'METRICS_PORT' | 'METRICS_HOST'>

/**
 * Starts what the variables configure. OpenTelemetry's packages are loaded only then.
 * @param service name under which the process is shown
 * @returns the error as a sentence if the port of /metrics is not available
 */
export async function startTelemetry(service: string, wanted: Wanted): Promise<Result<Telemetry, string>> {
  const tracing =
    wanted.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? null
      : (await import('./otel-tracing.ts')).otelTracing(service, wanted.OTEL_EXPORTER_OTLP_ENDPOINT, wanted.OTEL_TRACES_SAMPLER_ARG)
  const metrics = wanted.METRICS_PORT === undefined ? null : (await import('./otel-metrics.ts')).otelMetrics()
  if (!tracing && !metrics) return succeed(NO_TELEMETRY)
  const close = async () => void (await Promise.all([tracing?.close(), metrics?.close()]))
  const listening = await metrics?.listen(wanted.METRICS_PORT ?? 0, wanted.METRICS_HOST)
  if (listening && !listening.ok) {
    await close()
    return fail(`METRICS_PORT ${wanted.METRICS_PORT} cannot be had (${listening.error}): set it to another.`)
  }
  return succeed({
    tracing: tracing ?? NO_TRACING,
    metrics: metrics?.metrics ?? NO_METRICS,
    metricsPort: listening ? listening.value : null,
    close,
  })
}
