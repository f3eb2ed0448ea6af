/** Stores used values for a limited time. */
export interface ReplayGuard {
  /** Whether this is the first use of the value in the period. */
  isFirst(value: string): boolean
}

/**
 * Stores values in two generations, so that removing them costs nothing per value.
 * @param periodMs minimum milliseconds for which a value is stored
 */
export function createReplayGuard(periodMs: number, now: () => number): ReplayGuard {
  let [current, previous] = [new Set<string>(), new Set<string>()]
  let renewAt = now() + periodMs
  return {
    isFirst(value) {
      if (now() >= renewAt) {
        // After two periods without a call, nothing of the last one is needed either.
        previous = now() >= renewAt + periodMs ? new Set() : current
        current = new Set()
        renewAt = now() + periodMs
      }
      if (current.has(value) || previous.has(value)) return false
      current.add(value)
      return true
    },
  }
}
