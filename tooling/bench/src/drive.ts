import { quantile } from './report.ts'

/** The result of a series of calls. */
export interface Drive {
  /** Steps a second, over all connections. */
  readonly rate: number
  /** Milliseconds of the timed part of a step. */
  readonly p50: number
  readonly p99: number
}

/** One visitor's step. It calls `timed` with the measured part, and throws if a response is wrong. */
export type Step = (timed: <Result>(part: () => Promise<Result>) => Promise<Result>) => Promise<void>

/** Seconds at the start that don't count: connections open and code warms up. */
const WARM_UP_S = 1

/** Runs the steps of each visitor one after the other. Rethrows the error of a step, because a rate of errors is meaningless. */
export async function drive(visitors: readonly Step[], seconds: number): Promise<Drive> {
  const times: number[] = []
  const begin = performance.now() + WARM_UP_S * 1000
  const end = begin + seconds * 1000
  await Promise.all(
    visitors.map(async (step) => {
      while (performance.now() < end) {
        await step(async (part) => {
          const start = performance.now()
          const result = await part()
          const done = performance.now()
          // Running steps at the end are awaited and counted, or slow steps would appear rare.
          if (start >= begin) times.push(done - start)
          return result
        })
      }
    }),
  )
  const took = (performance.now() - begin) / 1000
  if (times.length === 0) throw new Error(`no step was done within ${seconds} s`)
  return { rate: times.length / took, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}
