import { randomInt } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { firstOfEach } from '../src/kinds.ts'
import { issuesOf } from '../src/page-issues.ts'
import { stack } from '../src/stack.ts'
import { signInToStudio } from '../src/studio.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }
test.use({ viewport: DESK })

test('an operator finds a draft by its words, without accents, and opens it by keyboard', async ({ page }) => {
  const program = (await firstOfEach()).get('direct')?.program
  if (!program) throw new Error('There is no partner of the kind direct')
  // Of this run only; it stays a draft, so no visitor sees it.
  const number = randomInt(1_000_000)
  await signInToStudio(page)
  await page.goto(`${stack().studio}/${program.id}/popup/dessert-${number}`)
  await page.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.insertText(`Crème brûlée for ${number}`)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The draft is saved.' })).toBeVisible()

  await page.getByRole('link', { name: program.programName }).click()
  const field = page.getByRole('searchbox', { name: 'Search all entries' })
  const count = page.getByRole('status').filter({ hasText: /entr(?:y|ies)/ })
  const entry = page.getByRole('link', { name: `Dessert ${number}` })

  await page.route('**/search?*', (route) => route.abort())
  await field.fill(`CREME ${number}`)
  await field.press('Enter')
  await expect(page.getByRole('alert')).toContainText('No connection')
  await page.unroute('**/search?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(count).toHaveText('1 entry')
  const item = page.getByRole('listitem').filter({ has: entry })
  await expect(item).toContainText('Pop-ups')
  await expect(item).toContainText('Draft')
  expect(await item.locator('mark').allTextContents()).toEqual([`${number}`, 'Crème', `${number}`])
  await expect(page).toHaveURL(new RegExp(`\\?q=CREME\\+${number}$`))
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    expect(await issuesOf(page)).toEqual([])
  }

  // The address restores the search, and going back the one before.
  await page.reload()
  await expect(field).toHaveValue(`CREME ${number}`)
  await field.fill(`no-such-words-${number}`)
  await field.press('Enter')
  await expect(count).toContainText('No entry contains all of these words.')
  await expect(field).toBeFocused()
  expect(await issuesOf(page)).toEqual([])
  await page.goBack()
  await expect(field).toHaveValue(`CREME ${number}`)
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Dessert ${number}` })).toBeVisible()
})
