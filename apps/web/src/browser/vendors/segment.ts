import type { VendorAccounts } from '@dining/domain'
import type { AnalyticsEvent } from '@dining/session'

import type { VendorSink } from './vendor-sink.ts'

/** Milliseconds after an event until it is sent, with those that have followed. */
const WAIT_MS = 2_000
/** Events of a batch; the service takes 500 kB. */
const MOST = 50

/**
 * The HTTP API of Segment ("HTTP API source", `/v1/batch`), called by our own code. The visitor has an id for this document only, nothing is stored, and
 * the service is asked not to keep the address of the connection (`context.ip`).
 */
export function startSegment({ endpoint, writeKey }: NonNullable<VendorAccounts['segment']>): VendorSink {
  const anonymousId = crypto.randomUUID()
  let waiting: object[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const body = JSON.stringify({ writeKey, sentAt: new Date().toISOString(), batch: waiting })
    waiting = []
    // As plain text it needs no preflight, as in the service's own library. What is lost is lost: an event is not worth a retry.
    fetch(endpoint, { method: 'POST', headers: { 'content-type': 'text/plain' }, body, keepalive: true, credentials: 'omit' }).catch(
      () => undefined,
    )
  }

  function messageOf({ event, ...properties }: AnalyticsEvent) {
    const common = { messageId: crypto.randomUUID(), timestamp: new Date().toISOString(), anonymousId, context: { ip: '0.0.0.0' } }
    return event === 'page_view'
      ? { ...common, type: 'page', name: 'title' in properties ? properties.title : '', properties }
      : { ...common, type: 'track', event, properties }
  }

  window.addEventListener('pagehide', flush)
  return {
    send(event) {
      waiting.push(messageOf(event))
      if (waiting.length >= MOST) flush()
      else timer ??= setTimeout(flush, WAIT_MS)
    },
    allow: () => undefined,
    stop() {
      clearTimeout(timer)
      waiting = []
      window.removeEventListener('pagehide', flush)
      return false
    },
  }
}
