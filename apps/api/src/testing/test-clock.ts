import type { Clock } from '../deps.ts'

/** A clock that changes only when a test sets it. */
export interface TestClock {
  readonly now: Clock
  advance(ms: number): void
  set(time: Date): void
}

export function testClock(start = new Date('2026-06-15T17:00:00Z')): TestClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance: (ms) => void (time += ms),
    set: (to) => void (time = to.getTime()),
  }
}
