import { INSTALL_SNOOZE_MS } from '@dining/domain'
import { writeStored } from '@dining/session'
import { create } from 'zustand'

/** The browser's offer to install the site, an event of Chromium alone; it can be shown once (PWA-07). */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Set by the page's first script, before other code runs (server/later-scripts.ts). */
    installPrompt?: InstallPrompt
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

interface Install {
  /** The browser's offer, until it was shown (PWA-07, PWA-08). */
  readonly prompt: InstallPrompt | null
  /** Whether the visitor installs the site by hand, as in Safari on iOS (PWA-02). */
  readonly isByHand: boolean
  /** Whether the visitor is of the share without the banner: it is only reported where it would have been shown. */
  readonly isWithheld: boolean
}

const IMPOSSIBLE: Install = { prompt: null, isByHand: false, isWithheld: false }

/** How this visitor may install the site now; install-watch.ts writes it after the page's load. */
export const useInstall = create<Install>(() => IMPOSSIBLE)

/** Whether the banner may be shown (PWA-06). */
export const canInstall = ({ prompt, isByHand }: Install): boolean => prompt !== null || isByHand

/** Hides the banner: the site is installed, or the offer was shown (PWA-08). */
export const endInstall = (): void => useInstall.setState(IMPOSSIBLE)

/** Hides the banner for 30 days (PWA-03, SESSION-47). */
export function snoozeInstall(): void {
  writeStored('installSnoozedUntil', String(Date.now() + INSTALL_SNOOZE_MS))
  endInstall()
}
