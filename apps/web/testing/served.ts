import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { testCallerKeysFile } from '@dining/api/testing'
import { CONTENT_VERSION_PATH } from '@dining/contract'
import type { Telemetry } from '@dining/serving'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import * as v from 'valibot'

import { startServer } from '../server/start.ts'
import type { Environment } from '../server/environment.ts'
import type { LogLine } from '../server/log.ts'

const manifestSchema = v.object({ partnerId: v.string() })

export const VAULT_ORIGIN = 'https://cards.example'
export const PUBLIC_ORIGIN = 'https://dining.example'

/** Serves an API app over real HTTP; `seen` records the requests, except version checks of content, which occur constantly. */
export async function serveApi(app: Hono) {
  const seen: Request[] = []
  const server = createAdaptorServer({
    fetch: (request: Request) => {
      if (new URL(request.url).pathname !== CONTENT_VERSION_PATH) seen.push(request.clone())
      return app.fetch(request)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, seen, close }
}

/** The keys of the web server of a build. */
export function callerKeysFile(dist: string): string {
  const { partnerId } = v.parse(manifestSchema, JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8')))
  return testCallerKeysFile([partnerId])
}

/** Milliseconds between two checks for content: tests publish hundreds of times, and wait for each. */
const CONTENT_EVERY_MS = 100

/** Serves a built partner as its process does; returns answers as a browser without redirects gets them. */
export async function serveWeb(dist: string, apiUrl: string, environment: Partial<Environment> = {}, telemetry?: Telemetry) {
  const log: LogLine[] = []
  const { port, close } = await startServer(
    {
      PORT: 0,
      HOST: '127.0.0.1',
      DRAIN_NOTICE_MS: 0,
      OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
      OTEL_TRACES_SAMPLER_ARG: 1,
      METRICS_PORT: undefined,
      METRICS_HOST: '127.0.0.1',
      DIST: dist,
      API_URL: apiUrl,
      CALLER_KEYS_FILE: callerKeysFile(dist),
      VAULT_ORIGIN,
      MAP_STYLE_URL: undefined,
      MAP_ORIGINS: undefined,
      STRIPE_PUBLISHABLE_KEY: undefined,
      STRIPE_SCRIPT_URL: 'https://js.stripe.com/v3/',
      VENDOR_TRUSTED_TYPES: undefined,
      EVENTS_CONSOLE: 'off',
      GTM_CONTAINER_ID: undefined,
      GTM_ORIGIN: 'https://www.googletagmanager.com',
      SEGMENT_WRITE_KEY: undefined,
      SEGMENT_ORIGIN: 'https://api.segment.io',
      PUBLIC_ORIGIN,
      SERVICE_WORKER: 'on',
      MEASURED_SHARE: 1,
      PROXIES_IN_FRONT: 0,
      APP_ENV: 'development',
      ...environment,
    },
    (line) => void log.push(line),
    telemetry,
    CONTENT_EVERY_MS,
  )
  const origin = `http://127.0.0.1:${port}`
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init, headers })
  return { origin, port, get, log, close }
}
