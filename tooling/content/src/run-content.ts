import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { runCli } from '@dining/api/cli'
import { ROOT, StackError } from '@dining/stack'

import { checkCommand } from './check-command.ts'
import { diffCommand } from './diff-command.ts'
import { AT_THE_DATA, HELP } from './help.ts'

export interface Terminal {
  readonly out: (line: string) => void
  /** For progress, and for what was wrongly typed. */
  readonly err: (line: string) => void
}

/** Where a command is called. */
export interface Place {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
}

export interface Call extends Terminal {
  readonly words: readonly string[]
  readonly json: boolean
  /** Leave pictures out. */
  readonly wordsOnly: boolean
  readonly env: Place['env']
  /** Absolute path of the folder that holds a folder a partner. */
  readonly partnersDir: string
}

/** @returns exit code: 0 done, 1 not done or findings, 2 wrongly called */
export type Command = (call: Call) => Promise<number>

const COMMANDS: Readonly<Record<string, Command>> = { check: checkCommand, diff: diffCommand }

/** `pnpm content …`; see its help. What the API does with its data is handed on to it. @returns exit code: 0 done, 1 not done or findings, 2 wrongly called */
export async function runContent(args: readonly string[], { out, err }: Terminal, { env, cwd }: Place): Promise<number> {
  // pnpm hands a "--" on.
  const typed = args.filter((arg) => arg !== '--')
  const [name = ''] = typed
  if (AT_THE_DATA.has(name)) return runCli(['content', ...typed], env, cwd, { out, err })
  const read = readArgs(typed)
  if (typeof read === 'string') {
    err(`${read} See pnpm content --help.`)
    return 2
  }
  const { values, positionals } = read
  const [word, ...words] = positionals
  if (values.help || word === undefined) {
    out(HELP)
    return values.help ? 0 : 2
  }
  const command = COMMANDS[word]
  if (!command) {
    err(
      `There is no command ${word}: it is one of ${[...Object.keys(COMMANDS), ...AT_THE_DATA.keys()].join(', ')}. See pnpm content --help.`,
    )
    return 2
  }
  const partnersDir = env['PARTNERS_DIR'] || join(ROOT, 'partners')
  try {
    return await command({ words, json: values.json, wordsOnly: values.words, env, partnersDir, out, err })
  } catch (failure) {
    if (!(failure instanceof StackError)) throw failure
    err(failure.message)
    return 1
  }
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        json: { type: 'boolean', default: false },
        words: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    // Node's own words name the option: "Unknown option '--jsno'".
    return `${error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)}.`
  }
}
