/** What the stand-ins do as processes of the local stack. */

/** Ends the process, with what prevents its start. */
export function refuse(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Ends the process when it cannot listen. @param variable names the port */
export const refusePort =
  (name: string, variable = 'PORT') =>
  (error: NodeJS.ErrnoException): never =>
    refuse(error.code === 'EADDRINUSE' ? `${name}: ${variable} is in use: set it to another` : `${name}: ${error.message}`)

/** Ends the process with the stack, once `close` has ended its work. */
export function endWithStack(close: () => Promise<unknown>): void {
  let ending: Promise<void> | undefined
  const end = () => (ending ??= close().then(() => process.exit(0)))
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void end())
}
