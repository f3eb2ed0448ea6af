import '@dining/ui/base.css'
import { ToastProvider } from '@dining/forms'
import { openScreen, type Arrival, type OpenScreen } from '@dining/testing'
import type { ReactNode } from 'react'
import { commands, page } from 'vitest/browser'

import { partnerOf, type CardStart } from './fixture.ts'

/** Shows a screen to a signed-in member with the real vault behind it. */
export function openPage(
  screen: (vaultOrigin: string) => ReactNode,
  start: Partial<CardStart> = {},
  before: (opened: OpenScreen) => unknown = () => {},
): Promise<OpenScreen> {
  return openScreen({
    partner: partnerOf(start),
    arrive: () => commands.openCards(location.origin, { cards: [], memberType: 'EnrolledCardMember', signedIn: true, ...start }),
    at: '/',
    screen,
    before,
    wrap: (children) => <ToastProvider>{children}</ToastProvider>,
  })
}

/** The number's field inside the vault's frame. */
export const cardNumber = () => page.frameLocator(page.getByTitle('Secure card entry')).getByRole('textbox', { name: /^Card number/ })

declare module 'vitest/browser' {
  interface BrowserCommands {
    openCards: (parentOrigin: string, start: CardStart) => Promise<Arrival>
  }
}
