import { parseArgs, type ParseArgsConfig } from 'node:util'

import { fail, succeed, type Result } from '@dining/domain'
import type { KnownValues, OptionTypes } from '@dining/serving/completion'
import * as v from 'valibot'

import type { ApiDeps } from '../deps.ts'

/** Prints a line for the operator who runs the command. */
export type Print = (line: string) => void

/** What a command uses, in the API's process or in its own. */
export type CommandDeps = Pick<ApiDeps, 'store' | 'partners' | 'clock' | 'secrets' | 'outbox' | 'flagProvider'> & {
  readonly settings: Pick<ApiDeps['settings'], 'publicOrigin' | 'isServed' | 'environment' | 'partnerCardsKeyFile'>
}

type Options = NonNullable<ParseArgsConfig['options']>
type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>

interface HelpText {
  readonly summary: string
  /** What follows `pnpm api` on its command line. */
  readonly usage: string
  /** Each option's line in the help. */
  readonly optionsHelp: readonly (readonly [option: string, meaning: string])[]
  /** Further lines of the help. */
  readonly notes: readonly string[]
}

export interface Description<Schema extends v.GenericSchema> extends HelpText {
  /** Two words, as typed: "merchants import". */
  readonly name: string
  /** Whether all that it changes is one transaction of the database, and messages after it. It then has --dry-run. */
  readonly isOneChange?: true
  readonly options: Options
  /** Values that shells complete, by the placeholder in the usage ("flag" for `<flag>`) or by the option ("--kind"). */
  readonly known?: KnownValues
  /** The request as it crosses the socket; a path in it is absolute. */
  readonly request: Schema
  /** Creates the request from the typed arguments. The error is a sentence for the operator. */
  readonly read: (typed: {
    readonly words: readonly string[]
    readonly values: Values
    readonly cwd: string
  }) => Result<v.InferInput<Schema>, string>
  /** @returns exit code: 0 done, 1 not done or not all of it */
  readonly run: (deps: CommandDeps, request: v.InferOutput<Schema>, print: Print) => Promise<number>
}

/** A command of `pnpm api`; the type of its request is hidden by its schema. */
export interface Command {
  readonly name: string
  readonly summary: string
  /** What follows `pnpm api` on its command line. */
  readonly usage: string
  readonly help: string
  readonly isOneChange: boolean
  /** Its options, and the values that shells complete. */
  readonly options: OptionTypes
  readonly known: KnownValues
  /** Whether the arguments ask what the command would do; see `dry-run.ts`. */
  readonly isDryRun: (args: readonly string[]) => boolean
  /** The request of a command line; fails with a sentence. */
  readonly readLine: (args: readonly string[], cwd: string) => Result<unknown, string>
  /** @returns exit code: 0 done, 1 not done or not all of it, 2 invalid arguments */
  readonly run: (deps: CommandDeps, request: unknown, print: Print) => Promise<number>
}

const DRY_RUN = 'dry-run'
const DRY_RUN_HELP = [`--${DRY_RUN}`, 'shows what it would do, and changes nothing'] as const

export function defineCommand<Schema extends v.GenericSchema>(description: Description<Schema>): Command {
  const { name, summary, request: schema, isOneChange = false } = description
  const options: Options = isOneChange ? { ...description.options, [DRY_RUN]: { type: 'boolean' } } : description.options
  const optionsHelp = isOneChange ? [...description.optionsHelp, DRY_RUN_HELP] : description.optionsHelp
  const usage = isOneChange ? `${description.usage} [--${DRY_RUN}]` : description.usage
  return {
    name,
    summary,
    usage,
    help: helpOf({ ...description, usage, optionsHelp }),
    isOneChange,
    options,
    known: description.known ?? {},
    isDryRun: (args) => isOneChange && parseArgs({ args: [...args], options, strict: false }).values[DRY_RUN] === true,
    readLine: (args, cwd) => {
      try {
        const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
        return description.read({ words: positionals, values, cwd })
      } catch (error) {
        // Node's message names the option: "Unknown option '--formt'".
        return error instanceof TypeError ? fail(`${error.message.split('. ')[0]}.`) : fail(String(error))
      }
    },
    run: async (deps, raw, print) => {
      const request = v.safeParse(schema, raw)
      if (request.success) return description.run(deps, request.output, print)
      print(`The running API does not accept this form of ${name}. It may be of another version: restart it.`)
      return 2
    },
  }
}

/** The one argument that a command takes, or an error. @param what its name: "file" */
export function onlyWord(words: readonly string[], what: string): Result<string, string> {
  const [word, ...more] = words
  if (word === undefined) return fail(`Missing ${what}.`)
  return more.length > 0 ? fail(`Unexpected argument "${more[0]}".`) : succeed(word)
}

function helpOf({ summary, usage, optionsHelp, notes }: HelpText): string {
  const all = [...optionsHelp, ['--help', 'show this help'] as const]
  const width = Math.max(...all.map(([option]) => option.length))
  const lines = all.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`)
  return [summary, '', `  pnpm api ${usage}`, '', ...lines, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}
