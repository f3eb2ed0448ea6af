/** What can be wrong with a part that others ask, while it runs. */
export const FAULTS = ['silent', 'slow', 'failing', 'garbled', 'cut'] as const

/**
 * - `silent`: takes what it is sent and says nothing, as one that hangs
 * - `slow`: says everything late
 * - `failing`: answers that it has failed
 * - `garbled`: answers bytes that mean nothing
 * - `cut`: stops in the middle of an answer
 */
export type Fault = (typeof FAULTS)[number]

/** Milliseconds by which a slow part is late. */
export const LATE_MS = 700

/** A part that can be made faulty: stands between it and those who ask it. */
export interface Line {
  /** Where to ask, on 127.0.0.1. */
  readonly port: number
  readonly fail: (fault: Fault) => void
  /** All is well again; connections that were broken stay so. */
  readonly mend: () => void
  /** How often the part was asked. */
  readonly asked: () => number
  readonly close: () => Promise<void>
}
