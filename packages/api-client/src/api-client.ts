import type { Answer, Call, endpoints } from '@dining/contract'
import type { Result } from '@dining/domain'

import type { ApiError } from './api-error.ts'

type Endpoints = typeof endpoints

/** Name of a call of the API, as the contract's table has it. */
export type CallName = keyof Endpoints
/** What is handed over with a call. */
export type CallOf<Name extends CallName> = Call<Endpoints[Name]>
/** What a call answers. */
export type AnswerOf<Name extends CallName> = Answer<Endpoints[Name]>

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Beside those that every call has, for example an idempotency key. */
  readonly headers?: Readonly<Record<string, string>>
  /** Let the call outlive the page (SESSION-27). */
  readonly keepalive?: boolean
}

export interface ApiClient {
  /**
   * Makes a call and reads its answer with the contract's schema.
   * Never throws: a refusal, a broken line and a strange answer are all ApiErrors.
   */
  call<Name extends CallName>(name: Name, call: CallOf<Name>, options?: CallOptions): Promise<Result<AnswerOf<Name>, ApiError>>
}

/**
 * A client that is there at once and comes with its first call, so that a page which makes none does not wait for the contract's schemas.
 * @param load gives the client; asked once, and once more after it failed
 */
export function lazyClient(load: () => Promise<ApiClient>): ApiClient & { readonly load: () => Promise<unknown> } {
  let loading: Promise<ApiClient> | undefined
  const client = () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw cause
    }))
  return {
    load: client,
    async call(name, call, options) {
      try {
        return await (await client()).call(name, call, options)
      } catch {
        return { ok: false, error: { kind: 'network' } }
      }
    },
  }
}
