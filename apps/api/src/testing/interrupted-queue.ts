import type { HashQueue } from '../passwords/hash-queue.ts'

/** A queue that runs `meanwhile` once: after its first hash, before the call that requested it continues. */
export function interruptedQueue(queue: HashQueue, meanwhile: () => Promise<unknown>): HashQueue {
  let isFirst = true
  return {
    cost: queue.cost,
    enter: (work) =>
      queue.enter((inTurn) =>
        work(async (job) => {
          const value = await inTurn(job)
          if (isFirst) {
            isFirst = false
            await meanwhile()
          }
          return value
        }),
      ),
  }
}
