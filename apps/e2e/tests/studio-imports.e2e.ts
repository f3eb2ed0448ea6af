import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

import { expect, test, type Page } from '@playwright/test'

import { issuesOf } from '../src/page-issues.ts'
import { api } from '../src/operators.ts'
import { stack } from '../src/stack.ts'
import { newOperator, signInToStudio } from '../src/studio.ts'

const SIZES = [
  { width: 320, height: 700 },
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
]
/** Refused rows of a file: more than a page of them. */
const REFUSED = 55
/** Rows of a file that takes seconds to read, and those that follow every tenth of a second: more than are read in it. */
const MANY = 500_000
const FURTHER = 30_000

/** The page is sound at each width; ends at the widest one. */
async function expectSoundAtAll(page: Page) {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await issuesOf(page)).toEqual([])
  }
}

/** Two partners of the stack. */
function twoPartners() {
  const [first, second] = stack().partners
  if (!first || !second) throw new Error('The stack has fewer than two partners')
  return [first, second] as const
}

/** A file of refused rows, so that no account changes, which grows while a test looks at its import. @returns `end` stops it: how many rows it has */
function growingFile(path: string): { readonly end: () => Promise<number> } {
  const row = `${JSON.stringify({ remark: 'x'.repeat(50) })}\n`
  writeFileSync(path, row.repeat(MANY))
  const more = row.repeat(FURTHER)
  let rows = MANY
  const ended = new AbortController()
  const growing = (async () => {
    for (; !ended.signal.aborted; rows += FURTHER) {
      await appendFile(path, more)
      await setTimeout(100)
    }
  })()
  return {
    end: async () => {
      ended.abort()
      await growing
      return rows
    },
  }
}

test('support finds an import, reads why rows were refused, and downloads them; an import of another partner is not found', async ({
  page,
}, testInfo) => {
  const [partner, other] = twoPartners()
  const name = `bonuses-${randomInt(1e9)}.ndjson`
  const path = testInfo.outputPath(name)
  const row = (index: number) => JSON.stringify({ code: `E2E-${index}`, kind: 'campaign', description: 'Dine once.', amount: 'many' })
  await writeFile(path, Array.from({ length: REFUSED }, (_, index) => row(index)).join('\n'))
  await expect(api('bonuses', 'import', path, '--partner', partner.id)).rejects.toThrow()

  await signInToStudio(page, await newOperator('support', [partner.id, other.id]))
  const address = `${stack().studio}/${partner.id}/imports`
  await page.route('**/imports?*', (route) => route.abort())
  await page.goto(address)
  await expect(page.getByRole('alert')).toContainText('No connection')
  await page.unroute('**/imports?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  const link = page.getByRole('main').getByRole('link', { name })
  await expect(link).toContainText(`${REFUSED} rows read, ${REFUSED} refused`)
  await expect(link).toContainText('from the command line')
  await expect(link).toContainText(`Done, ${REFUSED} refused`)
  await expectSoundAtAll(page)
  await page.setViewportSize({ width: 375, height: 812 })
  const [who, leave] = await Promise.all(['Sam Rivera', 'Sign out'].map((text) => page.getByRole('link', { name: text }).boundingBox()))
  expect((who?.x ?? 0) + (who?.width ?? 0)).toBeLessThanOrEqual(leave?.x ?? 0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: 'Partner cards' }).click()
  await expect(page.getByText('No file of this kind was imported in the last 90 days')).toBeVisible()
  expect(await issuesOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Bonuses' }).click()

  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Imports', exact: true })).toHaveAttribute('aria-current', 'page')
  const rows = page.getByRole('table', { name: 'Refused rows' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/^1amount is not/u)
  await expectSoundAtAll(page)
  await page.getByRole('link', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(rows.nth(1)).toContainText(/^51/u)

  const download = page.getByRole('button', { name: 'Download as CSV' })
  await page.route('**/refused', (route) => route.abort())
  await download.click()
  await expect(page.getByRole('alert')).toContainText('No connection')
  expect(await issuesOf(page)).toEqual([])
  await page.unroute('**/refused')
  await download.focus()
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/^refused-rows-bonuses-\d{4}-\d\d-\d\d\.csv$/u)
  const content = await readFile(await file.path(), 'utf8')
  expect(content.split('\r\n')).toHaveLength(REFUSED + 2)
  expect(content).not.toContain('many')

  await page.goto(page.url().replace(`/${partner.id}/`, `/${other.id}/`))
  await expect(page.getByRole('alert')).toContainText('This does not exist')
  expect(await issuesOf(page)).toEqual([])
})

test('an operator of all partners follows an import that runs to its end without loading the page again', async ({ page }, testInfo) => {
  const [partner] = twoPartners()
  const name = `feed-${randomInt(1e9)}.ndjson`
  const path = testInfo.outputPath(name)
  await signInToStudio(page)
  await page.goto(`${stack().studio}/${partner.id}/imports?kind=feed`)
  await expect(page.getByRole('heading', { name: 'Imports' })).toBeVisible()

  const file = growingFile(path)
  const imported = api('feed', 'import', path).catch(() => 'refused rows')
  const link = page.getByRole('main').getByRole('link', { name })
  // The list asks again when its tab is shown.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [0] })
  await expect(link).toContainText('Running')
  await link.click()
  await expect(page.getByRole('main')).toContainText('read so far. This page follows it.')
  const rows = (await file.end()).toLocaleString('en-US')
  await imported
  await expect(page.getByRole('status')).toHaveText(`Done: ${rows} rows read, ${rows} refused.`)
  await expect(page.getByText('The list has the first 1,000 issues.')).toBeVisible()
  expect(await issuesOf(page)).toEqual([])
})

test('an operator without the right has no page of imports', async ({ page }) => {
  const [partner] = twoPartners()
  await signInToStudio(page, await newOperator('viewer', [partner.id]))
  await page.goto(`${stack().studio}/${partner.id}/flags`)
  await expect(page.getByRole('link', { name: 'Flags' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Imports' })).toHaveCount(0)
  await page.goto(`${stack().studio}/${partner.id}/imports`)
  await expect(page.getByRole('alert')).toContainText('Your role does not include this.')
  expect(await issuesOf(page)).toEqual([])
})
