/** Faults of a part at run time. */
export const FAULTS = ['silent', 'slow', 'failing', 'garbled', 'cut'] as const

/**
 * - `silent`: accepts requests and never answers, like a hanging process
 * - `slow`: answers late
 * - `failing`: answers with an error
 * - `garbled`: answers invalid bytes
 * - `cut`: stops in the middle of an answer
 */
export type Fault = (typeof FAULTS)[number]

/** Delay of a slow part in milliseconds. */
export const LATE_MS = 700

/** A proxy in front of a part that can make it faulty. */
export interface FaultProxy {
  /** Port of the proxy on 127.0.0.1. */
  readonly port: number
  readonly fail: (fault: Fault) => void
  /** Ends the fault; broken connections stay broken. */
  readonly mend: () => void
  /** The number of requests to the part. */
  readonly asked: () => number
  readonly close: () => Promise<void>
}
