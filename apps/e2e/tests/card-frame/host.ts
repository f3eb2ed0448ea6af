import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test'

import type { FrameServers } from './servers.ts'

/** A partner's page with the frame in it, ready. */
export async function openHost(servers: FrameServers, page: Page, accepted?: string[]): Promise<FrameLocator> {
  await page.goto(servers.page('one'))
  await mount(servers, page, accepted)
  return page.frameLocator('#frame iframe')
}

/** Mounts the frame (again) and waits until it is ready. */
export async function mount(servers: FrameServers, page: Page, accepted?: string[]): Promise<void> {
  const readies = () => page.evaluate(() => window.host.received.filter((one) => one === 'ready').length)
  const before = await readies()
  await page.evaluate(([origin, list]) => window.host.mount(origin, 'one', list), [servers.vaultOrigin, accepted] as const)
  await expect.poll(readies).toBe(before + 1)
}

/** The messages that the host page has received so far. */
export const received = (page: Page): Promise<readonly string[]> => page.evaluate(() => [...window.host.received])

/** Enters a complete number; resolves once the frame's own messages about it have arrived, so that none comes later. */
export async function fillCard(servers: FrameServers, page: Page, number: string): Promise<void> {
  await page.frameLocator('#frame iframe').getByLabel('Card number').fill(number)
  await expect.poll(async () => (await received(page)).at(-1)).toBe('complete')
  await expectOwnHeight(servers, page)
}

/** The frame is as high as its content, which the frame reports. */
export async function expectOwnHeight(servers: FrameServers, page: Page): Promise<void> {
  const content = () =>
    vaultFrame(servers, page).evaluate(() => Math.ceil(document.querySelector('#app')?.getBoundingClientRect().height ?? 0))
  const frame = () => page.locator('#frame iframe').evaluate((element) => element.clientHeight)
  await expect.poll(async () => (await frame()) - (await content())).toBe(0)
}

/** The frame's own document, as far as a test can access it. */
export function vaultFrame(servers: FrameServers, page: Page): Frame {
  const frame = page.frames().find((one) => one.url().startsWith(`${servers.vaultOrigin}/frame`))
  if (!frame) throw new Error('no vault frame')
  return frame
}
