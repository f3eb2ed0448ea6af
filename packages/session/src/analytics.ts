import type { AnalyticsEvent } from './analytics-catalogue.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Milliseconds before a page view is sent, so that a page that is left at once does not count (ANALYTICS-03). */
const PAGE_VIEW_DELAY_MS = 500

/** Adds an event to `window.dataLayer`, from where sinks take it (analytics-sinks.ts). It contains no personal data except the member's public id. */
export function track(event: AnalyticsEvent): void {
  const layer = (window.dataLayer ??= [])
  // The layer merges events; without this an event would contain the items of the previous one.
  if ('ecommerce' in event) layer.push({ ecommerce: null })
  layer.push(event)
}

let pendingView: ReturnType<typeof setTimeout> | undefined

/**
 * Sends a page view once the page has been open long enough; a further one in that time replaces it.
 * @param titled resolves when the page has its title; never rejects
 */
export function trackPageView(view: () => Omit<Extract<AnalyticsEvent, { event: 'page_view' }>, 'event'>, titled?: Promise<unknown>): void {
  clearTimeout(pendingView)
  const timer = setTimeout(() => {
    const send = () => {
      if (pendingView === timer) track({ event: 'page_view', ...view() })
    }
    if (titled) void titled.then(send)
    else send()
  }, PAGE_VIEW_DELAY_MS)
  pendingView = timer
}
