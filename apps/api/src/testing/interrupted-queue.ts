import { succeed } from '@dining/domain'

import type { HashQueue, InTurn } from '../passwords/hash-queue.ts'

/** A queue whose slots run their hashes by `around`, which gets what the queue's own slots have. */
export function queueAround(queue: HashQueue, around: (inTurn: InTurn) => InTurn): HashQueue {
  return {
    cost: queue.cost,
    reserve() {
      const slot = queue.reserve()
      return slot.ok ? succeed({ ...slot.value, inTurn: around(slot.value.inTurn) }) : slot
    },
  }
}

/** A queue that runs `meanwhile` once: after its first hash, before the call that requested it continues. */
export function interruptedQueue(queue: HashQueue, meanwhile: () => Promise<unknown>): HashQueue {
  let isFirst = true
  return queueAround(queue, (inTurn) => async (job) => {
    const value = await inTurn(job)
    if (isFirst) {
      isFirst = false
      await meanwhile()
    }
    return value
  })
}
