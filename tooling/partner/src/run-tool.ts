import { parseArgs, type ParseArgsConfig } from 'node:util'

import { runCompletion, type KnownValues } from '@dining/serving/completion'
import { StackError } from '@dining/stack'

import { usagesOf } from './tool-completion.ts'

export interface Terminal {
  readonly out: (line: string) => void
  /** For progress, and for invalid arguments. */
  readonly err: (line: string) => void
}

type Options = NonNullable<ParseArgsConfig['options']>
const ALWAYS = { help: { type: 'boolean', short: 'h', default: false }, json: { type: 'boolean', default: false } } as const

interface Tool<Own extends Options> {
  /** The command line: "pnpm partner". */
  readonly name: string
  readonly help: string
  /** All commands. */
  readonly commands: readonly string[]
  /** Options besides `--help` and `--json`. */
  readonly options: Own
  /** Values that shells complete, by placeholder or option. With it, the tool has the command `completion`, which its help lists. */
  readonly known?: () => Promise<KnownValues>
}

type Values<Own extends Options> = ReturnType<typeof read<Own>>['values']

function read<const Own extends Options>(options: Own, args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options: { ...ALWAYS, ...options } })
}

/**
 * Runs a command of a tool: help, invalid arguments and issues with a remedy have the same output in all tools.
 * @param run the command that was typed, which is one of the tool's
 * @returns exit code: 0 done, 1 not done or issues found, 2 invalid arguments
 */
export async function runTool<const Own extends Options>(
  tool: Tool<Own>,
  typed: readonly string[],
  { out, err }: Terminal,
  run: (command: string, words: readonly string[], values: Values<Own>) => Promise<number>,
): Promise<number> {
  const wrong = (problem: string) => {
    err(`${problem} See ${tool.name} --help.`)
    return 2
  }
  let given: ReturnType<typeof read<Own>>
  try {
    // pnpm passes "--" on.
    given = read(
      tool.options,
      typed.filter((arg) => arg !== '--'),
    )
  } catch (error) {
    // Node's message names the option: "Unknown option '--jsno'".
    return wrong(`${error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)}.`)
  }
  const { values, positionals } = given
  const [command, ...words] = positionals
  const wantsHelp = 'help' in values && values.help === true
  if (wantsHelp || command === undefined) {
    out(tool.help)
    return wantsHelp ? 0 : 2
  }
  if (command === 'completion' && tool.known) {
    const known = await tool.known()
    const usages = () => usagesOf({ ...tool, options: { ...ALWAYS, ...tool.options } }, known)
    return runCompletion({ tool: tool.name.replace('pnpm ', ''), help: `${tool.name} --help`, usages }, words, out, err)
  }
  if (!tool.commands.includes(command)) return wrong(`Unknown command "${command}". Known commands: ${tool.commands.join(', ')}.`)
  try {
    return await run(command, words, values)
  } catch (failure) {
    if (!(failure instanceof StackError)) throw failure
    err(failure.message)
    return 1
  }
}
