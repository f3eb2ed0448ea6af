import { fail, succeed, type Result } from '@dining/domain'
import pLimit from 'p-limit'

export interface RenderQueueLimits {
  /** Renderings at once. */
  readonly running: number
  /** Renderings that wait; one more is refused at once. */
  readonly waiting: number
  /** Milliseconds after which a rendering that still waits is refused. */
  readonly waitMs: number
}

/** Bounds the renderings that are under way, so that requests beyond what a process can answer are refused instead of piling up. */
export interface RenderQueue {
  /** Runs the work when its turn comes. @returns `busy` when it was refused; the work has not run then. Rejects as the work does. */
  run<T>(work: () => Promise<T>): Promise<Result<T, 'busy'>>
}

/** Makes a queue that runs work in the order in which it came. */
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
        // Once the time is up, the first answer stands, and the turn is passed on.
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
