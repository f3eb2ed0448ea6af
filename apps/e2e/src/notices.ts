import { STORED } from '@dining/session'
import type { BrowserContext } from '@playwright/test'

/** Makes the visitor one who has closed all notices before, so that none covers what a test uses. */
export async function closeNotices(context: BrowserContext): Promise<void> {
  const keys = {
    session: STORED.ssoNoticeDismissed.key,
    cookie: STORED.appAnnouncementDismissed.key,
    local: STORED.generalPopup.key,
  }
  await context.addInitScript(({ session, cookie, local }) => {
    if (window.top !== window) return
    try {
      sessionStorage.setItem(session, 'yes')
      localStorage.setItem(local, 'this-is-big')
      document.cookie = `${cookie}=yes; Path=/; SameSite=Lax; Secure`
    } catch {
      // A page without storage of its own.
    }
  }, keys)
}
