import { expect, onTestFinished } from 'vitest'
import { commands, page, type Locator } from 'vitest/browser'

import type { Position } from '../api/place-browser.ts'

/** Size of the window at the start of each test file, in CSS pixels. */
const WINDOW = { width: 414, height: 896 }

/** Sizes the window, in CSS pixels, until the test ends. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(WINDOW.width, WINDOW.height))
  await page.viewport(width, height)
}

/** Sets the position that the browser allows the page to read, or denies it with null, and waits until the page has that permission. */
export async function placeVisitor(at: Position | null): Promise<void> {
  await commands.placeBrowser(at)
  const permission = await navigator.permissions.query({ name: 'geolocation' })
  await expect.poll(() => permission.state).toBe(at === null ? 'denied' : 'granted')
}

/** Expects an element that disappears by itself, such as a toast: it is looked for from before the action that makes it appear. */
export async function expectToAppear(element: Locator, action: () => Promise<unknown>): Promise<void> {
  const appear = async () => {
    await expect.element(element).toBeVisible()
  }
  await Promise.all([appear(), action()])
}

/** Removes what the site stores in the browser, so that the next test starts as a first visit. */
export function forgetVisit(): void {
  sessionStorage.clear()
  localStorage.clear()
  for (const { name } of document.cookie.split('; ').map((pair) => ({ name: pair.replace(/=.*/, '') }))) {
    document.cookie = `${name}=; Max-Age=0; Path=/`
  }
}
