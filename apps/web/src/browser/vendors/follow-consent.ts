import type { Purpose, Vendor, VendorAccounts, VendorKind } from '@dining/domain'
import type { AnalyticsEvent } from '@dining/session'
import { vendorEvent } from '@dining/session/analytics-catalogue'
import { addSink } from '@dining/session/analytics-sinks'
import { createPath, type DataRouter } from 'react-router'

import { allowedPurposes, useConsent } from '../../app/shell/consent.ts'
import type { AppServices } from '../../app/services.ts'
import { isVendorFree } from '../../app/shell/vendor-free.ts'
import { exposuresOfPage, followExposures } from './exposures.ts'
import { startGtm } from './gtm.ts'
import { startSegment } from './segment.ts'
import type { VendorSink } from './vendor-sink.ts'

function start(kind: VendorKind, { gtm, segment }: VendorAccounts, purposes: readonly Purpose[]): VendorSink | undefined {
  if (kind === 'gtm') return gtm && startGtm(gtm, purposes)
  return segment && startSegment(segment)
}

/** What a vendor that starts now gets: everything since the document began if the visitor had agreed before, else the page that is shown. */
function backlog(hadAgreed: boolean): readonly AnalyticsEvent[] {
  const events = (window.dataLayer ?? []).map(vendorEvent).filter((event) => event !== null)
  if (hadAgreed) return events
  const shown = events.findLast(({ event }) => event === 'page_view')
  return [...(shown ? [shown] : []), ...exposuresOfPage()]
}

/**
 * Starts the vendors of this document for whose purposes the visitor agrees, and ends them when the visitor no longer does. Events reach a vendor only
 * from here, and only as the catalogue has them. A page without vendors' code is loaded as a document of its own once such code has run.
 */
export function followConsent(
  vendors: readonly Vendor[],
  accounts: VendorAccounts,
  router: Pick<DataRouter, 'subscribe'>,
  services: Pick<AppServices, 'api' | 'queryClient'>,
): void {
  const running = new Map<VendorKind, VendorSink>()
  let hasScript = false

  function apply(hadAgreed: boolean) {
    const allowed = allowedPurposes(vendors)
    let needsReload = false
    for (const { kind, purposes } of vendors) {
      const may = purposes.filter((purpose) => allowed.includes(purpose))
      const sink = running.get(kind)
      if (sink && may.length > 0) sink.allow(may)
      if (sink && may.length === 0) {
        running.delete(kind)
        needsReload = sink.stop() || needsReload
      }
      if (sink || may.length === 0) continue
      const started = start(kind, accounts, may)
      if (!started) continue
      running.set(kind, started)
      if (kind === 'gtm') hasScript = true
      for (const event of backlog(hadAgreed)) started.send(event)
    }
    // A script that has run cannot be taken back.
    if (needsReload) window.location.reload()
  }

  useConsent.setState({ accounts })
  apply(true)
  addSink({
    send(seen) {
      // The visitor may have decided in another tab.
      if (running.size > 0) apply(true)
      const event = vendorEvent(seen)
      if (event) for (const sink of running.values()) sink.send(event)
    },
  })
  followExposures(services, router)
  useConsent.subscribe((now, before) => {
    if (now.decisions !== before.decisions) apply(false)
  })
  router.subscribe(({ navigation }) => {
    if (hasScript && navigation.state === 'loading' && isVendorFree(navigation.location.pathname))
      window.location.assign(createPath(navigation.location))
  })
}
