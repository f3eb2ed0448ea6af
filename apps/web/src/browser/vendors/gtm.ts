import { trustedScript } from '@dining/api-client/trusted-script'
import type { Purpose, VendorAccounts } from '@dining/domain'
import { writeCookie } from '@dining/session'

import type { VendorSink } from './vendor-sink.ts'

/** Google's cookies on our host (Google Analytics cookie usage on websites; Google Ads conversion linker). */
const COOKIES = /^(?:_ga(?:_.*)?|_gid|_gat(?:_.*)?|_gcl_.*|_dc_gtm_.*|FPID|FPLC)$/

/**
 * The data layer of the vendor. The site's own, `window.dataLayer`, has events from before the visitor's decision, and is never given away; a container
 * reads this one by the parameter `l` of its address.
 */
const LAYER = 'vendorLayer'

declare global {
  interface Window {
    [LAYER]?: unknown[]
  }
}

/** A command of gtag.js, which recognizes it by the type of the entry: an arguments object. An array would be a list of events. */
const command: (...values: readonly unknown[]) => void = function () {
  window[LAYER]?.push(arguments)
}

/** Consent mode of Google's tags: what each type of storage belongs to. */
function consentOf(purposes: readonly Purpose[]) {
  const state = (purpose: Purpose) => (purposes.includes(purpose) ? 'granted' : 'denied')
  const marketing = state('marketing')
  return { analytics_storage: state('measurement'), ad_storage: marketing, ad_user_data: marketing, ad_personalization: marketing }
}

/** A cookie may have been written for this host or for a domain above it. */
function removeCookies(): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
  for (const name of document.cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? ''))
    if (COOKIES.test(name)) {
      document.cookie = writeCookie(name, '', 0)
      for (const domain of domains) document.cookie = `${writeCookie(name, '', 0)}; Domain=${domain}`
    }
}

/** Google Tag Manager: its script loads now, and gets events by its own data layer. The address of a page is given without its query. */
export function startGtm({ script }: NonNullable<VendorAccounts['gtm']>, purposes: readonly Purpose[]): VendorSink {
  window[LAYER] = []
  // First of all, so that no tag runs without it.
  command('consent', 'default', consentOf(purposes))
  const at = (path: string) => command('set', { page_location: window.location.origin + path, page_referrer: '' })
  at('/')
  window[LAYER].push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const element = document.createElement('script')
  element.async = true
  element.src = trustedScript('dining-vendor', `${script}&l=${LAYER}`, (url) => url === `${script}&l=${LAYER}`)
  document.head.append(element)
  return {
    send(event) {
      if (event.event === 'page_view') at(event.path)
      // The layer merges events; without this an event would contain the items of the previous one.
      if ('ecommerce' in event) window[LAYER]?.push({ ecommerce: null })
      window[LAYER]?.push({ ...event })
    },
    allow: (allowed) => command('consent', 'update', consentOf(allowed)),
    stop() {
      command('consent', 'update', consentOf([]))
      removeCookies()
      return true
    },
  }
}
