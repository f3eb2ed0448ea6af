import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import type { Choice } from './run/partners.ts'
import { DATA_DIR } from './run/stack.ts'
import { StackError } from './stack-error.ts'

export const START_HELP = `pnpm start [partner…] [--all] [--fresh] [--port N] [--data <folder>] [--help]

Builds for production, prepares the database and serves everything on one port, a host name each.

  partner…    folders of partners/ to serve; without any, the first that members join directly
  --all       every partner
  --fresh     empties the data first
  --port N    the port to serve on (3000)
  --data      the folder of the data (.data)
`

export const DEV_HELP = `pnpm dev [partner] [--fresh] [--port N] [--data <folder>] [--help]

Serves one partner like pnpm start, and renews web and API as their sources change; open pages load again.
`

interface Order {
  readonly partners: Choice
  readonly fresh: boolean
  readonly port: number
  readonly dataDir: string
}

/** Reads the command line of `pnpm start`. Throws StackError for what it does not know. */
export function readStartOrder(args: readonly string[]): Order | 'help' {
  const { values, positionals } = parse(args, 'start')
  if (values.help) return 'help'
  if (values.all && positionals.length > 0) throw new StackError('Either --all or names of partners, not both.')
  return { partners: values.all ? 'all' : positionals.length > 0 ? positionals : 'first', ...where(values) }
}

/** Reads the command line of `pnpm dev`. Throws StackError for what it does not know. */
export function readDevOrder(args: readonly string[]): Order | 'help' {
  const { values, positionals } = parse(args, 'dev')
  if (values.help) return 'help'
  if (values.all || positionals.length > 1) throw new StackError('pnpm dev serves one partner: name one.')
  return { partners: positionals.length > 0 ? positionals : 'first', ...where(values) }
}

function where(values: { fresh: boolean; port: string; data?: string }) {
  const port = Number(values.port)
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) throw new StackError(`--port ${values.port} is no port: give a number up to 65535.`)
  return { fresh: values.fresh, port, dataDir: resolve(values.data ?? DATA_DIR) }
}

function parse(args: readonly string[], command: string) {
  try {
    return parseArgs({
      // pnpm hands a "--" on.
      args: args.filter((arg) => arg !== '--'),
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        port: { type: 'string', default: '3000' },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    const why = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new StackError(`${why}: see pnpm ${command} --help.`)
  }
}
