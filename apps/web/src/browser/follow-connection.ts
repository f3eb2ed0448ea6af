import { DATABASE } from '@dining/offline/agreed'

import type { AppServices } from '../app/services.ts'

type Services = Pick<AppServices, 'api' | 'queryClient' | 'hasSession'>

/** Whether this device keeps anything: the database exists only then. A browser that does not list its databases may hold it. */
async function holdsSomething(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false
  if (typeof indexedDB.databases !== 'function') return true
  return (await indexedDB.databases()).some(({ name }) => name === DATABASE)
}

/** Refreshes and sends what this device keeps, after the load and whenever the connection is back. Where it keeps nothing, no code for it is loaded. */
export function followConnection(services: Services): void {
  const look = async () => {
    if (!navigator.onLine || !(await holdsSomething())) return
    const { keepOffline } = await import('./keep-offline.ts')
    await keepOffline(services)
  }
  // Without the data of this device the page is the same.
  const lookOrNot = () => void look().catch(() => undefined)
  window.addEventListener('online', lookOrNot)
  lookOrNot()
}
