import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { ROOT } from '../root.ts'
import { StackError } from '../stack-error.ts'
import { pathWithPnpm } from './package-manager.ts'
import { waitForLock } from './socket-lock.ts'

/** `turbo run build`, with one process that builds for all that turbo starts. */
const TURBO_BUILD = join(ROOT, 'tooling/build/src/turbo-build.ts')

/**
 * Builds packages for production through turbo, which skips current builds. Rejects with a StackError if a build fails;
 * `stopping` ends it early.
 */
export async function build(packages: readonly string[], say: (line: string) => void, stopping: AbortSignal): Promise<void> {
  // Two at once would write the same folders.
  const release = await waitForLock(`build of ${ROOT}`, stopping)
  try {
    await run(packages, say, stopping)
  } finally {
    await release()
  }
}

async function run(packages: readonly string[], say: (line: string) => void, stopping: AbortSignal): Promise<void> {
  const filters = packages.map((name) => `--filter=${name}`)
  const turbo = spawn(process.execPath, [TURBO_BUILD, ...filters, '--ui=stream', '--output-logs=new-only', '--log-prefix=none'], {
    cwd: ROOT,
    env: { ...process.env, PATH: pathWithPnpm(), FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    for (const [, name] of chunk.toString().matchAll(/^([a-z][\w-]*) built in/gm)) if (name) say(`${name} is built`)
  }
  turbo.stdout.on('data', hear)
  turbo.stderr.on('data', hear)
  const abort = () => void turbo.kill('SIGTERM')
  stopping.addEventListener('abort', abort)
  try {
    const code = await new Promise((resolve, reject) => turbo.once('error', reject).once('close', resolve))
    if (stopping.aborted) throw new StackError('stopped')
    if (code !== 0)
      throw new StackError(`${output.trimEnd()}\nThe build of ${packages.join(', ')} failed. Correct the error above, then start again.`)
  } finally {
    stopping.removeEventListener('abort', abort)
  }
}
