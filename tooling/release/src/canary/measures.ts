import * as v from 'valibot'

/** Upper limits of the classes of durations, in milliseconds. */
const LIMITS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, Number.POSITIVE_INFINITY] as const

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const measureSchema = v.object({ requests: count, errors: count, durations: v.pipe(v.array(count), v.length(LIMITS.length)) })

/** What visitors got from one version: all answers, those with 5xx, and how many took up to each limit. */
export type Measure = v.InferOutput<typeof measureSchema>

/** The measures of one host during one canary, by version, as it writes them to the store. */
export const measuresSchema = v.record(v.string(), measureSchema)
export type Measures = v.InferOutput<typeof measuresSchema>

const NOTHING: Measure = { requests: 0, errors: 0, durations: LIMITS.map(() => 0) }

/** Counts answers. */
export interface Counter {
  /** @param status HTTP status; @param ms from the request to the end of the answer */
  readonly add: (version: string, status: number, ms: number) => void
  readonly measures: () => Measures
}

export function createCounter(): Counter {
  const all = new Map<string, { requests: number; errors: number; durations: number[] }>()
  return {
    add(version, status, ms) {
      const one = all.get(version) ?? { ...NOTHING, durations: [...NOTHING.durations] }
      all.set(version, one)
      one.requests++
      if (status >= 500) one.errors++
      const at = LIMITS.findIndex((limit) => ms <= limit)
      one.durations[at] = (one.durations[at] ?? 0) + 1
    },
    measures: () => structuredClone(Object.fromEntries(all)),
  }
}

/** Adds up the measures of all hosts. */
export function sumOf(all: readonly Measures[], version: string): Measure {
  return all.reduce((sum, measures) => {
    const one = measures[version] ?? NOTHING
    return {
      requests: sum.requests + one.requests,
      errors: sum.errors + one.errors,
      durations: sum.durations.map((number, at) => number + (one.durations[at] ?? 0)),
    }
  }, NOTHING)
}

/** Percent of the answers that are 5xx; 0 without any. */
export const errorShare = ({ requests, errors }: Measure): number => (requests === 0 ? 0 : (errors / requests) * 100)

/** Milliseconds within which 95 of 100 answers ended: the limit of their class. null without any, Infinity above the last limit. */
export function p95({ requests, durations }: Measure): number | null {
  if (requests === 0) return null
  let seen = 0
  for (const [at, number] of durations.entries()) {
    seen += number
    if (seen >= requests * 0.95) return LIMITS[at] ?? Number.POSITIVE_INFINITY
  }
  return Number.POSITIVE_INFINITY
}
