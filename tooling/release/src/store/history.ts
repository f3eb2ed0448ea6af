import { versionSchema } from '@dining/partner/pack'
import * as v from 'valibot'

const at = v.pipe(v.string(), v.isoTimestamp())
const number = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What is asked of the hosts of a partner. */
const WAYS = ['promote', 'rollback'] as const
export type Way = (typeof WAYS)[number]

/** One object of a partner's history. They are numbered from 1, and none is ever changed. */
export const eventSchema = v.variant('kind', [
  v.object({ kind: v.literal('requested'), version: versionSchema, way: v.picklist(WAYS), by: v.string(), at }),
  /** A host has started the version of a request: it is current from now on. */
  v.object({ kind: v.literal('current'), request: number, at }),
  v.object({ kind: v.literal('refused'), request: number, why: v.string(), at }),
  v.object({ kind: v.literal('withdrawn'), request: number, at }),
])
export type ReleaseEvent = v.InferOutput<typeof eventSchema>

interface Request {
  readonly number: number
  readonly version: string
  readonly way: Way
  readonly by: string
}

/** How a request ended. */
export type Outcome = { readonly kind: 'current' } | { readonly kind: 'refused'; readonly why: string } | { readonly kind: 'withdrawn' }

/** What a partner's history amounts to. */
export interface ReleaseState {
  /** Number of the last event; 0 without any. */
  readonly last: number
  /** The version that visitors get; null before the first one. */
  readonly current: string | null
  /** Versions to which a rollback leads, the next one first. */
  readonly earlier: readonly string[]
  /** The newest request, unless it has an outcome; a later request replaces it. */
  readonly open: Request | null
  readonly outcomes: ReadonlyMap<number, Outcome>
  /** Each time at which a version became current, in order. */
  readonly became: readonly { readonly version: string; readonly at: string; readonly by: string; readonly way: Way }[]
}

/** Reads a history from its beginning. @param events in order; the first one is number 1 */
export function stateOf(events: readonly ReleaseEvent[]): ReleaseState {
  const requests = new Map<number, Request>()
  const outcomes = new Map<number, Outcome>()
  const became: ReleaseState['became'][number][] = []
  // The current version is its last.
  let stack: readonly string[] = []
  let newest = 0
  for (const [index, event] of events.entries()) {
    if (event.kind === 'requested') {
      newest = index + 1
      requests.set(newest, { number: newest, version: event.version, way: event.way, by: event.by })
      continue
    }
    const request = requests.get(event.request)
    if (!request || outcomes.has(event.request)) continue
    outcomes.set(event.request, event)
    if (event.kind !== 'current') continue
    const { version, way, by } = request
    const known = stack.indexOf(version)
    stack = way === 'rollback' && known !== -1 ? stack.slice(0, known + 1) : [...stack.filter((one) => one !== version), version]
    became.push({ version, way, by, at: event.at })
  }
  return {
    last: events.length,
    current: stack.at(-1) ?? null,
    earlier: stack.slice(0, -1).toReversed(),
    open: outcomes.has(newest) ? null : (requests.get(newest) ?? null),
    outcomes,
    became,
  }
}
