import { PLACEHOLDER_TOKEN } from '@dining/contract/anti-forgery'

/** Milliseconds from start-up after which the placeholder is stored if no token has arrived (CSRF-04, CSRF-06). */
export const TOKEN_TIMEOUT_MS = 35_000
/** Retries after the first attempt (CSRF-03). */
export const TOKEN_RETRIES = 5
/** Milliseconds before the first retry; doubled for each further one, so that the last retry happens before the timeout. */
const FIRST_RETRY_MS = 1_000

export interface TokenSource {
  /** The token to send. Waits while the first one loads; undefined when only the placeholder is stored (CSRF-05). */
  take(): Promise<string | undefined>
  /** Stores a token that arrived with another answer: sign-in and sign-up return the token of the new session. */
  keep(token: string): void
  /** Fetches a new token after the server refused the stored one; undefined if that fails. */
  renew(): Promise<string | undefined>
}

export interface TokenKeeper extends TokenSource {
  /** Starts fetching, once per page load (CSRF-01). */
  start(): void
}

interface TokenKeeperOptions {
  /** One attempt; undefined if it failed. */
  readonly fetchToken: () => Promise<string | undefined>
  /** The storage of the token; session storage in a browser (CSRF-02). */
  readonly read: () => string | undefined
  readonly write: (token: string) => void
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Stores the anti-forgery token of this browser tab (CSRF-01 … CSRF-06). */
export function createTokenKeeper({ fetchToken, read, write }: TokenKeeperOptions): TokenKeeper {
  let settled = false
  let settle: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => (settle = resolve))

  function keep(token: string) {
    write(token)
    settled = true
    settle()
  }

  async function fetchWithRetries() {
    for (let attempt = 0; attempt <= TOKEN_RETRIES; attempt++) {
      if (attempt > 0) await wait(FIRST_RETRY_MS * 2 ** (attempt - 1))
      const token = await fetchToken()
      // A token that arrived with another answer in the meantime belongs to a newer session than this one.
      if (token !== undefined) return settled && read() !== PLACEHOLDER_TOKEN ? undefined : keep(token)
    }
  }

  return {
    start() {
      void fetchWithRetries()
      setTimeout(() => settled || keep(PLACEHOLDER_TOKEN), TOKEN_TIMEOUT_MS)
    },
    keep,
    async take() {
      await arrival
      const token = read()
      return token === PLACEHOLDER_TOKEN ? undefined : token
    },
    async renew() {
      const token = await fetchToken()
      if (token !== undefined) keep(token)
      return token
    },
  }
}
