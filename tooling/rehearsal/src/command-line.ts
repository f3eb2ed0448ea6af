import { StackError } from '@dining/stack'
import { runProgram } from '@dining/stack/testing'
import * as v from 'valibot'

/**
 * Runs a command with `--json`, and reads what it printed. Rejects with a StackError with the command's reason if it ends with another code than 0.
 * @param args the words and options of the command
 */
export type CommandLine = <const S extends v.GenericSchema>(schema: S, ...args: readonly string[]) => Promise<v.InferOutput<S>>

/** @param main program of the command line below the clone's top @param env its variables */
export function commandLine(main: string, env: Readonly<Record<string, string>>, signal: AbortSignal): CommandLine {
  return async (schema, ...args) => {
    const { code, out, said } = await runProgram(main, { HOME: process.env['HOME'] ?? '', ...env }, [...args, '--json'], signal)
    if (code !== 0) throw new StackError(`${args.join(' ')} ended with code ${code}: ${said}`)
    return v.parse(v.pipe(v.string(), v.parseJson(), schema), out)
  }
}
