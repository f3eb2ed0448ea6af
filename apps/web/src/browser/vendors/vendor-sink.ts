import type { Purpose } from '@dining/domain'
import type { AnalyticsEvent } from '@dining/session'

/** A running vendor. */
export interface VendorSink {
  readonly send: (event: AnalyticsEvent) => void
  /** Tells the vendor for which purposes the visitor still agrees. */
  readonly allow: (purposes: readonly Purpose[]) => void
  /** Ends it and removes what it has stored. @returns whether only another document ends it wholly, since its script has run */
  readonly stop: () => boolean
}
