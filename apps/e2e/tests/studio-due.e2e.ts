import { randomInt } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { issuesOf } from '../src/page-issues.ts'
import { stack } from '../src/stack.ts'
import { newOperator, signInToStudio } from '../src/studio.ts'

const SIZES = [
  { width: 320, height: 700 },
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
]
test.use({ viewport: { width: 1280, height: 900 } })

test('an operator of two partners sees what is due next at both, and opens it by keyboard', async ({ page }) => {
  const [one, other] = stack().partners
  if (!one || !other) throw new Error('The stack has too few partners')
  const number = randomInt(1_000_000)
  await signInToStudio(page, await newOperator('publisher', [one.id, other.id]))
  // In a few months; each of this run only, and never shown while the installation lasts.
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  for (const [partner, days] of [
    [one.id, 201],
    [other.id, 200],
  ] as const) {
    await page.goto(`${stack().studio}/${partner}/popup/due-${number}-${days}`)
    await page.getByRole('textbox', { name: 'Body' }).click()
    await page.keyboard.insertText('Supper is on its way.')
    await page.getByRole('button', { name: 'Publish …' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'At a time' }).check()
    await dialog.getByLabel(/^Day and time/).fill(`${day(days)}T09:30`)
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'It is scheduled.' })).toBeVisible()
  }

  await page.goto(stack().studio)
  await page.route('**/api/studio/schedule', (route) => route.abort())
  await page.getByRole('link', { name: 'What is due next' }).click()
  await expect(page.getByRole('alert')).toContainText('No connection')
  await page.unroute('**/api/studio/schedule')
  await page.getByRole('button', { name: 'Try again' }).click()
  const mine = page.getByRole('listitem').filter({ hasText: `Due ${number}` })
  await expect(mine).toHaveCount(2)
  await expect(mine.first()).toContainText(other.programName)
  await expect(mine.last()).toContainText(one.programName)
  await expect(mine.first()).toContainText(/Starts .* 9:30 AM/)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await issuesOf(page)).toEqual([])
  }
  await mine.last().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${stack().studio}/${one.id}/popup/due-${number}-201`)
})
