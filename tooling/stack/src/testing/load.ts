/** Callers of each kind at a time. */
const CALLERS = 2

/** What visitors do again and again; each answers with its status. */
export type Doings = Readonly<Record<string, () => Promise<number>>>

export interface Load {
  /** Lets what is under way end. */
  readonly stop: () => Promise<{ readonly answered: Readonly<Record<string, number>>; readonly failures: readonly string[] }>
}

/** Begins to do all of it, side by side, until it is stopped. */
export function load(doings: Doings): Load {
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
