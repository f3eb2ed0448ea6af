import { whenCallersEnd } from './run/callers.ts'
import { StackError } from './stack-error.ts'

/**
 * Runs a command that Ctrl-C, SIGTERM or the end of its callers stops by the signal it is handed.
 * A StackError becomes its line on stderr and exit code 1.
 */
export async function untilEnded(command: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort())
  whenCallersEnd(() => ending.abort())
  // A terminal that is gone must not end us before the apps have ended.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => ending.abort())
  try {
    await command(ending.signal)
  } catch (error) {
    if (ending.signal.aborted) return
    if (!(error instanceof StackError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
