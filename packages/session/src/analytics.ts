import type { AvailabilityDeadEnd } from '@dining/domain'

/** The analytics events with their properties (ANALYTICS-01 … ANALYTICS-16). */
export type AnalyticsEvent =
  | { readonly event: 'page_view'; readonly path: string; readonly title: string; readonly memberId?: string; readonly merchantId?: string }
  | { readonly event: 'carousel__move'; readonly carousel: string; readonly direction: 'previous' | 'next' }
  | {
      readonly event: 'view_item_list' | 'select_item'
      readonly ecommerce: { readonly item_list_name: string; readonly items: readonly Item[] }
    }
  | { readonly event: 'search'; readonly location: string; readonly restaurantOrCuisine: string; readonly results: number }
  | { readonly event: 'locationPrediction__request' }
  /** The banner that offers to install the site, by the browser's offer or by hand, and what the visitor chose there and in the browser's dialog (ANALYTICS-05). */
  | { readonly event: 'installPrompt__shown'; readonly way: 'prompt' | 'by-hand' }
  | { readonly event: `installPrompt__${'later' | 'accepted' | 'dismissed' | 'installed'}` }
  /** A window of the installed site was opened (ANALYTICS-06). */
  | { readonly event: 'standalone__session' }
  /** The card frame did not load in time (CARD-32). */
  | { readonly event: 'cryptex__failed' }
  /** No table, in the search with the defaults or in one by the visitor (ANALYTICS-10). */
  | {
      readonly event: 'reservation__no_availability_default_search' | 'reservation__no_availability_user_search'
      readonly merchantId: string
      readonly reason: AvailabilityDeadEnd
    }
  /** The way to a table; for one that needs a card, each has a variant (ANALYTICS-11 … ANALYTICS-15). */
  | { readonly event: `reservation__${ReservationStep}` | `reservation__${ReservationStep}_card_on_file`; readonly merchantId: string }

export type ReservationStep = 'slot_selected' | 'login_prompt' | 'user_submit' | 'booking_success' | 'booking_failure'

interface Item {
  readonly item_id: string
  readonly item_name: string
  readonly index?: number
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Milliseconds before a page view is sent, so that a page that is left at once does not count (ANALYTICS-03). */
const PAGE_VIEW_DELAY_MS = 500

/** Adds an event to `window.dataLayer`. It contains no personal data except the member's public id. */
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
