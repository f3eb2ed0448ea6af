import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Metrics } from '@dining/serving'
import * as v from 'valibot'

import { MEASUREMENTS_PATH, measurementsSchema, type Measurements } from '../src/browser/measurements.ts'
import type { Log } from './log.ts'
import { answerReport, clientOf, flood, readReport, type Limit } from './report-limits.ts'

const MOST_BYTES = 4_096

/** Reports that a process takes; more would be a flood, and tell no more. A page sends one when it is left. */
const REPORTS: Limit = { all: 100, each: 10, seconds: 1 }
/** Errors that a process logs. All are counted; what is forged must not bury the lines of others. */
const LOG_LINES: Limit = { all: 60, each: 6, seconds: 60 }

interface Options {
  readonly metrics: Metrics
  /** The templates of the partner's paths; other names are counted together, so that no report can make metrics of its own. */
  readonly templates: ReadonlySet<string>
  /** Origin of the site, from which alone reports are taken. */
  readonly publicOrigin: string
  /** Proxies between visitors and this server that append an address to X-Forwarded-For. */
  readonly proxiesInFront: number
  readonly log: Log
  readonly baseHeaders: Readonly<Record<string, string>>
}

export interface MeasurementReceiver {
  /** Takes a page's report. @returns whether the request was one */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean>
}

/** Receives what pages report about themselves, and adds it to the metrics; an error of a script is a line of the log, too. */
export function createMeasurementReceiver({
  metrics,
  templates,
  publicOrigin,
  proxiesInFront,
  log,
  baseHeaders,
}: Options): MeasurementReceiver {
  const largestPaint = metrics.histogram('browser_largest_contentful_paint_seconds', {
    help: 'From the navigation to the paint of the largest text or picture, in visitors’ browsers.',
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  })
  const slowestInteraction = metrics.histogram('browser_interaction_to_next_paint_seconds', {
    help: 'From the slowest click, tap or key of a page to the next paint, in visitors’ browsers.',
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  })
  const layoutShift = metrics.histogram('browser_cumulative_layout_shift', {
    help: 'How far a page’s content moved by itself, in visitors’ browsers.',
    buckets: [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  })
  const scriptErrors = metrics.counter('browser_errors', { help: 'Errors of our scripts in visitors’ browsers; the log has their places.' })
  const isFlood = flood(REPORTS)
  const isNoise = flood(LOG_LINES)

  function record(client: string, { route: named, screen, errors = [], ...values }: Measurements) {
    const route = templates.has(named) ? named : 'other'
    const labels = { route, screen }
    if (values.largestPaint !== undefined) largestPaint(values.largestPaint / 1_000, labels)
    if (values.slowestInteraction !== undefined) slowestInteraction(values.slowestInteraction / 1_000, labels)
    if (values.layoutShift !== undefined) layoutShift(values.layoutShift, labels)
    for (const { name, at } of errors) {
      scriptErrors(labels)
      if (!isNoise(client)) log({ level: 'error', event: 'browser error', path: route, cause: `${name} ${at.join(' ')}` })
    }
  }

  /** @returns the status of the answer */
  async function take(request: IncomingMessage): Promise<number> {
    // A browser sends the origin with every POST; a page of another site gets no answer that it could read.
    if (request.headers.origin !== publicOrigin) return 403
    const client = clientOf(request, proxiesInFront)
    if (isFlood(client)) return 429
    const body = await readReport(request, MOST_BYTES)
    if (body === null) return 413
    const report = v.safeParse(measurementsSchema, body)
    if (report.success) record(client, report.output)
    return report.success ? 204 : 400
  }

  return {
    async serve(request, response, pathname) {
      if (pathname !== MEASUREMENTS_PATH || request.method !== 'POST') return false
      answerReport(request, response, await take(request), { mostBytes: MOST_BYTES, baseHeaders })
      return true
    },
  }
}
