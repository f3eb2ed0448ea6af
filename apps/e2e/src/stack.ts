import type { Stack } from '@dining/stack'
import * as v from 'valibot'

/** How the tests' own processes get the addresses of the running stack. */
const STACK_VARIABLE = 'E2E_STACK'

const stackSchema = v.object({
  port: v.number(),
  partners: v.array(v.object({ id: v.string(), programName: v.string(), enrollmentType: v.string(), origin: v.string() })),
  cards: v.string(),
  mail: v.string(),
  payments: v.string(),
  analytics: v.string(),
  studio: v.string(),
  admin: v.string(),
  /** On 127.0.0.1, for calls from Node, which does not resolve `*.localhost`. */
  direct: v.object({
    api: v.string(),
    mail: v.string(),
    processor: v.string(),
    bookings: v.string(),
    payments: v.string(),
    analytics: v.string(),
    web: v.record(v.string(), v.string()),
  }),
  dataDir: v.string(),
})

/** Whether a stack runs whose addresses the tests' processes have. */
export const isStackRunning = (): boolean => process.env[STACK_VARIABLE] !== undefined

/** Gives the addresses of a stack to processes that start later, all of them: a test of any project may need each. */
export function announceStack(running: Stack): void {
  process.env[STACK_VARIABLE] = JSON.stringify(running)
}

/** The stack that the global set-up, or a worker with its own installation, started. */
export function stack(): v.InferOutput<typeof stackSchema> {
  return v.parse(v.pipe(v.string(), v.parseJson(), stackSchema), process.env[STACK_VARIABLE])
}

/** A partner's site as browsers see it; throws if it is not served. */
export function originOf(partnerId: string): string {
  const running = stack().partners.find(({ id }) => id === partnerId)
  if (!running) throw new Error(`${partnerId} is not served`)
  return running.origin
}
