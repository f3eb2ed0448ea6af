import type { AnalyticsEvent } from './analytics-catalogue.ts'
import { parseEvent } from './analytics-catalogue.ts'

/** Takes the events of a page: the console in development, and the vendors to which the visitor agrees (apps/web/src/browser/vendors). */
export interface EventSink {
  readonly send: (event: AnalyticsEvent) => void
  /** Called for an entry that the catalogue does not have; such entries reach no vendor. */
  readonly refuse?: (entry: unknown) => void
}

/**
 * Hands every entry of `window.dataLayer` from now on to a sink, also those of other scripts. The layer itself is the port, so that pages without a sink
 * carry no code for it.
 */
export function addSink({ send, refuse }: EventSink): void {
  const layer = (window.dataLayer ??= [])
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    const length = push(...entries)
    for (const entry of entries) {
      const event = parseEvent(entry)
      if (event) send(event)
      else refuse?.(entry)
    }
    return length
  }
}
