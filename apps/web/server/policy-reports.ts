import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Metrics } from '@dining/serving'
import * as v from 'valibot'

import type { Log } from './log.ts'
import { answerReport, clientOf, flood, readReport, type Limit } from './report-limits.ts'

/** Where browsers report what the content policy of a page has blocked, on its own host. */
export const REPORTS_PATH = '/policy-reports'

/** A browser sends the reports of a page together. */
const MOST_BYTES = 65_536
const MOST_REPORTS = 50

const REPORTS: Limit = { all: 50, each: 5, seconds: 1 }
/** Violations that a process logs. All are counted. */
const LOG_LINES: Limit = { all: 60, each: 6, seconds: 60 }

const TYPES: ReadonlySet<string> = new Set(['application/reports+json', 'application/csp-report', 'application/json'])

const text = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(10_000))))
const number = v.optional(v.nullable(v.number()))

/** A report of the Reporting API; browsers add fields, and send reports of other kinds to the same endpoint. */
const newSchema = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text,
    disposition: text,
    sourceFile: text,
    lineNumber: number,
    columnNumber: number,
  }),
})
/** A report to `report-uri`, of browsers without that API. */
const oldSchema = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      disposition: text,
      'source-file': text,
      'line-number': number,
      'column-number': number,
    }),
  }),
  v.transform(({ 'csp-report': report }) => ({
    documentURL: report['document-uri'],
    effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
    blockedURL: report['blocked-uri'],
    disposition: report.disposition,
    sourceFile: report['source-file'],
    lineNumber: report['line-number'],
    columnNumber: report['column-number'],
  })),
)
type Violation = v.InferOutput<typeof newSchema>['body']

/** The directives of our policy (security-headers.ts); others are counted together, so that no report can make metrics of its own. */
const DIRECTIVES: ReadonlySet<string> = new Set(
  (
    'script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src manifest-src frame-src ' +
    'worker-src object-src media-src form-action base-uri frame-ancestors require-trusted-types-for trusted-types'
  ).split(' '),
)
/** What browsers write in place of an address. */
const KEYWORDS: ReadonlySet<string> = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-sink', 'trusted-types-policy'])
const EXTENSION = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension\b/

interface Options {
  readonly metrics: Metrics
  /** The template of a path of the site. */
  readonly routeOf: (pathname: string) => string
  readonly publicOrigin: string
  readonly proxiesInFront: number
  readonly log: Log
  readonly baseHeaders: Readonly<Record<string, string>>
}

export interface PolicyReportReceiver {
  /** Takes the reports of a browser. @returns whether the request was one */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean>
}

/**
 * Receives what browsers report about blocked content, counts it, and logs some of it. An address in a report may contain what a visitor has typed: of
 * those of other sites only the origin is used, of our own pages the template of the path, of our files the name.
 */
export function createPolicyReportReceiver({
  metrics,
  routeOf,
  publicOrigin,
  proxiesInFront,
  log,
  baseHeaders,
}: Options): PolicyReportReceiver {
  const violations = metrics.counter('browser_policy_violations', {
    help: 'Content that the policy of pages has blocked in visitors’ browsers, or would have; the log has examples.',
  })
  const isFlood = flood(REPORTS)
  const isNoise = flood(LOG_LINES)

  /** What was blocked: a keyword, `self`, the scheme or the origin. */
  function blockedBy(url: string): string {
    if (KEYWORDS.has(url)) return url
    if (EXTENSION.test(url)) return 'extension'
    const parsed = URL.parse(url)
    if (!parsed) return /^(?:data|blob)$/.test(url) ? url : 'other'
    if (parsed.origin === publicOrigin) return 'self'
    return parsed.origin === 'null' ? parsed.protocol.replace(':', '').slice(0, 20) : parsed.origin
  }

  function placeOf({ sourceFile, lineNumber, columnNumber }: Violation): string {
    const file = sourceFile === '' || !sourceFile ? null : URL.parse(sourceFile)
    if (!file) return ''
    if (file.origin !== publicOrigin) return ` at ${file.origin}`
    const name = /^\/assets\/[\w.-]{1,80}$/.test(file.pathname) ? file.pathname : 'page'
    return ` at ${name}:${Math.trunc(lineNumber ?? 0)}:${Math.trunc(columnNumber ?? 0)}`
  }

  function record(client: string, violation: Violation) {
    const [named = ''] = (violation.effectiveDirective ?? '').split(' ', 1)
    const directive = DIRECTIVES.has(named) ? named : 'other'
    const disposition = violation.disposition === 'report' ? 'report' : 'enforce'
    const blocked = EXTENSION.test(violation.sourceFile ?? '') ? 'extension' : blockedBy(violation.blockedURL ?? '')
    const kind = KEYWORDS.has(blocked) || ['self', 'extension', 'other'].includes(blocked) ? blocked : 'elsewhere'
    violations({ directive, disposition, blocked: kind })
    // Extensions of a browser are no fault of the site.
    if (blocked === 'extension' || isNoise(client)) return
    const page = URL.parse(violation.documentURL ?? '')
    const path = page?.origin === publicOrigin ? routeOf(page.pathname) : 'other'
    log({ level: 'error', event: 'policy violation', path, cause: `${directive} ${disposition} ${blocked}${placeOf(violation)}` })
  }

  /** @returns the status of the answer */
  async function take(request: IncomingMessage): Promise<number> {
    const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1)
    if (!TYPES.has(type.trim())) return 415
    // Browsers send reports with the page's own origin, or without one; another site has nothing to report here.
    const { origin, 'sec-fetch-site': site } = request.headers
    if ((origin !== undefined && origin !== publicOrigin && origin !== 'null') || site === 'cross-site') return 403
    const client = clientOf(request, proxiesInFront)
    if (isFlood(client)) return 429
    const body = await readReport(request, MOST_BYTES)
    if (body === null) return 413
    const list = Array.isArray(body) ? body.slice(0, MOST_REPORTS) : [body]
    let taken = 0
    for (const item of list) {
      const [one, old] = [v.safeParse(newSchema, item), v.safeParse(oldSchema, item)]
      const violation = one.success ? one.output.body : old.success ? old.output : null
      if (!violation) continue
      record(client, violation)
      taken += 1
    }
    return taken > 0 ? 204 : 400
  }

  return {
    async serve(request, response, pathname) {
      if (pathname !== REPORTS_PATH || request.method !== 'POST') return false
      answerReport(request, response, await take(request), { mostBytes: MOST_BYTES, baseHeaders })
      return true
    },
  }
}
