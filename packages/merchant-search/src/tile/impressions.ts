import type { ApiClient } from '@dining/api-client'
import { PUBLIC_ID_HEADER } from '@dining/contract'
import { IMPRESSION_LIMITS } from '@dining/domain'
import { readStored } from '@dining/session'

/** Milliseconds during which records are collected for one call. */
const COLLECT_MS = 2_000

interface ImpressionRecord {
  readonly merchantId: string
  readonly placement: string
  readonly channel: 'web'
  /** ISO time at which it was seen. */
  readonly dateTime: string
  readonly userAgent: string
}

const waiting: ImpressionRecord[] = []
let client: ApiClient | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function send() {
  clearTimeout(timer)
  timer = undefined
  const publicId = readStored('publicId')
  // In addition to the JSON headers and the anti-forgery token of every such call (ANALYTICS-19).
  const headers = publicId === undefined ? {} : { [PUBLIC_ID_HEADER]: publicId }
  while (waiting.length > 0) void client?.call('recordImpressions', { body: waiting.splice(0, IMPRESSION_LIMITS.records) }, { headers })
}

/**
 * Records that merchants were seen in a carousel (ANALYTICS-17). Records are sent together: 2 seconds after the first, or when the page
 * is left or hidden, by a call that outlives the page (ANALYTICS-18). A failed call is neither repeated nor reported (ANALYTICS-20).
 */
export function recordSeen(api: ApiClient, placement: string, merchantIds: readonly string[]): void {
  client = api
  const shared = {
    placement: placement.slice(0, IMPRESSION_LIMITS.placement),
    channel: 'web',
    dateTime: new Date().toISOString(),
    userAgent: navigator.userAgent.slice(0, IMPRESSION_LIMITS.userAgent),
  } as const
  for (const merchantId of merchantIds) waiting.push({ merchantId, ...shared })
  timer ??= setTimeout(send, COLLECT_MS)
}

document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
// Safari leaves a page without the event above.
addEventListener('pagehide', send)
