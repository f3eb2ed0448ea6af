import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { ROOT, StackError } from '@dining/stack'

import { buildCommand } from './build-command.ts'
import { checkCommand } from './check-command.ts'
import { HELP } from './help.ts'
import { listCommand } from './list-command.ts'
import { newCommand } from './new-command.ts'
import { sheetCommand } from './sheet-command.ts'
import { sizeCommand } from './size-command.ts'

export interface Terminal {
  readonly out: (line: string) => void
  /** For progress, and for what was wrongly typed. */
  readonly err: (line: string) => void
}

/** What a command was called with. */
export interface Call extends Terminal {
  /** Ids, or the id of a new partner. */
  readonly words: readonly string[]
  readonly json: boolean
  /** Judge the folders alone, not what was built of them. */
  readonly sources: boolean
  /** Leave names out of the sheet. */
  readonly blind: boolean
  /** Absolute path of the folder that holds a folder a partner. */
  readonly partnersDir: string
}

/** @returns exit code: 0 done, 1 not done or faults found, 2 wrongly called */
export type Command = (call: Call) => Promise<number>

const COMMANDS: Readonly<Record<string, Command>> = {
  list: listCommand,
  new: newCommand,
  check: checkCommand,
  build: buildCommand,
  size: sizeCommand,
  sheet: sheetCommand,
}

/** `pnpm partner …`; see its help. @returns exit code: 0 done, 1 not done or faults found, 2 wrongly called */
export async function runPartner(
  args: readonly string[],
  { out, err }: Terminal,
  partnersDir: string = join(ROOT, 'partners'),
): Promise<number> {
  const read = readArgs(args)
  if (typeof read === 'string') {
    err(`${read} See pnpm partner --help.`)
    return 2
  }
  const { values, positionals } = read
  const [name, ...words] = positionals
  const command = name === undefined ? undefined : COMMANDS[name]
  if (values.help || name === undefined) {
    out(HELP)
    return values.help ? 0 : 2
  }
  if (!command) {
    err(`There is no command ${name}: it is one of ${Object.keys(COMMANDS).join(', ')}. See pnpm partner --help.`)
    return 2
  }
  try {
    return await command({ words, json: values.json, sources: values.sources, blind: values.blind, partnersDir, out, err })
  } catch (failure) {
    if (!(failure instanceof StackError)) throw failure
    err(failure.message)
    return 1
  }
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      // pnpm hands a "--" on.
      args: args.filter((arg) => arg !== '--'),
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        json: { type: 'boolean', default: false },
        sources: { type: 'boolean', default: false },
        blind: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    // Node's own words name the option: "Unknown option '--jsno'".
    return `${error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)}.`
  }
}
