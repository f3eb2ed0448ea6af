import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { DEMO_MEMBERS } from '@dining/demo-data/members'
import { ROOT } from '@dining/stack'
import type { Page } from 'playwright-core'

import type { Screen, Served } from './pictures.ts'

const run = promisify(execFile)

/** Height of a phone and of a small window: what is fixed to the window is where visitors see it. */
const HEIGHT = 800

/** A member of the lowest tier, who is asked to unlock restaurants of higher ones. */
const BASIC = DEMO_MEMBERS.find(({ tier, hasWebProfile }) => tier === 0 && hasWebProfile)

/** Milliseconds within which a notice that a partner has appears. */
const NOTICE_MS = 4_000

interface Installation {
  readonly dataDir: string
  /** Variables of its processes. */
  readonly env: Readonly<Record<string, string>>
}

/** What is above and over the pages of a partner: the announcement with its details, notices, the words of locked restaurants, maintenance. */
export const noticeScreens =
  ({ dataDir, env }: Installation) =>
  async ({ id, enrollmentType, page }: Served): Promise<readonly Screen[]> => {
    const maintenance = (value: 'on' | 'off') => async () => {
      const command = ['flags', 'set', id, 'maintenanceAll', value, '--reason', 'a picture', '--by', 'partner sheet']
      await run(process.execPath, [join(ROOT, 'apps/api/src/cli/main.ts'), ...command], {
        env: { ...process.env, ...env, DATA_DIR: join(dataDir, 'api') },
      })
      // Sites show a flag within two seconds.
      await new Promise((resolve) => setTimeout(resolve, 2_500))
    }
    return [
      // First, since closing it keeps it from the pictures after it.
      { name: 'popup', path: '/', height: HEIGHT, show: showNotice, after: () => page.keyboard.press('Escape') },
      { name: 'announcement', path: '/how-it-works', height: HEIGHT, show: showDetails },
      ...(enrollmentType === 'none' ? [] : [{ name: 'unlock', path: '/search', height: HEIGHT, member: BASIC, show: showUnlock }]),
      { name: 'maintenance', path: '/search', height: HEIGHT, before: maintenance('on'), after: maintenance('off') },
    ]
  }

/** Opens the details of the announcement. */
async function showDetails(page: Page): Promise<boolean> {
  const button = page.locator('#root > section [popovertarget]')
  if (await button.count()) await button.click()
  return true
}

/** Scrolls, so that a notice appears if there is one for this visitor; one that is in the HTML is modal once its code runs. */
async function showNotice(page: Page): Promise<boolean> {
  await page.mouse.wheel(0, 100)
  return page
    .locator('dialog:modal')
    .waitFor({ timeout: NOTICE_MS })
    .then(() => true)
    .catch(() => false)
}

/** Opens the words on how to unlock the first locked restaurant. */
async function showUnlock(page: Page): Promise<boolean> {
  const button = page
    .getByRole('main')
    .locator('button[aria-haspopup=dialog]', { hasText: /unlock/i })
    .first()
  if ((await button.count()) === 0) return false
  await button.click()
  await page.locator('dialog[open]').waitFor()
  return true
}
