import { tokenizeAnswerSchema, type TokenizeAnswer, type TokenizeRequest } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

/** The card vault: turns the frame's JWE into a token. It alone ever sees a number. */
export interface Vault {
  tokenize(request: TokenizeRequest): Promise<Result<TokenizeAnswer, { readonly kind: 'vault-unavailable' }>>
}

interface VaultOptions {
  /** Address of the vault's internal listener. */
  readonly url: string
  /** Proves to the vault that it is the API that asks. */
  readonly token: string
  readonly fetch?: typeof fetch
  readonly timeoutMs?: number
}

/** Milliseconds for one try; a member waits for this. */
const TIMEOUT_MS = 4000
const TRIES = 2

/**
 * The vault over HTTP. A try that got no answer is made once more with the same JWE: the vault answers a JWE that it has already turned
 * into a token for this API with that same token, so a repeat can neither fail nor make a second one.
 */
export function httpVault({ url, token, fetch: send = fetch, timeoutMs = TIMEOUT_MS }: VaultOptions): Vault {
  async function once(request: TokenizeRequest): Promise<TokenizeAnswer | null> {
    try {
      const response = await send(new URL('/tokenize', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) return null
      const parsed = v.safeParse(tokenizeAnswerSchema, await response.json())
      return parsed.success ? parsed.output : null
    } catch {
      return null
    }
  }
  return {
    async tokenize(request) {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const answer = await once(request)
        if (answer) return succeed(answer)
      }
      return fail({ kind: 'vault-unavailable' })
    },
  }
}
