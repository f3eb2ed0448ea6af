import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
const whole = v.pipe(text, v.digits('must be a whole number'), v.toNumber())
const port = v.pipe(whole, v.maxValue(65_535, 'must be a port number'))

/** Variables that every server process reads beside its own. */
export const servingVariables = {
  /** Address to listen on; where a proxy on another machine calls, 0.0.0.0. */
  HOST: v.optional(v.pipe(text, v.ip('must be an address such as 127.0.0.1 or 0.0.0.0')), '127.0.0.1'),
  /** Milliseconds between "not ready" and the closed port: longer than whoever sends requests takes to look at /readyz and act on it. */
  DRAIN_NOTICE_MS: v.optional(whole, '300'),
  /** Collector that takes traces (OTLP over HTTP with JSON); without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(text, v.url('must be an address, such as http://127.0.0.1:4318'))),
  /** Part of the requests that are traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(text, v.toNumber(), v.minValue(0, 'must be between 0 and 1'), v.maxValue(1, 'must be between 0 and 1')),
    '1',
  ),
  /** Port of /metrics, apart from the one that visitors reach; 0 takes any free one, and without it nothing is counted. */
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.pipe(text, v.ip('must be an address such as 127.0.0.1')), '127.0.0.1'),
}

const schema = v.object(servingVariables)
export type ServingVariables = v.InferOutput<typeof schema>
