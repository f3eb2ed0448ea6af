/** Names of things out of short lists: a route's template, an outcome. Never a value of a visitor's. */
export type Labels = Readonly<Record<string, string>>

export interface Reading {
  readonly value: number
  readonly labels?: Labels
}

interface Description {
  readonly help: string
}

/** Figures of a process, as Prometheus reads them. Names are as it has them, with their unit at the end: `search_duration_seconds`. */
export interface Metrics {
  /** @param name without `_total`, which is put behind it. @returns counts one more, or `by` */
  counter(name: string, description: Description): (labels?: Labels, by?: number) => void
  /** @param buckets upper ends, ascending */
  histogram(name: string, description: Description & { readonly buckets: readonly number[] }): (value: number, labels?: Labels) => void
  /** A figure that is read whenever somebody asks. */
  gauge(name: string, description: Description, read: () => readonly Reading[] | Promise<readonly Reading[]>): void
  /** As a gauge, of a sum that only grows; named as a counter is. */
  total(name: string, description: Description, read: () => readonly Reading[] | Promise<readonly Reading[]>): void
}

/** Counts nothing. */
export const NO_METRICS: Metrics = {
  counter: () => () => undefined,
  histogram: () => () => undefined,
  gauge: () => undefined,
  total: () => undefined,
}
