import { parseArgs } from 'node:util'

import { loadPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'

import { benchActivityYears } from './activity-years.ts'
import { benchApi } from './api.ts'
import { benchBuild } from './build.ts'
import { benchContent } from './content.ts'
import { benchCopy } from './copy.ts'
import { benchFallbacks } from './fallbacks.ts'
import { benchLcp } from './lcp.ts'
import { benchPages } from './pages.ts'
import { benchPersonalPages } from './personal-pages.ts'
import { asJsonLines, asTable, type Row } from './report.ts'
import { benchScale } from './scale.ts'
import { benchSearch } from './search.ts'
import { benchSeo } from './seo.ts'
import { benchShift } from './shift.ts'
import { benchStatements } from './statements.ts'
import { benchWorker } from './worker.ts'

const HELP = `Measures the product beside peers in the same run.

  pnpm bench pages [--partner ID] [--path PATH] [--runs N] [--json]  bytes, Lighthouse, shift while scrolling and cached pages a second
  pnpm bench pages --signed-in [--partner ID] [--postgres] [--json]  pages of a signed-in member a second
  pnpm bench worker [--partner ID] [--path PATH] [--runs N] [--json]  LCP and TBT of a first visit with and without the service worker
  pnpm bench lcp [--partner ID]… [--path PATH]… [--runs N] [--http2] [--json]  LCP of home or other pages of many partners
  pnpm bench shift [--partner ID]… [--path PATH]… [--json]  layout shifts of pages whose web fonts arrive late, at five widths
  pnpm bench fallbacks [--partner ID]… [--json]         widths of fallback typefaces that fit a partner's texts
  pnpm bench seo [--partner ID] [--json]                Lighthouse's score for search engines, of every page in the site map
  pnpm bench search [--rows N,N] [--partner ID] [--json]  search with counts beside SQL, and the engine alone
  pnpm bench api [--call NAME] [--seconds N] [--rounds N] [--partner ID] [--postgres] [--json]  sign-in, search, member, overview, activity and card save
  pnpm bench activity-years [--json]                    a member's activity with five years of dines, beside a month
  pnpm bench statements [--members N] [--json]          monthly statements made and sent by one process, with progress and memory
  pnpm bench scale [--partner ID] [--json]              1, 2 and 4 processes of each server on one PostgreSQL server
  pnpm bench copy [--json]                              1,000 texts filled, dictionary included
  pnpm bench content [--partner ID] [--json]            from publishing to the page that shows it
  pnpm bench build [--partner ID] [--json]              one partner's build and all, cold and warm, and their memory

  --partner ID   the partner to measure; default: the first whose members sign in on its own site; for lcp, shift, fallbacks: all
  --path PATH    the page to measure, such as /earn; default: home; for shift: the pages that most partners have
  --rows N,N     numbers of restaurants, ascending; default: 20000,200000,1000000
  --members N    members of the statements; default: 10000
  --runs N       Lighthouse runs of each page; default: 9, for lcp: 1; pairs of visits of worker
  --call NAME    the one kind of call to measure, such as "card save"; default: all, at 10 and 50 connections; sign-in also at 200,
                 with the time of other calls meanwhile
  --seconds N    of each measurement of calls; default: 8
  --rounds N     of which each measures ours, the peer twice, and ours again; default: 1
  --http2        over TLS, by HTTP/2 as visitors have it, beside HTTP/1.1
  --postgres     on a PostgreSQL server of its own, which syncs to disk as in production, instead of the embedded database
  --json         one JSON object a line instead of a table

Peers are installed into .cache/bench on the first run. Progress goes to standard error.
`

const BENCHES = {
  api: benchApi,
  'activity-years': benchActivityYears,
  content: benchContent,
  copy: benchCopy,
  fallbacks: benchFallbacks,
  lcp: benchLcp,
  pages: benchPages,
  scale: benchScale,
  search: benchSearch,
  seo: benchSeo,
  shift: benchShift,
  statements: benchStatements,
  worker: benchWorker,
  build: benchBuild,
} as const

/** They measure all partners, or those that are named. */
const OF_MANY: ReadonlySet<string> = new Set(['fallbacks', 'lcp', 'shift'])

function isBench(name: string | undefined): name is keyof typeof BENCHES {
  return name !== undefined && name in BENCHES
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      partner: { type: 'string', multiple: true, default: [] },
      path: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string' },
      rows: { type: 'string' },
      members: { type: 'string' },
      call: { type: 'string' },
      seconds: { type: 'string' },
      rounds: { type: 'string' },
      json: { type: 'boolean' },
      http2: { type: 'boolean' },
      postgres: { type: 'boolean' },
      'signed-in': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const [name] = positionals
  if (values.help || !isBench(name)) {
    process.stdout.write(HELP)
    return values.help ? 0 : 2
  }
  const programs = (await loadPartners(`${ROOT}/partners`)).map(({ partner: { program } }) => program)
  const known = programs.map(({ id }) => id)
  const unknown = values.partner.find((id) => !known.includes(id))
  if (unknown !== undefined) {
    process.stderr.write(`Unknown partner "${unknown}". Choose one of: ${known.join(', ')}\n`)
    return 2
  }
  const isOfMany = OF_MANY.has(name)
  if (!isOfMany && Math.max(values.partner.length, values.path.length) > 1) {
    process.stderr.write(`bench ${name} takes one --partner and one --path.\n`)
    return 2
  }
  const first = programs.find(({ enrollmentType }) => enrollmentType === 'direct')?.id ?? known[0] ?? ''
  const partners = values.partner.length > 0 ? values.partner : isOfMany ? known : [first]
  const runs = Number(values.runs ?? (name === 'lcp' ? 1 : 9))
  if (!Number.isInteger(runs) || runs < 1) {
    process.stderr.write('--runs takes a whole number from 1.\n')
    return 2
  }
  const seconds = Number(values.seconds ?? 8)
  if (!Number.isInteger(seconds) || seconds < 1) {
    process.stderr.write('--seconds takes a whole number from 1.\n')
    return 2
  }
  const rounds = Number(values.rounds ?? 1)
  if (!Number.isInteger(rounds) || rounds < 1) {
    process.stderr.write('--rounds takes a whole number from 1.\n')
    return 2
  }
  const members = Number(values.members ?? 10_000)
  if (!Number.isInteger(members) || members < 1) {
    process.stderr.write('--members takes a whole number from 1.\n')
    return 2
  }
  const restaurants = (values.rows ?? '20000,200000,1000000').split(',').map(Number)
  if (!restaurants.every((rows, index) => Number.isInteger(rows) && rows >= 20_000 && rows > (restaurants[index - 1] ?? 0))) {
    process.stderr.write('--rows takes ascending whole numbers from 20000, separated by commas.\n')
    return 2
  }
  const paths = values.path
  if (!paths.every((path) => path.startsWith('/'))) {
    process.stderr.write('--path takes a path that begins with "/".\n')
    return 2
  }
  const bench = name === 'pages' && values['signed-in'] ? benchPersonalPages : BENCHES[name]
  const rows: readonly Row[] = await bench({
    partner: partners[0] ?? first,
    partners,
    path: paths[0] ?? '/',
    paths,
    runs,
    restaurants,
    members,
    postgres: values.postgres ?? false,
    http2: values.http2 ?? false,
    call: values.call,
    seconds,
    rounds,
    say: (line) => process.stderr.write(`${line}\n`),
  })
  process.stdout.write(`${values.json ? asJsonLines(rows) : asTable(rows)}\n`)
  return 0
}

process.exit(await main())
