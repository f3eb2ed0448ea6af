/** How often something may happen: `count` times in each window of `seconds`. */
export interface LimitRule {
  readonly name: string
  readonly count: number
  readonly seconds: number
}

/** Counts what is limited. `subject` is blinded by the caller when it is personal. */
export interface Limits {
  /** Counts one more; whole seconds to wait when that was one too many, else null. */
  take(rule: LimitRule, subject: string, now: Date): Promise<number | null>
}

const MAX_SUBJECTS = 50_000

/** Counters in the process's memory, for one process. Fixed windows; the oldest subjects go first when memory would grow. */
export function memoryLimits(): Limits {
  const windows = new Map<string, { endsAt: number; count: number }>()
  return {
    async take(rule, subject, now) {
      const key = `${rule.name} ${subject}`
      const time = now.getTime()
      let window = windows.get(key)
      if (!window || window.endsAt <= time) {
        windows.delete(key)
        window = { endsAt: time + rule.seconds * 1000, count: 0 }
        windows.set(key, window)
        for (const oldest of windows.keys()) {
          if (windows.size <= MAX_SUBJECTS) break
          windows.delete(oldest)
        }
      }
      window.count += 1
      return window.count > rule.count ? Math.ceil((window.endsAt - time) / 1000) : null
    },
  }
}
