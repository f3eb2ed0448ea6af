import * as v from 'valibot'

/**
 * What the service does with a call, in place of an answer. `down`: the connection ends before anything is done; `error`: 500 before anything is done;
 * `wrong`: the call is done and the answer has another form; `lost`: the call is done and the connection ends; `late`: the call is done after
 * `ms`; `slow`: it is done at once and answered after `ms`.
 */
export const FAULTS = ['down', 'error', 'wrong', 'lost', 'late', 'slow'] as const
export type Fault = (typeof FAULTS)[number]

/** Calls that a fault concerns. */
export const FAULTY_CALLS = ['availability', 'hold', 'book', 'recover', 'read', 'change', 'cancel'] as const
export type FaultyCall = (typeof FAULTY_CALLS)[number]

export const faultSchema = v.object({
  kind: v.picklist(FAULTS),
  calls: v.array(v.picklist(FAULTY_CALLS)),
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
  /** Calls after which it ends; without it, it lasts. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
type FaultSetting = v.InferOutput<typeof faultSchema>

/** The switch of faults. */
export function faultSwitch() {
  let current: FaultSetting | null = null
  let left = 0
  return {
    set(setting: FaultSetting | null) {
      current = setting
      left = setting?.times ?? Number.POSITIVE_INFINITY
    },
    current: () => current,
    /** The fault of this call; counts it. */
    take(call: FaultyCall): { readonly kind: Fault; readonly ms: number } | null {
      if (!current?.calls.includes(call) || left <= 0) return null
      left -= 1
      return { kind: current.kind, ms: current.ms }
    },
  }
}
export type FaultSwitch = ReturnType<typeof faultSwitch>
