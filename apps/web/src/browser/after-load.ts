import { loadFlags } from '@dining/api-client'
import { trustedScript } from '@dining/api-client/trusted-script'
import { readStored, track, writeStored } from '@dining/session'
import type { DataRouter } from 'react-router'

import type { AppServices } from '../app/services.ts'
import type { PageState } from '../app/page-state.ts'
import { isStandalone, watchInstall } from '../app/shell/install-watch.ts'
import { followConnection } from './follow-connection.ts'
import { followMember } from './native-bridge.ts'
import { watchVersion } from './watch-version.ts'
import { WORKER_PATH } from './worker-path.ts'

/** Resolves once the page and its pictures have loaded, so that nothing here competes with them. */
const pageLoad = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

/** A browser may refuse, for instance in a private window; the site works without the worker. */
function registerWorker(): void {
  if (window.top !== window || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register(trustedScript('dining-worker', WORKER_PATH, (url) => url === WORKER_PATH))
    .then(watchVersion)
    .catch(() => undefined)
}

/** Reports a session in a window of the installed site, once (ANALYTICS-06). */
function reportStandalone(): void {
  if (!isStandalone() || readStored('standaloneReported') !== undefined) return
  writeStored('standaloneReported', 'yes')
  track({ event: 'standalone__session' })
}

/** A part of the page loads is measured; never that of a visitor whose browser asks not to be followed, though a report names no visitor. */
function measurePart({ share, route }: NonNullable<PageState['measured']>): void {
  if (Math.random() >= share || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)) return
  import('./measure.ts').then(({ measure }) => measure(route)).catch(() => undefined)
}

/** The mark of a closed popup has the longest life that a browser gives it, from the last page on (POPUP-06). */
function renewPopupMark(): void {
  const closed = readStored('generalPopup')
  if (closed !== undefined) writeStored('generalPopup', closed)
}

/**
 * What each document does once, after it has loaded: it registers the service worker (PWA-09), reports a session in a window of the installed site,
 * renews the mark of a closed popup, starts the vendors that the visitor agrees to, gives the native app the member's id (PWA-13), looks whether the
 * site can be installed, measures the page, and refreshes and sends what this device keeps for use without a connection.
 */
export async function afterLoad(
  { api, queryClient, hasSession, partner }: Pick<AppServices, 'api' | 'queryClient' | 'hasSession' | 'partner'>,
  { measured, vendors, writesEvents }: Pick<PageState, 'measured' | 'vendors' | 'writesEvents'>,
  router: Pick<DataRouter, 'subscribe'>,
): Promise<void> {
  await pageLoad()
  if (writesEvents) import('./vendors/console-sink.ts').then(({ writeToConsole }) => writeToConsole()).catch(() => undefined)
  if (__HAS_VENDORS__ && vendors)
    import('./vendors/follow-consent.ts')
      .then(({ followConsent }) => followConsent(partner.features.vendors, vendors, router, { api, queryClient }))
      .catch(() => undefined)
  if (measured) measurePart(measured)
  registerWorker()
  reportStandalone()
  renewPopupMark()
  followMember({ api, queryClient, hasSession })
  followConnection({ api, queryClient, hasSession })
  // The flag can turn it off at run time; only a build turns it on.
  if (__HAS_INSTALL_BANNER__) {
    const { partnerFeatureFlags, splits } = await loadFlags(api, queryClient)
    const isOn = partnerFeatureFlags['installBanner'] === true
    if (isOn || splits?.includes('installBanner') === true) watchInstall(!isOn)
  }
}
