import { memberQuery } from '@dining/api-client/queries'
import type { BridgeMessage } from '@dining/contract'

import type { AppServices } from '../app/services.ts'

declare global {
  interface Window {
    /** Of the wrapper on Android, whose objects take texts only: the message as JSON. */
    RewardsApp?: { readonly receive?: (json: string) => void }
    /** Of the wrapper on iOS. */
    webkit?: { readonly messageHandlers?: { readonly rewardsApp?: { readonly postMessage: (message: BridgeMessage) => void } } }
  }
}

/** Sends a message to the wrapper. @returns whether it took it; false in a wrapper without a bridge, or whose bridge fails */
function sendToApp(message: BridgeMessage): boolean {
  try {
    const handler = window.webkit?.messageHandlers?.rewardsApp
    const bridge = window.RewardsApp
    // WebKit's handler is no window: it takes the message alone.
    const send = handler?.postMessage.bind(handler)
    if (send) send(message)
    else if (bridge?.receive) bridge.receive(JSON.stringify(message))
    else return false
    return true
  } catch {
    return false
  }
}

/** Whether the page is shown by a native app that has a bridge. */
export const isInWrapper = (): boolean => window.RewardsApp !== undefined || window.webkit?.messageHandlers?.rewardsApp !== undefined

/** In the native app: gives it the id of the member, now and whenever that changes (PWA-13). */
export function followMember({ api, queryClient, hasSession }: Pick<AppServices, 'api' | 'queryClient' | 'hasSession'>): void {
  if (!isInWrapper()) return
  const { queryKey } = memberQuery(api)
  let sent: string | null | undefined
  const send = () => {
    // With a session, the member may not have loaded yet.
    const publicId = queryClient.getQueryData(queryKey)?.publicId ?? (hasSession() ? undefined : null)
    if (publicId === undefined || publicId === sent) return
    if (sendToApp({ version: 1, type: 'externalUserId', publicId })) sent = publicId
  }
  send()
  queryClient.getQueryCache().subscribe(send)
}
