import { execFile, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { endpoints } from '@dining/contract'
import { covered, isWhole, leftOut } from '@dining/stress'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'

import { visitorAt } from '../testing/journey.ts'
import { openProduction, restaurantsFile, type Production } from '../testing/production.ts'
import { openTunnel, type Tunnel } from '../testing/tunnel.ts'

/** Why this scanner cannot run here; undefined if it can. */
function reasonAgainst(program: string): string | undefined {
  if (!isWhole()) return 'runs in pnpm test:stress alone'
  return spawnSync(program, ['--version']).error ? 'not installed' : undefined
}
const AGAINST = { wapiti: reasonAgainst('wapiti'), sqlmap: reasonAgainst('sqlmap') }
for (const [program, reason] of Object.entries(AGAINST)) if (reason !== undefined) leftOut(program, reason)

/** Findings of wapiti that are no weakness here, with the reason. */
const ACCEPTED: readonly { readonly kind: string; readonly info: RegExp; readonly reason: string }[] = [
  {
    kind: 'HTTP Secure Headers',
    info: /^X-Frame-Options is not set$/,
    reason: 'The content policy has frame-ancestors, which replaces this header in every browser that the site supports.',
  },
  {
    kind: 'HTTP Secure Headers',
    info: /^X-XSS-Protection is not set$/,
    reason:
      'No browser has this filter any more; where it existed it could be abused. The content policy allows no inline script without its hash.',
  },
]

const Finding = v.object({ method: v.string(), path: v.string(), info: v.string(), parameter: v.nullish(v.string()) })
const Report = v.object({
  vulnerabilities: v.record(v.string(), v.array(Finding)),
  anomalies: v.record(v.string(), v.array(Finding)),
})

let production: Production
let tunnel: Tunnel
let origin: string

beforeAll(async () => {
  if (Object.values(AGAINST).every((reason) => reason !== undefined)) return
  production = await openProduction()
  tunnel = await openTunnel(production.stack.port)
  origin = production.stack.partners[0]?.origin ?? ''
  await production.api('merchants', 'import', await restaurantsFile(production.folder))
}, 600_000)
afterAll(async () => {
  await tunnel?.close()
  await production?.close()
})

/** Everything that a program writes; it may end with any code. */
const said = (program: string, args: readonly string[]) =>
  new Promise<string>((resolve) => {
    execFile(program, args, { maxBuffer: 2 ** 28 }, (_, stdout, stderr) => resolve(`${stdout}${stderr}`))
  })

describe.skipIf(AGAINST.wapiti !== undefined)('wapiti', () => {
  it('finds no weakness in the site except accepted ones', async () => {
    const file = join(production.folder, 'wapiti.json')
    const modules =
      'backup,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,blindsql,xss,xxe'
    const starts = [
      '/search?location=Chicago%2C%20IL',
      '/join',
      '/login',
      '/recover',
      '/how-it-works',
      '/api/v2/Merchants/Search?location=Chicago&page=1',
    ]
    const output = await said(
      'wapiti',
      [
        ['--url', `${origin}/`, ...starts.flatMap((path) => ['--start', `${origin}${path}`]), '--scope', 'folder', '--depth', '4'],
        // Seconds for reading the site, and for each kind of attack.
        ['--max-scan-time', '600', '--max-attack-time', '240', '--timeout', '30', '--level', '1', '--module', modules],
        ['--proxy', tunnel.url, '--verify-ssl', '0', '--flush-session', '--store-session', join(production.folder, 'wapiti')],
        ['--format', 'json', '--output', file, '--no-bugreport', '-v', '2'],
      ].flat(),
    )
    const report = v.parse(Report, JSON.parse(await readFile(file, 'utf8').catch(() => `"${output.slice(-2_000)}"`)))
    const all = [report.vulnerabilities, report.anomalies].flatMap((kinds) =>
      Object.entries(kinds).flatMap(([kind, findings]) => findings.map((finding) => ({ kind, ...finding }))),
    )
    const open = all.filter(({ kind, info }) => !ACCEPTED.some((one) => one.kind === kind && one.info.test(info)))
    const pages = Number(/found (\d+) URLs and forms/.exec(output)?.[1] ?? 0)
    expect(pages).toBeGreaterThan(5)
    expect(open).toEqual([])
    covered('wapiti', { pages, 'accepted findings': all.length - open.length })
  })
})

describe.skipIf(AGAINST.sqlmap !== undefined)('sqlmap', () => {
  it('injects no SQL through any parameter of the calls that visitors make', async () => {
    const visitor = visitorAt(production.ask(production.partner.program.id), production.partner.program.id)
    const { data } = (await visitor.must(endpoints.searchMerchants, { query: { location: 'Chicago, IL' } })) as {
      data: readonly { id: string }[]
    }
    const addresses = [
      '/api/v2/Merchants/Search?location=Chicago&restaurantOrCuisine=pizza&sortBy=rating&page=1',
      `/api/v2/Merchants/${data[0]?.id}*`,
      '/api/Locations/Lookup?location=Chicago',
      '/api/Locations/Suggest?text=Chic',
      '/api/Members/Validate/Zip?zipCode=60601',
      '/api/cms/pages/home*/?page_size=10',
      '/search?location=Chicago&restaurantOrCuisine=pizza',
    ]
    const outputs: string[] = []
    for (const address of addresses)
      outputs.push(
        await said(
          'sqlmap',
          [
            ['--url', `${origin}${address}`, '--proxy', tunnel.url, '--batch', '--flush-session', '--disable-coloring'],
            ['--level', '2', '--dbms', 'PostgreSQL', '--time-sec', '20', '--ignore-code', '404,400,422', '--answers', 'redirect=N'],
            ['--output-dir', join(production.folder, 'sqlmap')],
          ].flat(),
        ),
      )
    const results = outputs.map((output) => ({
      output,
      // Its messages for an injectable parameter, and for the end of all tests.
      isInjectable: /is vulnerable|identified the following injection point/.test(output),
      isTested: /all tested parameters do not appear to be injectable/.test(output),
    }))
    expect(results.filter(({ isInjectable, isTested }) => isInjectable || !isTested).map(({ output }) => output.slice(-3_000))).toEqual([])
    covered('sqlmap', { addresses: addresses.length, injectable: 0 })
  })
})
