import type { Page } from '@playwright/test'

import { expect, test as base } from '../site.ts'
import { startInstallation, type Installation } from './installation.ts'
import { causeFault, type Part, type PartFault } from './part-faults.ts'

interface Fixtures {
  /** Makes a part faulty until the returned function is called, or the test ends. */
  readonly partFault: (part: Part, kind: PartFault) => Promise<() => Promise<void>>
}

/** Tests with their own installation, whose parts fail. */
export const test = base.extend<Fixtures, { readonly installation: Installation }>({
  installation: [
    async ({}, use) => {
      const installation = await startInstallation()
      await use(installation)
      await installation.stop()
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  partFault: async ({ installation }, use) => {
    const running = new Set<() => Promise<void>>()
    await use(async (part, kind) => {
      const end = await causeFault(installation, part, kind)
      running.add(end)
      return async () => {
        if (running.delete(end)) await end()
      }
    })
    for (const end of running) await end()
  },
})

export { expect }

/** Whatever fails, a page has its heading, its texts and the frame of every page. */
export async function expectNotBlank(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/(?:\S+\s+){5}/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}
