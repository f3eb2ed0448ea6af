import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test'

import type { Stage } from './stage.ts'

/** A partner's page with the frame in it, ready. */
export async function openHost(stage: Stage, page: Page, accepted?: string[]): Promise<FrameLocator> {
  await page.goto(stage.page('one'))
  await mount(stage, page, accepted)
  return page.frameLocator('#frame iframe')
}

/** Mounts the frame (again) and waits until it is ready. */
export async function mount(stage: Stage, page: Page, accepted?: string[]): Promise<void> {
  const readies = () => page.evaluate(() => window.host.told.filter((one) => one === 'ready').length)
  const before = await readies()
  await page.evaluate(([origin, list]) => window.host.mount(origin, 'one', list), [stage.vaultOrigin, accepted] as const)
  await expect.poll(readies).toBe(before + 1)
}

/** The frame's own document, as far as a test can access it. */
export function vaultFrame(stage: Stage, page: Page): Frame {
  const frame = page.frames().find((one) => one.url().startsWith(`${stage.vaultOrigin}/frame`))
  if (!frame) throw new Error('no vault frame')
  return frame
}
