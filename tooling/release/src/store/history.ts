import { versionSchema } from '@dining/partner/pack'
import * as v from 'valibot'

const at = v.pipe(v.string(), v.isoTimestamp())
const number = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What is asked of the hosts of a partner. */
const WAYS = ['promote', 'rollback'] as const
export type Way = (typeof WAYS)[number]

/** Percent of visitors, or of requests. */
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** When hosts end a canary by themselves: its share of answers with 5xx exceeds `above` percent, of at least `after` requests. */
const ruleSchema = v.object({ above: percent, after: v.pipe(v.number(), v.integer(), v.minValue(1)) })
export type CanaryRule = v.InferOutput<typeof ruleSchema>

/** One object of a partner's history. They are numbered from 1, and none is ever changed. */
export const eventSchema = v.variant('kind', [
  v.object({ kind: v.literal('requested'), version: versionSchema, way: v.picklist(WAYS), by: v.string(), at }),
  /** Asks for a version for a share of the visitors, beside the current one. */
  v.object({
    kind: v.literal('canary'),
    version: versionSchema,
    /** Percent of the visitors. */
    share: percent,
    rule: v.nullable(ruleSchema),
    by: v.string(),
    at,
  }),
  /** A host has started the version of a request: it is current from now on, or the canary of that request has begun. */
  v.object({ kind: v.literal('current'), request: number, at }),
  v.object({ kind: v.literal('refused'), request: number, why: v.string(), at }),
  v.object({ kind: v.literal('withdrawn'), request: number, at }),
])
export type ReleaseEvent = v.InferOutput<typeof eventSchema>

interface Request {
  readonly number: number
  readonly version: string
  readonly way: Way | 'canary'
  readonly by: string
  /** Of a canary alone. */
  readonly canary: { readonly share: number; readonly rule: CanaryRule | null } | null
}

/** A version that a share of the visitors gets. */
export interface Canary {
  /** Number of its request. */
  readonly request: number
  readonly version: string
  /** Percent of the visitors. */
  readonly share: number
  readonly rule: CanaryRule | null
  readonly by: string
  /** When it began. */
  readonly at: string
}

/** How a request ended. */
export type Outcome = { readonly kind: 'current' } | { readonly kind: 'refused'; readonly why: string } | { readonly kind: 'withdrawn' }

/** What a partner's history amounts to. */
export interface ReleaseState {
  /** Number of the last event; 0 without any. */
  readonly last: number
  /** The version that visitors get; null before the first one. */
  readonly current: string | null
  /** The version beside it, until the next promotion or rollback; null without one. */
  readonly canary: Canary | null
  /** Versions to which a rollback leads, the next one first. */
  readonly earlier: readonly string[]
  /** The newest request, unless it has an outcome; a later request replaces it. */
  readonly open: Request | null
  readonly outcomes: ReadonlyMap<number, Outcome>
  /** Each time at which a version became current, in order. */
  readonly became: readonly { readonly version: string; readonly at: string; readonly by: string; readonly way: Way }[]
  /** Each time at which a canary began, in order. */
  readonly canaries: readonly Canary[]
}

/** Reads a history from its beginning. @param events in order; the first one is number 1 */
export function stateOf(events: readonly ReleaseEvent[]): ReleaseState {
  const requests = new Map<number, Request>()
  const outcomes = new Map<number, Outcome>()
  const became: ReleaseState['became'][number][] = []
  const canaries: Canary[] = []
  let canary: Canary | null = null
  // The current version is its last.
  let stack: readonly string[] = []
  let newest = 0
  for (const [index, event] of events.entries()) {
    if (event.kind === 'requested' || event.kind === 'canary') {
      newest = index + 1
      const { version, by } = event
      requests.set(newest, {
        number: newest,
        version,
        by,
        ...(event.kind === 'canary' ? { way: 'canary', canary: event } : { way: event.way, canary: null }),
      })
      continue
    }
    const request = requests.get(event.request)
    if (!request || outcomes.has(event.request)) continue
    outcomes.set(event.request, event)
    if (event.kind !== 'current') continue
    const { version, way, by } = request
    if (way === 'canary') {
      const { share = 0, rule = null } = request.canary ?? {}
      canary = { request: request.number, version, share, rule, by, at: event.at }
      canaries.push(canary)
      continue
    }
    canary = null
    const before = stack.at(-1)
    const known = stack.indexOf(version)
    stack = way === 'rollback' && known !== -1 ? stack.slice(0, known + 1) : [...stack.filter((one) => one !== version), version]
    // The end of a canary changes nothing about the current version.
    if (version !== before) became.push({ version, way, by, at: event.at })
  }
  return {
    last: events.length,
    current: stack.at(-1) ?? null,
    canary,
    earlier: stack.slice(0, -1).toReversed(),
    open: outcomes.has(newest) ? null : (requests.get(newest) ?? null),
    outcomes,
    became,
    canaries,
  }
}
