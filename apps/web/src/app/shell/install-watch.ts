import { INSTALL_SNOOZE_MS } from '@dining/domain'
import { readStored, track } from '@dining/session'

import { isInWrapper } from '../../browser/native-bridge.ts'
import { endInstall, snoozeInstall, useInstall, type InstallPrompt } from './install.ts'

/** Whether the page runs in a window of its own, as an installed app (PWA-04). */
export function isStandalone(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
}

/** Browsers of iOS that name Safari, too, but have another menu; web views of apps lack "Version". */
const NOT_SAFARI = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|DuckDuckGo|YaBrowser)\//

/** Whether a browser is Safari of iOS, which has no offer to install: the visitor uses its share menu (PWA-02). An iPad names itself a Mac. */
export function isIosSafari({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isIos = /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1)
  return isIos && /\bVersion\/[\d.]+ .*\bSafari\//.test(userAgent) && !NOT_SAFARI.test(userAgent)
}

/** "Maybe later" of the last 30 days (PWA-03). Another value, such as one that a wrong clock has written, counts as none. */
export function isSnoozed(now = Date.now()): boolean {
  const left = Number(readStored('installSnoozedUntil')) - now
  return left > 0 && left <= INSTALL_SNOOZE_MS
}

/**
 * Finds out after the page's load whether the visitor can install the site, and listens for the browser's offer and for the installation
 * (PWA-04 … PWA-08). An installed site, the native app and a frame of another site never offer it.
 * @param isWithheld for a visitor of the share without the banner, whose browser may show its own
 */
export function watchInstall(isWithheld: boolean): void {
  if (isStandalone() || window.top !== window || isInWrapper()) return
  const take = (prompt: InstallPrompt) => {
    if (!isWithheld) prompt.preventDefault()
    if (!isSnoozed()) useInstall.setState({ prompt, isWithheld })
  }
  window.addEventListener('beforeinstallprompt', take)
  window.addEventListener('appinstalled', () => {
    endInstall()
    track({ event: 'installPrompt__installed' })
  })
  if (window.installPrompt) take(window.installPrompt)
  else if (isIosSafari(navigator) && !isSnoozed()) useInstall.setState({ isByHand: true, isWithheld })
}

/** Shows the browser's offer, once (PWA-07). A visitor who declines there is not asked again for 30 days. */
export async function askToInstall(): Promise<void> {
  const { prompt } = useInstall.getState()
  if (prompt === null) return
  // Within the visitor's press, as browsers demand.
  const asked = prompt.prompt()
  endInstall()
  try {
    await asked
    const { outcome } = await prompt.userChoice
    track({ event: `installPrompt__${outcome}` })
    if (outcome === 'dismissed') snoozeInstall()
  } catch {
    // The browser has taken its offer back; it makes another one if it likes.
  }
}
