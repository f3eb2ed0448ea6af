import { fail, succeed, type Result } from '@dining/domain'
import pLimit from 'p-limit'

export interface RenderQueueLimits {
  /** Parallel renderings. */
  readonly running: number
  /** Waiting renderings; one more is refused at once. */
  readonly waiting: number
  /** Milliseconds after which a waiting rendering is refused. */
  readonly waitMs: number
}

/** Limits the renderings in progress, so that requests beyond the capacity of a process are refused instead of piling up. */
export interface RenderQueue {
  /** Runs the work when its turn comes. @returns `busy` if it was refused and has not run. Rejects as the work does. */
  run<T>(work: () => Promise<T>): Promise<Result<T, 'busy'>>
}

/** Creates a queue that runs work in order of arrival. */
export function createRenderQueue({ running, waiting, waitMs }: RenderQueueLimits): RenderQueue {
  const limit = pLimit(running)
  /** Renderings that run or wait. One that was refused while it waited stays in `limit` until its turn, and does not count. */
  let held = 0
  return {
    async run<T>(work: () => Promise<T>) {
      if (held >= running + waiting) return fail('busy')
      held += 1
      const started = Promise.withResolvers<boolean>()
      const timer = setTimeout(() => started.resolve(false), waitMs)
      const result = limit(async () => {
        started.resolve(true)
        // After the timeout, the first answer counts, and the turn passes on.
        return (await started.promise) ? succeed(await work()) : fail('busy' as const)
      })
      try {
        return (await started.promise) ? await result : fail('busy')
      } finally {
        clearTimeout(timer)
        held -= 1
      }
    },
  }
}
