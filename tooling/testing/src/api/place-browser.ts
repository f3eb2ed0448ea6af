import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Permissions that a DevTools session sets end with that session, so each page keeps one. */
const devToolsOf = new WeakMap<Page, CDPSession>()

/**
 * Sets the browser's position and allows the page to read it; null denies it. The permission is set to "denied" explicitly: after
 * `clearPermissions()` alone, some Chromium versions keep a permission that was granted before.
 */
export const placeBrowser: BrowserCommand<[at: Position | null]> = async ({ context, page }, at) => {
  await context.setGeolocation(at)
  const devTools = devToolsOf.get(page) ?? (await context.newCDPSession(page))
  devToolsOf.set(page, devTools)
  const { targetInfo } = await devTools.send('Target.getTargetInfo')
  await devTools.send('Browser.setPermission', {
    ...(targetInfo.browserContextId === undefined ? {} : { browserContextId: targetInfo.browserContextId }),
    origin: new URL(page.url()).origin,
    permission: { name: 'geolocation' },
    setting: at === null ? 'denied' : 'granted',
  })
}
