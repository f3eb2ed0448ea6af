import * as v from 'valibot'

import type { EnvironmentOf } from './environment/environment.ts'
import { certificatesChecked, httpsService, privateAddress } from './environment/production-rules.ts'
import { commaSeparated, httpUrl, listenAddress, port, share, wholeNumber } from './environment/values.ts'
import { variable } from './environment/variable.ts'

/** Variables of every server process. */
export const processVariables = {
  APP_ENV: variable({
    description:
      '`production`; `staging`, which is as safe and has `/stgtools` and drafts; or `development` for one machine without TLS. Only development accepts an insecure setting.',
    schema: v.optional(v.picklist(['development', 'staging', 'production'], 'must be development, staging or production'), 'production'),
  }),
  HOST: variable({
    description: 'Address to listen on. `0.0.0.0` where a proxy on another machine connects.',
    schema: v.optional(listenAddress, '127.0.0.1'),
  }),
  PORT: variable({ description: 'Port to listen on. 0 takes any free port.', schema: v.optional(port, '0') }),
  DRAIN_NOTICE_MS: variable({
    description:
      'Milliseconds between "not ready" and the closed port. Set it to more than the time in which your proxy notices that `/readyz` fails.',
    schema: v.optional(wholeNumber, '300'),
  }),
  PLAINTEXT_HOSTS: variable({
    description:
      'Hosts that may be reached without TLS in production because their network encrypts (a service mesh, WireGuard), separated by commas.',
    schema: v.optional(commaSeparated),
  }),
  NODE_TLS_REJECT_UNAUTHORIZED: variable({
    description: 'Node’s own variable. 0 turns off the check of certificates.',
    schema: v.optional(v.string()),
    production: [certificatesChecked],
  }),
}

/** Variables of processes that send traces and serve metrics. */
const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: variable({
    description: 'Collector that receives traces (OTLP over HTTP with JSON). Tracing is off if it is not set.',
    schema: v.optional(httpUrl),
    production: [httpsService],
  }),
  OTEL_EXPORTER_OTLP_HEADERS: variable({
    description: 'Headers sent to the collector, such as its access token. Read by OpenTelemetry’s own library.',
    schema: v.optional(v.string()),
    secret: true,
  }),
  OTEL_RESOURCE_ATTRIBUTES: variable({
    description: 'Attributes of every span, such as `deployment.environment.name=production`. Read by OpenTelemetry’s own library.',
    schema: v.optional(v.string()),
  }),
  OTEL_TRACES_SAMPLER_ARG: variable({
    description: 'Part of the requests that is traced, from 0 to 1.',
    schema: v.optional(share, '1'),
  }),
  METRICS_PORT: variable({
    description: 'Port of `GET /metrics` for Prometheus; 0 takes any free port. Metrics are off if it is not set.',
    schema: v.optional(port),
  }),
  METRICS_HOST: variable({
    description: 'Address that `/metrics` listens on.',
    schema: v.optional(listenAddress, '127.0.0.1'),
    production: [privateAddress],
  }),
}

/** Variables of a process that serves requests and reports on them. */
export const servingVariables = { ...processVariables, ...telemetryVariables }

export type ServingVariables = EnvironmentOf<typeof servingVariables>
