import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'

/** On the page's own origin, so that its content policy allows the script. */
const ADDRESS = '/screen-reader-of-tests.js'
/** More phrases than any page of this product has. */
const MOST = 400

interface Reader {
  readonly virtual: {
    readonly start: (options: { readonly container: Node }) => Promise<void>
    readonly next: () => Promise<void>
    readonly lastSpokenPhrase: () => Promise<string>
    readonly spokenPhraseLog: () => Promise<readonly string[]>
    readonly stop: () => Promise<void>
  }
}

/** Makes the virtual screen reader available to a page, before its first load. */
export async function prepareReader(page: Page): Promise<void> {
  const path = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ path, contentType: 'text/javascript' }))
}

/** What a screen reader speaks of the page's main area, from its beginning to its end. */
export function spokenOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async ([address, most]) => {
      const { virtual } = (await import(address)) as Reader
      const container = document.querySelector('main')
      if (!container) throw new Error('The page has no main area')
      await virtual.start({ container })
      for (let count = 0; count < most && (await virtual.lastSpokenPhrase()) !== 'end of main'; count++) await virtual.next()
      const log = await virtual.spokenPhraseLog()
      await virtual.stop()
      return log
    },
    [ADDRESS, MOST] as const,
  )
}

/** What a screen reader speaks by itself while something happens: messages that appear, and what takes the focus. */
export async function announcedDuring(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  await page.evaluate(async (address) => {
    const { virtual } = (await import(address)) as Reader
    Object.assign(window, { readerOfTests: virtual })
    await virtual.start({ container: document.body })
  }, ADDRESS)
  await act()
  return page.evaluate(async () => {
    const { readerOfTests: virtual } = window as unknown as { readerOfTests: Reader['virtual'] }
    const log = await virtual.spokenPhraseLog()
    await virtual.stop()
    return log
  })
}
