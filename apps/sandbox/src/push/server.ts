import { listen } from '../listen.ts'
import { pushRoutes } from './app.ts'
import { openPushService } from './service.ts'

/** Starts a push service in this process, for tests. @param now of the clock by which signatures are checked */
export async function startPushService(now?: () => Date) {
  const service = openPushService(now)
  const { url, close } = await listen(pushRoutes(service), 0)
  return {
    service,
    /** A subscription in place of a browser's. */
    subscribe: () => {
      const { id, path, keys } = service.subscribe()
      return { id, endpoint: url + path, keys }
    },
    close,
  }
}
