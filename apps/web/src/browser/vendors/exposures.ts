import { loadFlags, shownSplits } from '@dining/api-client'
import type { PartnerFlag } from '@dining/domain'
import { paths, track, type AnalyticsEvent } from '@dining/session'
import type { DataRouter } from 'react-router'

import type { AppServices } from '../../app/services.ts'

type Exposure = Extract<AnalyticsEvent, { event: 'experiment__exposure' }>

/** The exposures of the page that is shown, by its path. */
const shown = { path: '', exposures: new Map<PartnerFlag, Exposure>() }

/** What the page that is shown has reported, for a vendor to which the visitor agrees now. */
export const exposuresOfPage = (): readonly Exposure[] => (shown.path === window.location.pathname ? [...shown.exposures.values()] : [])

/**
 * Reports each flag of a share that a page shows, once for each page: those that components read (`useFlag`), and the page that a flag removes, whose
 * loader reads it. It names the flag and its value, never the number or id by which the share is drawn.
 */
export function followExposures(
  { api, queryClient }: Pick<AppServices, 'api' | 'queryClient'>,
  router: Pick<DataRouter, 'subscribe'>,
): void {
  async function report(flag: PartnerFlag) {
    const { pathname } = window.location
    const { partnerFeatureFlags, splits } = await loadFlags(api, queryClient)
    if (splits?.includes(flag) !== true || pathname !== window.location.pathname) return
    if (shown.path !== pathname) Object.assign(shown, { path: pathname, exposures: new Map() })
    if (shown.exposures.has(flag)) return
    const event: Exposure = { event: 'experiment__exposure', flag, variant: partnerFeatureFlags[flag] === true ? 'on' : 'off' }
    shown.exposures.set(flag, event)
    track(event)
  }
  const reportPage = () => {
    if (window.location.pathname === paths.discover()) void report('discoverPage')
  }

  shownSplits.follow = (flag) => void report(flag)
  for (const flag of shownSplits.flags) void report(flag)
  reportPage()
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') reportPage()
  })
}
