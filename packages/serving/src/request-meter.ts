import type { Metrics } from './metrics.ts'

/** Histogram boundaries in seconds, as OpenTelemetry recommends for HTTP servers. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

export interface RequestFacts {
  /** Template of the path. */
  readonly route: string
  readonly method: string
  /** HTTP status of the answer. */
  readonly status: number
  readonly durationMs: number
}

export type RequestMeter = (facts: RequestFacts) => void

/** Requests and errors by route, method and class of status, with how long they took. */
export function requestMeter(metrics: Metrics): RequestMeter {
  const observe = metrics.histogram('http_server_request_duration_seconds', {
    help: 'Requests answered, by template of their path.',
    buckets: BUCKETS,
  })
  return ({ route, method, status, durationMs }) =>
    observe(durationMs / 1000, { route, method: METHODS.has(method) ? method : 'other', status: `${Math.floor(status / 100)}xx` })
}
