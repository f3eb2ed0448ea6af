import { setTimeout as wait } from 'node:timers/promises'

/** Concurrent callers of each kind. */
const CALLERS = 2

/** Repeated calls of visitors; each returns its status. */
export type VisitorCalls = Readonly<Record<string, () => Promise<number>>>

interface LoadOptions {
  /** Concurrent callers of each kind. */
  readonly callers?: number
  /** Milliseconds between an answer and the next call of a caller. */
  readonly pauseMs?: number
}

export interface Load {
  /** Calls of each kind that were answered so far. */
  readonly answered: () => Readonly<Record<string, number>>
  /** Calls so far that got another status than 200, or no answer: a line each. */
  readonly failures: () => readonly string[]
  /** Waits for running calls. */
  readonly stop: () => Promise<{ readonly answered: Readonly<Record<string, number>>; readonly failures: readonly string[] }>
}

/** Runs all calls in parallel until it is stopped. */
export function load(doings: VisitorCalls, { callers = CALLERS, pauseMs = 0 }: LoadOptions = {}): Load {
  const answered: Record<string, number> = Object.fromEntries(Object.keys(doings).map((name) => [name, 0]))
  const failures: string[] = []
  const state = { isOver: false }
  const caller = async (name: string, call: () => Promise<number>) => {
    while (!state.isOver) {
      try {
        const status = await call()
        if (status !== 200) failures.push(`${name} answered ${status}`)
        answered[name] = (answered[name] ?? 0) + 1
      } catch (error) {
        failures.push(`${name}: ${String(error)}`)
      }
      if (pauseMs > 0) await wait(pauseMs)
    }
  }
  const all = Object.entries(doings).flatMap(([name, call]) => Array.from({ length: callers }, () => caller(name, call)))
  return {
    answered: () => ({ ...answered }),
    failures: () => [...failures],
    stop: async () => {
      state.isOver = true
      await Promise.all(all)
      return { answered, failures }
    },
  }
}
