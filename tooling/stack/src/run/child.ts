import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'

import { ROOT } from '../root.ts'
import { StackError } from '../stack-error.ts'

const messageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready'), port: v.number(), metricsPort: v.optional(v.number()) }),
  v.object({ kind: v.literal('progress'), text: v.string() }),
])

export interface AppOptions {
  /** For people and the log's name: "api". */
  readonly name: string
  /** Program below the clone's top: "apps/api/src/main.ts". */
  readonly main: string
  readonly env: Readonly<Record<string, string>>
  readonly logFile: string
  readonly onProgress: (text: string) => void
  /** Called if it ends unexpectedly after it was ready. */
  readonly onLost: (why: string) => void
}

export interface App {
  /** Its port on 127.0.0.1, once it reports it; rejects with a StackError that contains its last line. */
  readonly ready: Promise<number>
  /** Where its /metrics is, once it is ready, if it has one. */
  readonly metricsPort: () => number | undefined
  /** Asks it to end; kills it if it has not ended after some seconds. */
  readonly stop: () => Promise<void>
  /** Suspends it, like a process that hangs, and resumes it. */
  readonly freeze: () => void
  readonly thaw: () => void
}

const PARENT_WATCH = join(import.meta.dirname, 'parent-watch.ts')

/** Milliseconds that an app gets to end after SIGTERM. */
const PATIENCE = 8000

/** Starts an app as a child process that reports over IPC and ends with this process. */
export function startApp(order: AppOptions): App {
  mkdirSync(dirname(order.logFile), { recursive: true })
  const log = createWriteStream(order.logFile, { flags: 'a' })
  const child = fork(join(ROOT, order.main), {
    cwd: ROOT,
    env: { ...inherited(), ...order.env },
    execArgv: ['--import', PARENT_WATCH],
    silent: true,
    // In its own process group, so that Ctrl-C in a terminal reaches only this process, which ends the apps in order.
    detached: true,
  })
  child.stdout?.pipe(log)
  child.stderr?.pipe(log, { end: false })
  const said = lastLine(child, order.logFile)
  let wanted = true
  let isReady = false
  let metricsPort: number | undefined
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  const ready = new Promise<number>((resolve, reject) => {
    child.on('message', (raw) => {
      const message = v.safeParse(messageSchema, raw)
      if (!message.success) return
      if (message.output.kind === 'progress') return order.onProgress(message.output.text)
      isReady = true
      metricsPort = message.output.metricsPort
      resolve(message.output.port)
    })
    child.once('error', (error) => reject(new StackError(`${order.name} could not be started: ${error.message}`)))
    child.once('close', (code, signal) => {
      const how = signal ?? `code ${code}`
      const where = relative(process.cwd(), order.logFile)
      if (!isReady) reject(new StackError(said() ?? `${order.name} ended with ${how} before it was ready: see ${where}`))
      else if (wanted) order.onLost(`${order.name} stopped unexpectedly (${how}): see ${where}, then start again.`)
    })
  })
  // Callers that await it get the error; without one, the rejection must not crash the process.
  ready.catch(() => undefined)

  return {
    ready,
    metricsPort: () => metricsPort,
    stop: async () => {
      wanted = false
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
      await ended
      clearTimeout(timer)
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  }
}

/** The variables that every program needs and those of traces, metrics and hosts of photos; none of the test runner, and no secrets of other apps. */
function inherited(): Record<string, string> {
  const keep = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'SSL_CERT_FILE', 'NODE_EXTRA_CA_CERTS', 'PHOTO_HOSTS']
  const openTelemetry = Object.keys(process.env).filter((name) => name.startsWith('OTEL_'))
  const pairs = [...keep, ...openTelemetry].flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]] as const]))
  // A port of its own for each, whichever was named.
  const metrics = process.env['METRICS_PORT'] === undefined ? {} : { METRICS_PORT: '0' }
  return { ...Object.fromEntries(pairs), ...metrics, NODE_COMPILE_CACHE: join(ROOT, '.cache/node'), NODE_NO_WARNINGS: '1' }
}

/** The last line that the child wrote to stderr: apps report there why they do not start. */
function lastLine(child: ChildProcess, logFile: string): () => string | undefined {
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-20_000)
  })
  return () => {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    // Of a bug's trace, the line that names it.
    const trace = lines.findIndex((line) => /^\s+at /.test(line))
    return trace > 0 ? `${lines[trace - 1]} (see ${relative(process.cwd(), logFile)})` : lines.at(-1)
  }
}
