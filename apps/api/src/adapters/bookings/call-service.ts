import { fail, succeed, type Result } from '@dining/domain'
import { readAtMost } from '@dining/serving'
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleType } from 'cockatiel'
import * as v from 'valibot'

import type { NoAnswer } from './bookings.ts'

/** Milliseconds for a call that changes nothing, and for one that does: a member waits for it. */
export const READ_MS = 2_500
export const WRITE_MS = 5_000
/** Failed calls in a row after which the service is not called for a while. */
const PAUSE = { after: 6, forMs: 15_000 } as const
const MAX_BYTES = 512 * 1024

/** A call without an answer that can be used. */
class CallFailed extends Error {
  readonly kind: NoAnswer['kind']
  constructor(kind: NoAnswer['kind']) {
    super(kind)
    this.kind = kind
  }
}

export interface ServiceCall<Schema extends v.GenericSchema> {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as a form, in place of `body`. */
  readonly form?: URLSearchParams
  readonly timeoutMs: number
  /** The answer by status; a status that is not listed is a failure. */
  readonly answers: Readonly<Record<number, Schema>>
}

/** Codes of connections over which nothing was sent. */
const NOT_SENT: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])
const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
}

async function readText(response: Response): Promise<string> {
  const bytes = await readAtMost(response.body ?? [], MAX_BYTES)
  if (!bytes) throw new CallFailed('unknown')
  return bytes.toString('utf8')
}

/** Undefined if the text is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function callOnce<Schema extends v.GenericSchema>(
  call: ServiceCall<Schema>,
): Promise<{ status: number; value: v.InferOutput<Schema> }> {
  let response: Response
  let text: string
  try {
    response = await fetch(call.url, {
      method: call.method,
      redirect: 'error',
      headers: { accept: 'application/json', ...(call.body === undefined ? {} : { 'content-type': 'application/json' }), ...call.headers },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      // Its type comes with it.
      ...(call.form === undefined ? {} : { body: call.form }),
      signal: AbortSignal.timeout(call.timeoutMs),
    })
    text = await readText(response)
  } catch (error) {
    throw new CallFailed(NOT_SENT.has(codeOf(error)) ? 'unavailable' : 'unknown')
  }
  const { status } = response
  const schema = call.answers[status]
  // A refused request was not carried out.
  if (!schema) throw new CallFailed(status >= 400 && status < 500 && status !== 408 ? 'unavailable' : 'unknown')
  const parsed = v.safeParse(schema, jsonOf(text))
  if (!parsed.success) throw new CallFailed('unknown')
  return { status, value: parsed.output }
}

export type CallService = <Schema extends v.GenericSchema>(
  call: ServiceCall<Schema>,
) => Promise<Result<{ readonly status: number; readonly value: v.InferOutput<Schema> }, NoAnswer>>

/** Calls a service that books tables or takes cards, each call once. After several failures in a row, calls fail at once for some seconds. */
export function serviceCaller({
  onPause,
  pauseAfter = PAUSE.after,
}: {
  readonly onPause: (isPaused: boolean) => void
  readonly pauseAfter?: number
}): CallService {
  const breaker = circuitBreaker(handleType(CallFailed), { halfOpenAfter: PAUSE.forMs, breaker: new ConsecutiveBreaker(pauseAfter) })
  breaker.onBreak(() => onPause(true))
  breaker.onReset(() => onPause(false))
  return async (call) => {
    try {
      return succeed(await breaker.execute(() => callOnce(call)))
    } catch (error) {
      if (error instanceof CallFailed) return fail({ kind: error.kind })
      if (error instanceof BrokenCircuitError) return fail({ kind: 'unavailable' })
      throw error
    }
  }
}
