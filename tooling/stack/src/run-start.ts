import { relative } from 'node:path'

import { readStartOrder, START_HELP } from './options.ts'
import { whenCallersEnd } from './run/callers.ts'
import { startStack } from './run/stack.ts'
import { StackError } from './stack-error.ts'
import { addresses } from './table.ts'

/** `pnpm start`: serves until it is told to stop. */
export async function runStart(args: readonly string[]): Promise<void> {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort())
  whenCallersEnd(() => ending.abort())
  // A terminal that is gone must not end us before the apps have ended.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => ending.abort())
  try {
    const order = readStartOrder(args)
    if (order === 'help') return void process.stdout.write(START_HELP)
    await serve(order, ending.signal)
  } catch (error) {
    if (ending.signal.aborted) return
    if (!(error instanceof StackError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function serve(order: Exclude<ReturnType<typeof readStartOrder>, 'help'>, signal: AbortSignal): Promise<void> {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const stack = await startStack({
    ...order,
    signal,
    onProgress: (line) => void process.stdout.write(`${seconds().padStart(7)}  ${line}\n`),
    onLost: (why) => {
      process.stderr.write(`${why}\n`)
      process.exitCode = 1
    },
  })
  const logs = relative(process.cwd(), `${stack.dataDir}/logs`)
  process.stdout.write(`\n${addresses(stack)}\n  Ready after ${seconds()}. Ctrl-C stops it; logs stand in ${logs}/.\n\n`)
  if (signal.aborted) return stack.stop()
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(stack.stop())))
}
