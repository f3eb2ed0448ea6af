import { STORED } from '@dining/session'
import type { BrowserContext } from '@playwright/test'

import { stack } from './stack.ts'

const MARK = { name: STORED.appAnnouncementDismissed.key, value: 'yes', secure: true, sameSite: 'Lax' } as const

/** Makes the visitor one who has closed all notices before, so that none covers what a test uses. */
export async function closeNotices(context: BrowserContext): Promise<void> {
  const keys = { session: STORED.ssoNoticeDismissed.key, local: STORED.generalPopup.key }
  await context.addInitScript(({ session, local }) => {
    if (window.top !== window) return
    try {
      sessionStorage.setItem(session, 'yes')
      localStorage.setItem(local, 'this-is-big')
    } catch {
      // A page without storage of its own.
    }
  }, keys)
  // The server draws this one, so its mark is there before the first page.
  await context.addCookies(stack().partners.map(({ origin }) => ({ ...MARK, url: origin })))
}

/** Makes the visitor an unknown one, who has still closed the notices. */
export async function clearCookies(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: new RegExp(`^(?!${MARK.name}$)`) })
}
