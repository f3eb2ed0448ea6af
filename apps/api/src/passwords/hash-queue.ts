import { availableParallelism } from 'node:os'

import { fail, succeed, type Result } from '@dining/domain'
import { bulkhead } from 'cockatiel'

import type { Failure } from '../use-cases/failure.ts'
import { HASH_COST, type HashCost } from './password-hash.ts'

/** Runs a job when it is its turn. */
export type InTurn = <Value>(job: () => Promise<Value>) => Promise<Value>

/** Limits how many passwords are hashed at once and how many calls wait for that, so that many sign-ins do not delay other calls. */
export interface HashQueue {
  /** Cost of new hashes. */
  readonly cost: HashCost
  /** Reserves a slot for a call that will hash, before the call has any effect. @returns 'unavailable' if the queue is full */
  reserve(): Result<HashSlot, Failure<'unavailable'>>
}

export interface HashSlot {
  /** Runs each hash of the call. */
  readonly inTurn: InTurn
  /** Gives the slot back; called once, whatever becomes of the call. */
  readonly leave: () => void
}

export interface HashQueueLimits {
  /** Concurrent hashes. */
  readonly atOnce: number
  /** Maximum number of waiting calls. */
  readonly waiting: number
}

/** One core is reserved for other work. Node hashes on four threads, which file access and DNS look-ups also use. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1))
/** At 25 to 50 ms a hash the last of them waits for 6 to 12 seconds: a person waits that long, and the servers in front do for 30. */
const WAITING_FOR_EACH = 240
/** Seconds after which a refused call may be retried. */
const RETRY_AFTER_SECONDS = 5

const DEFAULTS: HashQueueLimits = { atOnce: AT_ONCE, waiting: AT_ONCE * WAITING_FOR_EACH }

/**
 * The queue of one process.
 * @param cost that of production unless a test sets a lower one
 */
export function createHashQueue({ atOnce, waiting }: HashQueueLimits = DEFAULTS, cost = HASH_COST): HashQueue {
  const turns = bulkhead(atOnce, Infinity)
  let reserved = 0
  return {
    cost,
    reserve() {
      if (reserved === atOnce + waiting) return fail({ kind: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS })
      reserved += 1
      return succeed({ inTurn: (job) => turns.execute(job), leave: () => void (reserved -= 1) })
    },
  }
}

/**
 * Runs a call that hashes in a slot of its own, if there is one.
 * @returns 'unavailable' if the queue is full; `work` has not begun then
 */
export async function inSlot<Value>(
  queue: Pick<HashQueue, 'reserve'>,
  work: (inTurn: InTurn) => Promise<Value>,
): Promise<Result<Value, Failure<'unavailable'>>> {
  const slot = queue.reserve()
  if (!slot.ok) return slot
  try {
    return succeed(await work(slot.value.inTurn))
  } finally {
    slot.value.leave()
  }
}
