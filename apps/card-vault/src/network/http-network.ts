import {
  IDEMPOTENCY_KEY_HEADER,
  networkConfirmationSchema,
  networkVerificationSchema,
  referenceAnswerSchema,
  registrationAnswerSchema,
} from '@dining/contract/card-network'
import * as v from 'valibot'

import type { CardNetwork } from './card-network.ts'

interface HttpNetworkOptions {
  readonly url: string
  /** Credential, sent as a bearer token. */
  readonly token: string
  /** Milliseconds for one try. */
  readonly timeoutMs?: number
}

/** Two tries have to end before the API gives up on the vault, which is after four seconds. */
const TIMEOUT_MS = 1_500
const TRIES = 2

interface Call {
  readonly method: 'POST' | 'DELETE'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/**
 * The enrollment service over HTTP, in the wire format of `@dining/contract/card-network`. A try without a usable answer is repeated once,
 * except the start of a verification: each try shows the cardholder another code.
 */
export function httpNetwork({ url, token, timeoutMs = TIMEOUT_MS }: HttpNetworkOptions): CardNetwork {
  const base = url.replace(/\/+$/, '')

  async function attempt<T>({ method, path, headers, body }: Call, read: (response: Response) => Promise<T | null>): Promise<T | null> {
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        redirect: 'error',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      return await read(response)
    } catch {
      // Its message could contain what was sent.
      return null
    }
  }
  async function call<T>(
    order: Call,
    read: (response: Response) => Promise<T | null>,
    tries = TRIES,
  ): Promise<T | { readonly kind: 'unavailable' }> {
    for (let made = 0; made < tries; made++) {
      const answer = await attempt(order, read)
      if (answer !== null) return answer
    }
    return { kind: 'unavailable' }
  }

  return {
    refer: ({ number, partnerId }) =>
      call({ method: 'POST', path: '/references', body: { number, partner: partnerId } }, async (response) => {
        const parsed = v.safeParse(referenceAnswerSchema, response.ok ? await response.json() : null)
        if (!parsed.success) return null
        const answer = parsed.output
        return answer.result === 'reference'
          ? { kind: 'reference' as const, reference: answer.reference }
          : { kind: 'refused' as const, reason: answer.reason }
      }),
    register: ({ card, partnerId, key }) =>
      call(
        { method: 'POST', path: '/registrations', headers: { [IDEMPOTENCY_KEY_HEADER]: key }, body: { ...card, partner: partnerId } },
        async (response) => {
          const parsed = v.safeParse(registrationAnswerSchema, response.ok ? await response.json() : null)
          // A response to another request on the same connection is not the response to this one.
          if (!parsed.success || parsed.output.key !== key) return null
          const answer = parsed.output
          return answer.result === 'registered'
            ? { kind: 'registered' as const, token: answer.token }
            : { kind: 'refused' as const, reason: answer.reason }
        },
      ),
    release: (by) =>
      call(
        {
          method: 'DELETE',
          path: 'token' in by ? `/registrations/${encodeURIComponent(by.token)}` : `/registrations?key=${encodeURIComponent(by.key)}`,
        },
        async (response) => (response.status === 204 || response.status === 404 ? { kind: 'released' as const } : null),
      ),
    startVerification: (networkToken) =>
      call(
        { method: 'POST', path: '/verifications', body: { token: networkToken } },
        async (response) => {
          if (response.status === 404) return { kind: 'unknown' as const }
          const parsed = v.safeParse(networkVerificationSchema, response.ok ? await response.json() : null)
          return parsed.success ? { kind: 'started' as const, id: parsed.output.id } : null
        },
        1,
      ),
    confirmVerification: (id, code) =>
      call({ method: 'POST', path: `/verifications/${encodeURIComponent(id)}/confirm`, body: { code } }, async (response) => {
        const parsed = v.safeParse(networkConfirmationSchema, response.ok ? await response.json() : null)
        return parsed.success ? { kind: parsed.output.result } : null
      }),
  }
}
