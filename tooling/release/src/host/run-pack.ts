import { fork } from 'node:child_process'
import { join } from 'node:path'

import { fail, succeed, type Result } from '@dining/domain'
import type { Manifest } from '@dining/partner/pack'
import * as v from 'valibot'

/** Milliseconds in which a server must be ready. */
const READY_MS = 30_000
/** Milliseconds in which a server must have ended after SIGTERM. */
const END_MS = 15_000

const readySchema = v.object({ kind: v.literal('ready'), port: v.number() })

/** The server of one version as a process. */
export interface RunningPack {
  readonly version: string
  readonly pid: number
  /** Paths of its files with a hash in their name: "/assets/home-1a2b3c4.js". */
  readonly assets: ReadonlySet<string>
  /** Where it listens on this machine: "http://127.0.0.1:4711". */
  readonly origin: string
  /** Whether its process runs. */
  readonly isRunning: () => boolean
  /** Resolves when the process has ended, by itself or by `stop`. */
  readonly ended: Promise<void>
  /** Ends it once the requests that it has are answered. */
  stop(): Promise<void>
}

interface Order {
  readonly manifest: Manifest
  /** Absolute path of the pack. */
  readonly folder: string
  /** Variables of the web server, as deployment.md documents them. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Absolute paths of the builds whose files are still served. */
  readonly earlier: readonly string[]
  readonly log: (line: string) => void
}

/**
 * Starts the server of a pack and waits until it answers a page.
 * @returns the error as a sentence, with what the server wrote last
 */
export async function runPack({ manifest, folder, env, earlier, log }: Order): Promise<Result<RunningPack, string>> {
  const { version } = manifest
  const child = fork(join(folder, 'server.mjs'), {
    cwd: folder,
    execArgv: [],
    silent: true,
    // In a group of its own: Ctrl-C reaches the host alone, which ends its servers in order.
    detached: true,
    env: {
      ...env,
      // Visitors reach the host; its servers are on this machine alone.
      HOST: '127.0.0.1',
      PORT: '0',
      DRAIN_NOTICE_MS: '0',
      ...(earlier.length > 0 ? { EARLIER_BUILDS: earlier.join(',') } : {}),
    },
  })
  let last = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      const lines = chunk.toString().trimEnd().split('\n')
      last = lines.at(-1) ?? last
      for (const line of lines) log(`${version}: ${line}`)
    })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  const ready = await new Promise<Result<number, string>>((resolve) => {
    const timer = setTimeout(() => resolve(fail(`it was not ready within ${READY_MS / 1000} seconds`)), READY_MS)
    child.on('message', (message) => {
      const read = v.safeParse(readySchema, message)
      if (read.success) resolve(succeed(read.output.port))
    })
    child.once('error', (error) => resolve(fail(error.message)))
    child.once('close', (code, signal) => resolve(fail(`it ended with ${signal ?? `code ${code}`}: ${last}`)))
    void ended.then(() => clearTimeout(timer))
  })
  if (!ready.ok) {
    await kill()
    return ready
  }
  const origin = `http://127.0.0.1:${ready.value}`
  const fault = await firstAnswers(origin)
  if (fault !== null) {
    await kill()
    return fail(fault)
  }
  return succeed({
    version,
    pid: child.pid ?? 0,
    assets: assetsOf(manifest),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    origin,
    ended,
    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), END_MS)
      await ended
      clearTimeout(timer)
    },
  })
}

/** The part of a pack that visitors reach at its root. */
const CLIENT = 'site/client'
const ASSETS = `${CLIENT}/assets/`

const assetsOf = ({ files }: Manifest): ReadonlySet<string> =>
  new Set(files.flatMap(({ path }) => (path.startsWith(ASSETS) ? path.slice(CLIENT.length) : [])))

/** Asks whether it is ready, and for home, which is also the first page that its visitors want. @returns why it cannot serve */
async function firstAnswers(origin: string): Promise<string | null> {
  for (const path of ['/readyz', '/']) {
    try {
      const answer = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(READY_MS) })
      await answer.arrayBuffer()
      if (answer.status >= 400) return `it answers ${path} with ${answer.status}`
    } catch (error) {
      return `it does not answer ${path}: ${error instanceof Error ? error.message : String(error)}`
    }
  }
  return null
}
