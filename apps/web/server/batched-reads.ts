import type { ApiAnswer } from '@dining/api-client/client'
import { MAX_READS, READS_PATH, readsSchema } from '@dining/contract'
import { safeParse } from 'valibot'

type Send = (call: Request) => Promise<ApiAnswer>

interface Waiting {
  readonly call: Request
  readonly resolve: (answer: ApiAnswer | Promise<ApiAnswer>) => void
}

/**
 * Sends the reading calls that a page makes at the same time as one request (`READS_PATH`). Calls that the API does not answer there, and all of them if
 * that request is refused, are sent on their own; so an API of an older version serves, too.
 * @param apiUrl origin, or origin and path, of the API
 * @param send sends one request
 */
export function batchReads(apiUrl: string, send: Send): Send {
  const base = new URL(apiUrl).href.replace(/\/$/, '')
  let waiting: Waiting[] = []

  function sendAll(): void {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += MAX_READS) void sendTogether(all.slice(from, from + MAX_READS))
  }

  async function sendTogether(batch: readonly Waiting[]): Promise<void> {
    const [first] = batch
    const answers = first && batch.length > 1 ? await together(first.call, batch) : null
    for (const [index, { call, resolve }] of batch.entries()) resolve(answers?.[index] ?? send(call))
  }

  /** The answers in order, null for a call that has to be sent on its own; or a rejected promise for each, if the API cannot be reached. */
  async function together(first: Request, batch: readonly Waiting[]): Promise<readonly (ApiAnswer | Promise<ApiAnswer> | null)[] | null> {
    const query = new URLSearchParams(batch.map(({ call }) => ['call', call.url.slice(base.length)]))
    try {
      const response = await send(new Request(`${base}${READS_PATH}?${query.toString()}`, { headers: first.headers, redirect: 'manual' }))
      const parsed = response.ok ? safeParse(readsSchema, await response.json()) : null
      if (!parsed?.success || parsed.output.length !== batch.length) return null
      return parsed.output.map((one) => one && answerOf(one))
    } catch (cause) {
      return batch.map(() => Promise.reject(cause instanceof Error ? cause : new Error(String(cause))))
    }
  }

  return (call) => {
    if (call.method !== 'GET') return send(call)
    return new Promise((resolve) => {
      // After everything that the page's loaders do without waiting for the API.
      if (waiting.length === 0) setImmediate(sendAll)
      waiting.push({ call, resolve })
    })
  }
}

const answerOf = ({ status, body }: { readonly status: number; readonly body?: unknown }): ApiAnswer => ({
  ok: status >= 200 && status < 300,
  status,
  statusText: '',
  type: 'default',
  json: () => Promise.resolve(body),
})
