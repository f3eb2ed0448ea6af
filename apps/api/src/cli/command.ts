import { parseArgs, type ParseArgsConfig } from 'node:util'

import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import type { ApiDeps } from '../deps.ts'

/** Prints a line for the operator who runs the command. */
export type Print = (line: string) => void

/** What a command uses, in the API's process or in its own. */
export type CommandDeps = Pick<ApiDeps, 'store' | 'partners' | 'clock' | 'secrets' | 'outbox'> & {
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

interface Description<Schema extends v.GenericSchema> extends HelpText {
  /** Two words, as typed: "merchants import". */
  readonly name: string
  readonly options: Options
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
  /** The request of a command line; fails with a sentence. */
  readonly readLine: (args: readonly string[], cwd: string) => Result<unknown, string>
  /** @returns exit code: 0 done, 1 not done or not all of it, 2 invalid arguments */
  readonly run: (deps: CommandDeps, request: unknown, print: Print) => Promise<number>
}

export function defineCommand<Schema extends v.GenericSchema>(description: Description<Schema>): Command {
  const { name, summary, options, request: schema } = description
  return {
    name,
    summary,
    usage: description.usage,
    help: helpOf(description),
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
