import { createHash } from 'node:crypto'

import { readAtMost } from '@dining/serving'
import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel'

import { describeError, type Log } from '../observability/log.ts'

/** A service that looks up leaked passwords and receives only a part of their hash (k-anonymity). */
export interface BreachedRange {
  /** Whether the password is known to be leaked. Also false if the service fails or is slow, so that its failure rejects no password. */
  has(password: string): Promise<boolean>
}

/** Without a service no password counts as leaked. */
export const NO_BREACHED_RANGE: BreachedRange = { has: () => Promise.resolve(false) }

/** Hexadecimal digits of the SHA-1 that leave this process. */
const PREFIX_DIGITS = 5
/** Milliseconds for an answer: a member waits for it. */
const TIMEOUT_MS = 1_000
/** A range has about a thousand lines of 40 bytes. */
const MAX_BYTES = 512 * 1024
/** Consecutive failures after which the service is not called for a while, so that it delays no request. */
const PAUSE = { after: 3, forMs: 30_000 }

interface Options {
  readonly url: string
  readonly log: Log
  readonly timeoutMs?: number
}

/**
 * Asks a service with the range API of Have I Been Pwned: `GET <url>/range/<first five digits of the SHA-1>` returns lines of `<rest>:<count>`.
 * The answer is padded to hide its size; lines of padding have the count 0.
 */
export function httpBreachedRange({ url, log, timeoutMs = TIMEOUT_MS }: Options): BreachedRange {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: PAUSE.forMs, breaker: new ConsecutiveBreaker(PAUSE.after) })
  const base = url.replace(/\/$/, '')

  async function rangeOf(prefix: string): Promise<string> {
    const response = await fetch(`${base}/range/${prefix}`, {
      headers: { 'add-padding': 'true', 'user-agent': 'dining-api' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`The breached password service answered ${response.status}`)
    return readText(response)
  }

  return {
    async has(password) {
      const digest = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase()
      const [prefix, rest] = [digest.slice(0, PREFIX_DIGITS), digest.slice(PREFIX_DIGITS)]
      try {
        const range = await breaker.execute(() => rangeOf(prefix))
        return range.split('\n').some((line) => {
          const [suffix = '', count = ''] = line.trim().split(':')
          return suffix.toUpperCase() === rest && Number(count) > 0
        })
      } catch (error) {
        // Neither the password nor a part of its hash is logged.
        log.warn({ event: 'breached-range-failed', ...describeError(error) })
        return false
      }
    },
  }
}

async function readText(response: Response): Promise<string> {
  const bytes = await readAtMost(response.body ?? [], MAX_BYTES)
  if (!bytes) throw new Error(`The breached password service answered more than ${MAX_BYTES} bytes`)
  return bytes.toString('utf8')
}
