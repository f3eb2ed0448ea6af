import { memberQuery } from '@dining/api-client/queries'
import { holdsSomething } from '@dining/offline/agreed'

import type { AppServices } from '../app/services.ts'

type Services = Pick<AppServices, 'api' | 'queryClient' | 'hasSession'>

/**
 * Refreshes and sends what this device keeps: after the load, when the connection is back, when the page is shown again, and for a member who signs in. Where it keeps
 * nothing, no code for it is loaded.
 */
export function followConnection(services: Services): void {
  const { queryClient } = services
  const { queryKey } = memberQuery(services.api)
  const publicId = () => queryClient.getQueryData(queryKey)?.publicId
  let isLooking = false
  const look = async () => {
    if (isLooking || !navigator.onLine) return
    isLooking = true
    try {
      if (!(await holdsSomething())) return
      const { keepOffline } = await import('./keep-offline.ts')
      await keepOffline(services)
    } catch {
      // Without the data of this device the page is the same.
    } finally {
      isLooking = false
    }
  }
  window.addEventListener('online', () => void look())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void look())
  let known = publicId()
  queryClient.getQueryCache().subscribe(() => {
    const now = publicId()
    if (now === known) return
    known = now
    if (now !== undefined) void look()
  })
  void look()
}
