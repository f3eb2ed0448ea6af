import { join } from 'node:path'

import { StackError } from '../stack-error.ts'
import { startApp } from './child.ts'
import type { App } from './child.ts'

interface Running {
  readonly main: string
  readonly env: Readonly<Record<string, string>>
  app: App
}

export interface Apps {
  /** Starts an app on a free port; resolves with the port when the app is ready. */
  readonly start: (name: string, main: string, env: Readonly<Record<string, string>>) => Promise<number>
  /** Ends an app and starts it again on its port. */
  readonly restart: (name: string) => Promise<void>
  /** Ends an app until `restart`; the others keep running. */
  readonly halt: (name: string) => Promise<void>
  /** Suspends an app, like one that hangs. @returns a function that resumes it */
  readonly freeze: (name: string) => () => void
  /** Every process that was started, by its name. */
  readonly processes: () => Readonly<Record<string, Process>>
  /** The program of each process, by its name, so that it can be started with other variables. */
  readonly programs: () => Readonly<Record<string, Program>>
  readonly stopAll: () => Promise<void>
}

/** A program below the clone's top with its variables, those of every app included. */
export interface Program {
  readonly main: string
  readonly env: Readonly<Record<string, string>>
}

/** Where one process is reached, past every proxy. */
export interface Process {
  readonly url: string
  /** Its metrics, if it has any. */
  readonly metrics: string | null
}

const at = (port: string | number = '') => `http://127.0.0.1:${port}`

interface Options {
  /** Variables that every app gets. */
  readonly shared: Readonly<Record<string, string>>
  readonly logs: string
  readonly say: (line: string) => void
  readonly onLost: (why: string) => void
}

/** The apps of one stack, in the order in which they were started. */
export function createApps({ shared, logs, say, onLost }: Options): Apps {
  const running = new Map<string, Running>()
  let stopping = false

  const launch = (name: string, main: string, env: Readonly<Record<string, string>>) => {
    if (stopping) throw new StackError('stopped')
    const app = startApp({
      name,
      main,
      env: { PORT: '0', ...shared, ...env },
      logFile: join(logs, `${name}.log`),
      onProgress: (text) => say(`${name}: ${text}`),
      onLost,
    })
    return app
  }

  const entryOf = (name: string) => {
    const entry = running.get(name)
    if (!entry) throw new StackError(`${name} is not running.`)
    return entry
  }

  return {
    start: async (name, main, env) => {
      const entry: Running = { main, env, app: launch(name, main, env) }
      running.set(name, entry)
      const port = await entry.app.ready
      running.set(name, { ...entry, env: { ...env, PORT: String(port) } })
      return port
    },
    restart: async (name) => {
      const entry = entryOf(name)
      await entry.app.stop()
      entry.app = launch(name, entry.main, entry.env)
      await entry.app.ready
    },
    halt: (name) => entryOf(name).app.stop(),
    freeze: (name) => {
      const { app } = entryOf(name)
      app.freeze()
      return app.thaw
    },
    processes: () =>
      Object.fromEntries(
        [...running].map(([name, { app, env }]) => {
          const metricsPort = app.metricsPort()
          return [name, { url: at(env['PORT']), metrics: metricsPort === undefined ? null : `${at(metricsPort)}/metrics` }]
        }),
      ),
    programs: () => Object.fromEntries([...running].map(([name, { main, env }]) => [name, { main, env: { ...shared, ...env } }])),
    stopAll: async () => {
      stopping = true
      // First the apps that visitors reach, then those that they depend on.
      for (const { app } of [...running.values()].toReversed()) await app.stop()
    },
  }
}
