/** Concurrent callers of each kind. */
const CALLERS = 2

/** Repeated calls of visitors; each returns its status. */
export type VisitorCalls = Readonly<Record<string, () => Promise<number>>>

export interface Load {
  /** Waits for running calls. */
  readonly stop: () => Promise<{ readonly answered: Readonly<Record<string, number>>; readonly failures: readonly string[] }>
}

/** Runs all calls in parallel until it is stopped. */
export function load(doings: VisitorCalls): Load {
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
    }
  }
  const callers = Object.entries(doings).flatMap(([name, call]) => Array.from({ length: CALLERS }, () => caller(name, call)))
  return {
    stop: async () => {
      state.isOver = true
      await Promise.all(callers)
      return { answered, failures }
    },
  }
}
