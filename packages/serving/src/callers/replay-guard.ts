/** Remembers what was used for a limited time. */
export interface ReplayGuard {
  /** Is this the first use of the value in the period? */
  isFirst(value: string): boolean
}

/**
 * Remembers values in two generations, so that forgetting costs nothing per value.
 * @param periodMs milliseconds that a value is remembered at least
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
