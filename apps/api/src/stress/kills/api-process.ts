import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const SRC = resolve(import.meta.dirname, '../..')

export interface ApiProcess {
  /** Address without a path. */
  readonly url: string
  readonly pid: number
  /** Kills it at once; resolves when it has ended. */
  readonly kill: () => Promise<void>
  /** Asks it to end and waits for that. */
  readonly stop: () => Promise<void>
}

/** Starts the API's program; resolves when it serves. Rejects with its output if it does not. */
export async function startApi(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const child = fork(resolve(SRC, 'main.ts'), { env: { PATH: process.env['PATH'] ?? '', ...env }, silent: true, execArgv: [] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void (said = (said + chunk.toString()).slice(-5000)))
  const gone = once(child, 'exit')
  const port = await new Promise<number>((done, broken) => {
    child.on('message', (message: { readonly kind: string; readonly port?: number }) => {
      if (message.kind === 'ready') done(message.port ?? 0)
    })
    void gone.then(() => broken(new Error(`The API ended before it served: ${said}`)))
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await gone
  }
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

/** Runs an operators' command in a separate process until it ends; "killed" if `signal` ended it. */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<number | 'killed'> {
  const child = fork(resolve(SRC, 'cli/main.ts'), [...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    silent: true,
    execArgv: [],
  })
  const kill = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', kill)
  if (signal.aborted) kill()
  await once(child, 'exit')
  signal.removeEventListener('abort', kill)
  return child.exitCode ?? 'killed'
}
