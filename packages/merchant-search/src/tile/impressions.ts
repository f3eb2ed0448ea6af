import type { ApiClient } from '@dining/api-client'

/** A merchant that was seen, and where (ANALYTICS-21). */
export interface SeenMerchant {
  readonly merchantId: string
  /** The name of the carousel. */
  readonly placement: string
}

/** Milliseconds during which records are collected for one call. */
const COLLECT_MS = 2_000
/** The contract's limits of a call and of its texts. */
const MAX_RECORDS = 100
const MAX_PLACEMENT = 60
const MAX_USER_AGENT = 400

interface ImpressionRecord extends SeenMerchant {
  readonly channel: 'web'
  /** ISO time at which it was seen. */
  readonly dateTime: string
  readonly userAgent: string
}

const waiting: ImpressionRecord[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let send = () => {}

/**
 * Records that merchants were seen (ANALYTICS-17). Records are sent together: 2 seconds after the first, or when the page is left or
 * hidden, by a call that outlives the page (ANALYTICS-18). A failed call is neither repeated nor reported (ANALYTICS-20).
 */
export function recordSeen(api: ApiClient, seen: readonly SeenMerchant[]): void {
  const dateTime = new Date().toISOString()
  const userAgent = navigator.userAgent.slice(0, MAX_USER_AGENT)
  for (const { merchantId, placement } of seen)
    waiting.push({ merchantId, placement: placement.slice(0, MAX_PLACEMENT), channel: 'web', dateTime, userAgent })
  send = () => {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) void api.call('recordImpressions', { body: waiting.splice(0, MAX_RECORDS) })
  }
  timer ??= setTimeout(send, COLLECT_MS)
}

const sendWhenHidden = () => document.visibilityState === 'hidden' && send()
document.addEventListener('visibilitychange', sendWhenHidden)
// Safari leaves a page without the event above.
addEventListener('pagehide', () => send())
