import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { fail, succeed, type Result } from '@dining/domain'

import { STEPS } from './steps.ts'

const SECONDS = 5
const VISITORS = 2

export const HELP = `pnpm rehearse [partner] [--seconds N] [--visitors N] [--from <pack> --to <pack>] [--json] [--out FILE] [--list]

Rehearses the releases of one partner and the operation of its installation, with real processes on this machine, and prints a table of steps with
seconds, requests of visitors and failed ones. Needs about three minutes on two idle cores. No checkout, database or store is changed, and nothing is left behind.

  partner          folder of partners/ whose members join directly; the first one if omitted
  --seconds N      seconds for which visitors go on in each step under load, ${SECONDS} if omitted
  --visitors N     visitors of each of six kinds at a time, ${VISITORS} if omitted
  --from, --to     packs (folder or .tar of pnpm partner pack) in place of two that are packed here: the current version and the next one
  --json           the rows as one JSON object
  --out FILE       writes what is printed to a file, too
  --list           prints the steps, and runs none; --dry-run is the same
  --help           shows this

${STEPS.map(({ name, title }) => `  ${name.padEnd(15)}  ${title}`).join('\n')}

A step fails when what it checks is not so, or when a request of a visitor fails meanwhile; later steps are not run then, except the end.
Exit code: 0 every step passed, 1 one failed, 2 invalid arguments. Progress goes to standard error. Ctrl-C ends and removes everything.`

/** What is rehearsed. */
export interface Order {
  /** Null: the first partner whose members join directly. */
  readonly partner: string | null
  readonly seconds: number
  /** Visitors of each kind. */
  readonly visitors: number
  /** Absolute paths of packs; null: they are packed. */
  readonly packs: readonly [from: string, to: string] | null
  readonly json: boolean
  /** Absolute path. */
  readonly out: string | null
}

/** Reads the command line. The error is a sentence. @param cwd folder that paths are relative to */
export function readOptions(args: readonly string[], cwd: string): Result<Order | 'help' | 'list' | 'list as json', string> {
  const parsed = parse(args)
  if (typeof parsed === 'string') return fail(parsed)
  const { values, positionals } = parsed
  if (values.help) return succeed('help')
  if (values.list || values['dry-run']) return succeed(values.json ? 'list as json' : 'list')
  const [partner = null, ...more] = positionals
  if (more[0] !== undefined) return fail(`Unexpected argument "${more[0]}".`)
  const [seconds, visitors] = [Number(values.seconds), Number(values.visitors)]
  if (!/^[1-9]\d{0,3}$/.test(values.seconds)) return fail(`--seconds ${values.seconds} is no whole number of seconds from 1.`)
  if (!/^[1-9]\d?$/.test(values.visitors)) return fail(`--visitors ${values.visitors} is no whole number from 1 to 99.`)
  const { from, to } = values
  if ((from === undefined) !== (to === undefined)) return fail('--from and --to belong together.')
  const packs = from === undefined || to === undefined ? null : ([resolve(cwd, from), resolve(cwd, to)] as const)
  return succeed({ partner, seconds, visitors, packs, json: values.json, out: values.out === undefined ? null : resolve(cwd, values.out) })
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // pnpm passes "--" on.
      args: args.filter((arg) => arg !== '--'),
      allowPositionals: true,
      options: {
        seconds: { type: 'string', default: String(SECONDS) },
        visitors: { type: 'string', default: String(VISITORS) },
        from: { type: 'string' },
        to: { type: 'string' },
        json: { type: 'boolean', default: false },
        out: { type: 'string' },
        list: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    return `${error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)}.`
  }
}
