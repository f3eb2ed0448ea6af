/** Labels with few possible values: a route's template, an outcome. Never a visitor's value. */
export type Labels = Readonly<Record<string, string>>

export interface Reading {
  readonly value: number
  readonly labels?: Labels
}

interface Description {
  readonly help: string
}

/** Metrics of a process for Prometheus. Names follow its convention, with the unit at the end: `search_duration_seconds`. */
export interface Metrics {
  /** @param name without `_total`, which is appended. @returns a function that adds one, or `by` */
  counter(name: string, description: Description): (labels?: Labels, by?: number) => void
  /** @param buckets upper ends, ascending */
  histogram(name: string, description: Description & { readonly buckets: readonly number[] }): (value: number, labels?: Labels) => void
  /** A metric that is read at each request of /metrics. */
  gauge(name: string, description: Description, read: () => readonly Reading[] | Promise<readonly Reading[]>): void
  /** Like a gauge, for a sum that only grows; named like a counter. */
  total(name: string, description: Description, read: () => readonly Reading[] | Promise<readonly Reading[]>): void
}

/** Counts nothing. */
export const NO_METRICS: Metrics = {
  counter: () => () => undefined,
  histogram: () => () => undefined,
  gauge: () => undefined,
  total: () => undefined,
}
