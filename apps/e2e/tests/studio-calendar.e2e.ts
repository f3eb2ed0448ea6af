import { randomInt } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { firstOfEach } from '../src/kinds.ts'
import { issuesOf } from '../src/page-issues.ts'
import { stack } from '../src/stack.ts'
import { signInToStudio } from '../src/studio.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }
test.use({ viewport: DESK })

test('an operator sees by month what is scheduled, in the partner’s time zone, and opens it', async ({ page }) => {
  const program = (await firstOfEach()).get('direct')?.program
  if (!program) throw new Error('There is no partner of the kind direct')
  const number = randomInt(1_000_000)
  const title = `Easter ${number}`
  await signInToStudio(page)
  // Of this run only, in a set that no page shows.
  await page.goto(`${stack().studio}/${program.id}/popup/easter-${number}`)
  await page.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.insertText('Easter supper')
  await page.getByRole('button', { name: 'Publish …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'At a time' }).check()
  await dialog.getByLabel(/^Day and time/).fill('2089-03-31T23:30')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It is scheduled.' })).toBeVisible()

  await page.getByRole('link', { name: program.programName }).click()
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('link', { name: 'This month' })).toHaveAttribute('aria-current', 'date')
  await expect(page.getByText(program.timeZone.replaceAll('_', ' '))).toBeVisible()

  await page.goto(`${stack().studio}/${program.id}/calendar?month=2089-04`)
  const month = (name: string) => page.getByRole('heading', { name, level: 2 })
  await expect(month('April 2089')).toBeVisible()
  await expect(page.getByText('Nothing begins, changes or ends in April 2089.')).toBeVisible()
  expect(await issuesOf(page)).toEqual([])

  await page.route('**/calendar?*', (route) => route.abort())
  await page.getByRole('link', { name: 'Mar 2089' }).click()
  await expect(page.getByRole('alert')).toContainText('No connection')
  await page.unroute('**/calendar?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  const day = page.getByRole('region', { name: 'Thursday, March 31' })
  const entry = day.getByRole('link', { name: title })
  await expect(entry).toContainText('11:30 PM')
  await expect(entry).toContainText('Starts')
  // The table leads to the day's list, which is all that a phone shows.
  await page.getByRole('cell').getByRole('link', { name: title }).click()
  await expect(day.getByRole('heading')).toBeFocused()
  expect(await issuesOf(page)).toEqual([])
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(entry).toBeVisible()
  expect(await issuesOf(page)).toEqual([])
  await entry.click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
