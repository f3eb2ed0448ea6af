import { STORED } from '@dining/session'
import type { BrowserContext } from '@playwright/test'

import { stack } from './stack.ts'

const MARKS = [
  { name: STORED.ssoNoticeDismissed.key, value: 'yes' },
  { name: STORED.appAnnouncementDismissed.key, value: 'yes' },
  { name: STORED.generalPopup.key, value: 'this-is-big' },
  // Refused: the journeys of others send nothing to vendors.
  {
    name: STORED.privacyChoices.key,
    value: encodeURIComponent(JSON.stringify({ version: 1, at: '2026-01-01T00:00:00.000Z', measurement: false, marketing: false })),
  },
] as const

/** Makes the visitor one who has closed all notices before, so that none covers what a test uses. */
export async function closeNotices(context: BrowserContext): Promise<void> {
  // The server draws them, so their marks are there before the first page.
  await context.addCookies(
    stack().partners.flatMap(({ origin }) => MARKS.map((mark) => ({ ...mark, secure: true, sameSite: 'Lax' as const, url: origin }))),
  )
}

/** Makes the visitor an unknown one, who has still closed the notices. */
export async function clearCookies(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: new RegExp(`^(?!(?:${MARKS.map(({ name }) => name).join('|')})$)`) })
}
