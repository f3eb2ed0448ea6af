import { setTimeout as wait } from 'node:timers/promises'

import { StackError } from '@dining/stack'

/** Milliseconds between two looks, and until what does not come is missing. */
const LOOK_MS = 100
const PATIENCE_MS = 60_000

/** Throws a StackError with the reason unless it holds. */
export function must(holds: boolean, why: string): asserts holds {
  if (!holds) throw new StackError(why)
}

/** Waits until a call resolves with true. Rejects with a StackError after a minute. */
export async function until(holds: () => Promise<boolean> | boolean, why: string, signal: AbortSignal): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !(await holds());) {
    must(performance.now() < end, why)
    await wait(LOOK_MS, undefined, { signal })
  }
}
