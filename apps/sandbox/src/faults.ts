import type { Env, Hono } from 'hono'
import * as v from 'valibot'

/**
 * What a service does with a call, in place of an answer. `down`: the connection ends before anything is done; `error`: 500 before anything is done;
 * `wrong`: the call is done and the answer has another form; `lost`: the call is done and the connection ends; `late`: the call is done after
 * `ms`; `slow`: it is done at once and answered after `ms`.
 */
export const FAULTS = ['down', 'error', 'wrong', 'lost', 'late', 'slow'] as const
export type Fault = (typeof FAULTS)[number]

/** The setting of a switch. @param calls those that a fault may concern */
export const faultSchemaOf = <const Calls extends readonly [string, ...string[]]>(calls: Calls) =>
  v.object({
    kind: v.picklist(FAULTS),
    calls: v.array(v.picklist(calls)),
    ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
    /** Calls after which it ends; without it, it lasts. */
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Email address of the only guest whose calls it concerns, so that a test fails none of another. */
    guest: v.optional(v.string()),
  })

interface FaultSetting<Call extends string> {
  readonly kind: Fault
  readonly calls: readonly Call[]
  readonly ms: number
  readonly times?: number | undefined
  readonly guest?: string | undefined
}

export interface FaultSwitch<Call extends string> {
  set(setting: FaultSetting<Call> | null): void
  current(): FaultSetting<Call> | null
  /** The fault of this call; counts it. @param guest email address of the person whom the call is about, if it says so */
  take(call: Call, guest?: string): { readonly kind: Fault; readonly ms: number } | null
}

/** The switch of faults of one service. */
export function faultSwitch<Call extends string>(): FaultSwitch<Call> {
  let current: FaultSetting<Call> | null = null
  let left = 0
  return {
    set(setting) {
      current = setting
      left = setting?.times ?? Number.POSITIVE_INFINITY
    },
    current: () => current,
    take(call, guest) {
      if (!current?.calls.includes(call) || left <= 0) return null
      if (current.guest !== undefined && current.guest.toLowerCase() !== guest?.toLowerCase()) return null
      left -= 1
      return { kind: current.kind, ms: current.ms }
    },
  }
}

/** For the faults `late` and `slow`. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** `PUT /api/fault` sets the fault of a service, or ends it with null. */
export function faultRoute<E extends Env, Call extends string>(
  app: Hono<E>,
  faults: FaultSwitch<Call>,
  schema: v.GenericSchema<unknown, FaultSetting<Call>>,
): void {
  app.put('/api/fault', async (c) => {
    const fault = v.safeParse(v.nullable(schema), await c.req.json().catch(() => undefined))
    if (!fault.success) return c.text('Not a fault', 400)
    faults.set(fault.output)
    return c.body(null, 204)
  })
}
