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

/** What one series of calls measured. */
interface Series {
  /** Milliseconds of each timed part that began in the measured seconds. */
  readonly times: readonly number[]
  /** Number of timed parts that ended in them, whenever they began: with many visitors who wait for each other, those are others. */
  readonly ended: number
  readonly seconds: number
}

/** The result of one or more series of the same calls. */
function resultOf(series: readonly Series[]): Drive {
  const times = series.flatMap((one) => one.times)
  const sum = (of: (one: Series) => number) => series.reduce((total, one) => total + of(one), 0)
  return { rate: sum(({ ended }) => ended) / sum(({ seconds }) => seconds), p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** Runs the steps of each visitor one after the other. Rethrows the error of a step, because a rate of errors is meaningless. */
export const drive = async (visitors: readonly Step[], seconds: number): Promise<Drive> => resultOf([await run(visitors, seconds)])

/**
 * Measures two kinds of work beside each other: the first, the second twice, and the first again. So a machine that becomes slower or faster during
 * the run changes both by as much.
 * @param first runs one series of the first kind, such as `() => run(visitors, seconds)`
 * @param rounds how often all of this is done
 */
export async function driveBoth(
  first: () => Promise<Series>,
  second: () => Promise<Series>,
  rounds: number,
): Promise<readonly [Drive, Drive]> {
  const firsts: Series[] = []
  const seconds: Series[] = []
  for (let round = 0; round < rounds; round += 1) {
    firsts.push(await first())
    seconds.push(await second(), await second())
    firsts.push(await first())
  }
  return [resultOf(firsts), resultOf(seconds)]
}

/** Runs the steps of each visitor one after the other, and returns each time. */
export async function run(visitors: readonly Step[], seconds: number): Promise<Series> {
  const times: number[] = []
  let ended = 0
  const begin = performance.now() + WARM_UP_S * 1000
  const end = begin + seconds * 1000
  await Promise.all(
    visitors.map(async (step) => {
      while (performance.now() < end) {
        await step(async (part) => {
          const start = performance.now()
          const result = await part()
          const done = performance.now()
          // The times of steps that run at the end count, or slow steps would appear rare.
          if (start >= begin) times.push(done - start)
          if (done >= begin && done < end) ended += 1
          return result
        })
      }
    }),
  )
  if (ended === 0 || times.length === 0) throw new Error(`no step was done within ${seconds} s`)
  return { times, ended, seconds }
}

/** Does jobs one after the other. */
export async function inTurn<Result>(jobs: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = []
  for (const job of jobs) results.push(await job())
  return results
}
