import type { Answer, Call, endpoints, ErrorCode, FieldError } from '@dining/contract'
import type { Result } from '@dining/domain'

/** Why a call gave no answer. Data, so that screens decide by `kind` and `code`, never by prose. */
export type ApiError =
  /** The API refused and said why (RFC 9457). `body` is the whole document, for calls that put more into it (CARD-08). */
  | {
      readonly kind: 'problem'
      readonly status: number
      readonly code: ErrorCode
      readonly requestId: string
      /** Per field, in the order of the form. */
      readonly errors: readonly FieldError[]
      /** ISO time at which a locked account opens again. */
      readonly unlocksAt?: string | undefined
      /** Seconds. */
      readonly retryAfter?: number | undefined
      readonly body: unknown
    }
  /** Not OK and without a problem document: a proxy's answer (API-06). */
  | { readonly kind: 'status'; readonly status: number; readonly statusText: string }
  /** The server sent the call elsewhere; it isn't followed (ENROLL-12, ENROLL-16). */
  | { readonly kind: 'redirected' }
  /** No answer at all. */
  | { readonly kind: 'network' }
  /** The caller gave up, or its time ran out. */
  | { readonly kind: 'aborted' }
  /** OK, but not what the contract says. */
  | { readonly kind: 'malformed'; readonly status: number }
  /** Nothing was sent, because only the placeholder token is stored (CSRF-05). */
  | { readonly kind: 'no-token' }

/** Carries an ApiError through code that can only fail by throwing (TanStack Query, loaders). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly error: ApiError

  constructor(error: ApiError) {
    super(error.kind === 'problem' ? `${error.status} ${error.code}` : error.kind)
    this.error = error
  }
}

/** Whole minutes to wait before a call that was refused for too many attempts can be tried again. */
export function minutesToWait(error: ApiError): number {
  const seconds = error.kind === 'problem' ? (error.retryAfter ?? 0) : 0
  return Math.max(1, Math.ceil(seconds / 60))
}

/** Did the server say that nobody is signed in (API-05)? */
export function isUnauthorized(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.error.kind === 'problem' && failure.error.code === 'unauthorized'
}

/** Did the server say that there is no such thing? */
export function isNotFound(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.error.kind === 'problem' && failure.error.code === 'not-found'
}

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
