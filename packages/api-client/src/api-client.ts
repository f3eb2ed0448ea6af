import type { Answer, Call, endpoints, ErrorCode, FieldError } from '@dining/contract'
import type { Result } from '@dining/domain'

import type { CaptchaFault } from './captcha/fault.ts'

/** Why a call returned no answer. It is data, so that screens decide by `kind` and `code`, never by text. */
export type ApiError =
  /** The API refused the call with a problem document (RFC 9457). `body` is the whole document, for calls that add to it (CARD-08). */
  | {
      readonly kind: 'problem'
      readonly status: number
      readonly code: ErrorCode
      readonly requestId: string
      /** The reason phrase of the answer (API-06); HTTP/2 has none. */
      readonly statusText?: string
      /** Per field, in the order of the form. */
      readonly errors: readonly FieldError[]
      /** ISO time at which a locked account opens again. */
      readonly unlocksAt?: string | undefined
      /** Seconds. */
      readonly retryAfter?: number | undefined
      readonly body: unknown
    }
  /** Not OK and without a problem document, such as the answer of a proxy (API-06). */
  | { readonly kind: 'status'; readonly status: number; readonly statusText: string }
  /** The server answered with a redirect, which is not followed (ENROLL-12, ENROLL-16). */
  | { readonly kind: 'redirected' }
  /** No answer at all. */
  | { readonly kind: 'network' }
  /** The caller cancelled the call, or it timed out. */
  | { readonly kind: 'aborted' }
  /** OK, but the answer does not match the contract. */
  | { readonly kind: 'malformed'; readonly status: number }
  /** Nothing was sent, because only the placeholder token is stored (CSRF-05). */
  | { readonly kind: 'no-token' }
  /** Nothing was sent, or not again, because there is no captcha's token (FORM-21, FORM-22, FORM-24). */
  | { readonly kind: 'captcha'; readonly fault: CaptchaFault }

/** The status text, or the code of our API's refusal where the answer has none (API-06). */
function messageOf(error: ApiError): string {
  if (error.kind === 'status') return error.statusText || String(error.status)
  return error.kind === 'problem' ? `${error.status} ${error.statusText || error.code}` : error.kind
}

/** Carries an ApiError through code that can only fail by throwing (TanStack Query, loaders). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly error: ApiError

  constructor(error: ApiError) {
    super(messageOf(error))
    this.error = error
  }
}

/** Whole minutes to wait before a call that was refused for too many attempts can be repeated. */
export function minutesToWait(error: ApiError): number {
  const seconds = error.kind === 'problem' ? (error.retryAfter ?? 0) : 0
  return Math.max(1, Math.ceil(seconds / 60))
}

/** Whether the server reports that the visitor is not signed in (API-05). */
export function isUnauthorized(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.error.kind === 'problem' && failure.error.code === 'unauthorized'
}

/** Whether the server reports that the resource does not exist. */
export function isNotFound(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.error.kind === 'problem' && failure.error.code === 'not-found'
}

type Endpoints = typeof endpoints

/** Name of a call of the API in the contract's table. */
export type CallName = keyof Endpoints
/** The input of a call. */
export type CallOf<Name extends CallName> = Call<Endpoints[Name]>
/** The output of a call. */
export type AnswerOf<Name extends CallName> = Answer<Endpoints[Name]>

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Headers in addition to those of every call, for example an idempotency key. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface ApiClient {
  /**
   * Makes a call and reads its answer with the contract's schema.
   * Never throws: a refusal, a network failure and an unexpected answer are all ApiErrors.
   */
  call<Name extends CallName>(name: Name, call: CallOf<Name>, options?: CallOptions): Promise<Result<AnswerOf<Name>, ApiError>>
}

/**
 * A client that loads with its first call, so that a page without calls does not load the contract's schemas.
 * @param load loads the client; called once, and again after a failure
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
