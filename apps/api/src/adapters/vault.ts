import {
  confirmVerificationAnswerSchema,
  registeredAnswerSchema,
  releaseAnswerSchema,
  startVerificationAnswerSchema,
  tokenizeAnswerSchema,
  type ConfirmVerificationAnswer,
  type ConfirmVerificationRequest,
  type RegisteredAnswer,
  type RegisteredRequest,
  type RegisterLoadedRequest,
  type ReleaseAnswer,
  type ReleaseRequest,
  type StartVerificationAnswer,
  type StartVerificationRequest,
  type TokenizeAnswer,
  type TokenizeRequest,
} from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import { NO_TRACING, type Span, type Tracing } from '@dining/serving'
import * as v from 'valibot'

import { VAULT_LIMITS } from '../config/time-limits.ts'

type Answered<T> = Promise<Result<T, { readonly kind: 'vault-unavailable' }>>

/** The card vault: exchanges the frame's JWE for a token. No other process receives a card number. */
export interface Vault {
  tokenize(request: TokenizeRequest): Answered<TokenizeAnswer>
  /** Registers a card that the partner has loaded into the vault. Safe to repeat. */
  registerLoaded(request: RegisterLoadedRequest): Answered<TokenizeAnswer>
  /** Cards that the vault has registered, in the order of their last registration. */
  registered(request: RegisteredRequest): Answered<RegisteredAnswer>
  /** Ends a card's registration with the card networks. Safe to repeat. */
  release(request: ReleaseRequest): Answered<ReleaseAnswer>
  /** Has the issuer or processor of a registered card show its holder a code. Not repeated: each call may send a code. */
  startVerification(request: StartVerificationRequest): Answered<StartVerificationAnswer>
  /** Checks the code that the holder entered. Safe to repeat with the right code until the verification expires. */
  confirmVerification(request: ConfirmVerificationRequest): Answered<ConfirmVerificationAnswer>
}

interface VaultOptions {
  /** Address of the vault's internal listener. */
  readonly url: string
  /** Authenticates the API to the vault. */
  readonly token: string
  /** Milliseconds for one try; a member waits for this. */
  readonly timeoutMs?: number
  readonly tracing?: Tracing
}

/**
 * The vault over HTTP. A try without an answer is made once more with the same JWE. The vault takes a JWE once, so "already used" on the
 * second try may be the first one's doing: that is returned as unavailable, and the frame makes a new JWE when the member tries again.
 */
export function httpVault({ url, token, timeoutMs = VAULT_LIMITS.forAnswer, tracing = NO_TRACING }: VaultOptions): Vault {
  const once = <T>(path: string, body: unknown, schema: v.GenericSchema<unknown, T>) =>
    tracing.inSpan(`POST ${path}`, { kind: 'client' }, (span) => ask(path, body, schema, span))

  async function ask<T>(path: string, body: unknown, schema: v.GenericSchema<unknown, T>, span: Span): Promise<T | null> {
    span.set({ 'http.request.method': 'POST', 'http.route': path })
    try {
      const response = await fetch(new URL(path, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...tracing.headers() },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      })
      span.set({ 'http.response.status_code': response.status })
      const parsed = v.safeParse(schema, response.ok ? await response.json() : null)
      return parsed.success ? parsed.output : null
    } catch (error) {
      span.fail(error instanceof Error ? error.name : 'unknown')
      return null
    }
  }
  return {
    async tokenize(request) {
      for (let attempt = 1; attempt <= VAULT_LIMITS.tries; attempt++) {
        const answer = await once('/tokenize', request, tokenizeAnswerSchema)
        const usedByUs = attempt > 1 && answer?.result === 'refused' && answer.reason === 'already-used'
        if (answer && !usedByUs) return succeed(answer)
      }
      return fail({ kind: 'vault-unavailable' })
    },
    async registerLoaded(request) {
      for (let attempt = 1; attempt <= VAULT_LIMITS.tries; attempt++) {
        const answer = await once('/cards/register', request, tokenizeAnswerSchema)
        if (answer) return succeed(answer)
      }
      return fail({ kind: 'vault-unavailable' })
    },
    async startVerification(request) {
      const answer = await once('/verifications', request, startVerificationAnswerSchema)
      return answer ? succeed(answer) : fail({ kind: 'vault-unavailable' })
    },
    async confirmVerification(request) {
      const answer = await once('/verifications/confirm', request, confirmVerificationAnswerSchema)
      return answer ? succeed(answer) : fail({ kind: 'vault-unavailable' })
    },
    async registered(request) {
      const answer = await once('/cards/registered', request, registeredAnswerSchema)
      return answer ? succeed(answer) : fail({ kind: 'vault-unavailable' })
    },
    async release(request) {
      const answer = await once('/release', request, releaseAnswerSchema)
      return answer ? succeed(answer) : fail({ kind: 'vault-unavailable' })
    },
  }
}
