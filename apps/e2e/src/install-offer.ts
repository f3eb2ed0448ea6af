import type { BrowserContext, Page } from '@playwright/test'

/** What the visitor chooses in the browser's dialog. */
type Outcome = 'accepted' | 'dismissed'

/** The browser's offer to install the site, which a headless browser never makes: the event as the standard's draft describes it. */
function makeOffer(outcome: Outcome): boolean {
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  const prompt = () => {
    const shown = Number(Reflect.get(window, '__promptsShown') ?? 0)
    Reflect.set(window, '__promptsShown', shown + 1)
    return Promise.resolve()
  }
  window.dispatchEvent(Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome }) }))
  return offer.defaultPrevented
}

/** Makes the offer in a page now. @returns whether the page keeps the browser's own banner away */
export const offerInstall = (page: Page, outcome: Outcome = 'accepted'): Promise<boolean> => page.evaluate(makeOffer, outcome)

/** Makes the offer in each document before any code of the page but its first script runs. */
export async function offerEarly(context: BrowserContext, outcome: Outcome = 'accepted'): Promise<void> {
  await context.addInitScript(`addEventListener('DOMContentLoaded', () => (${makeOffer.toString()})('${outcome}'))`)
}

/** How often the page has shown the browser's dialog. */
export const promptsShown = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, '__promptsShown') ?? 0))
