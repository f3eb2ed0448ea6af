import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import type { Choice } from './run/partners.ts'
import { ROOT } from './root.ts'
import { DATA_DIR } from './run/stack.ts'
import { StackError } from './stack-error.ts'

export const START_HELP = `pnpm start [partner…] [--all] [--fresh] [--restaurants N] [--port N] [--data <folder>] [--production-like] [--help]

Builds for production, prepares the database and serves everything on one port, a host name each.

  partner…    folders of partners/ to serve; without any, the first that members join directly
  --all       every partner
  --fresh     empties the data first
  --restaurants N
              how many restaurants new data has (20000); fewer are ready sooner
  --port N    the port to serve on (3000)
  --data      the folder of the data (.data)
  --production-like
              every process with APP_ENV=production, on PostgreSQL, with TLS and a key service, without demonstration data;
              begins from nothing each time (.cache/production)
`

export const DEV_HELP = `pnpm dev [partner] [--fresh] [--port N] [--data <folder>] [--help]

Serves one partner like pnpm start, and renews web and API as their sources change; open pages load again.
`

/** Where a start like in production keeps its data. */
const PRODUCTION_DIR = join(ROOT, '.cache/production')

interface Order {
  readonly partners: Choice
  readonly fresh: boolean
  readonly port: number
  readonly dataDir: string
}

interface StartOptions extends Order {
  readonly productionLike: boolean
  /** Number of restaurants of new data; the demonstration's own number without one. */
  readonly restaurants?: number
}

/** Reads the command line of `pnpm start`. Throws StackError for unknown arguments. */
export function readStartOptions(args: readonly string[]): StartOptions | 'help' {
  const { values, positionals } = parse(args, 'start')
  if (values.help) return 'help'
  if (values.all && positionals.length > 0) throw new StackError('Either --all or names of partners, not both.')
  const partners = values.all ? 'all' : positionals.length > 0 ? positionals : 'first'
  const restaurants = restaurantsOf(values.restaurants)
  if (!values['production-like']) return { partners, productionLike: false, ...where(values), ...restaurants }
  if (values.restaurants !== undefined) throw new StackError('Production has no demonstration data: leave --restaurants out.')
  return { partners, productionLike: true, ...where({ ...values, data: values.data ?? PRODUCTION_DIR }), fresh: true }
}

/** Reads the command line of `pnpm dev`. Throws StackError for unknown arguments. */
export function readDevOptions(args: readonly string[]): Order | 'help' {
  const { values, positionals } = parse(args, 'dev')
  if (values.help) return 'help'
  if (values.all || positionals.length > 1) throw new StackError('pnpm dev serves one partner: name one.')
  if (values.restaurants !== undefined) throw new StackError('--restaurants belongs to pnpm start: prepare the data with it first.')
  if (values['production-like']) throw new StackError('pnpm dev is for development: use pnpm start --production-like.')
  return { partners: positionals.length > 0 ? positionals : 'first', ...where(values) }
}

function where(values: { fresh: boolean; port: string; data?: string }) {
  const port = Number(values.port)
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535)
    throw new StackError(`--port ${values.port} is not a port. Use a number up to 65535.`)
  return { fresh: values.fresh, port, dataDir: resolve(values.data ?? DATA_DIR) }
}

function restaurantsOf(value: string | undefined): { readonly restaurants?: number } {
  if (value === undefined) return {}
  if (!/^[1-9]\d{0,6}$/.test(value))
    throw new StackError(`--restaurants ${value} is not a number of restaurants. Use a whole number from 1.`)
  return { restaurants: Number(value) }
}

function parse(args: readonly string[], command: string) {
  try {
    return parseArgs({
      // pnpm passes "--" on.
      args: args.filter((arg) => arg !== '--'),
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        port: { type: 'string', default: '3000' },
        data: { type: 'string' },
        restaurants: { type: 'string' },
        'production-like': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    const why = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new StackError(`${why}: see pnpm ${command} --help.`)
  }
}
