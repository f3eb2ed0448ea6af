import { expect, test } from '@playwright/test'

import { allPartners, firstOfEach } from '../src/kinds.ts'
import { issuesOf } from '../src/page-issues.ts'
import { stack } from '../src/stack.ts'
import { newOperator, signInToStudio } from '../src/studio.ts'

const SIZES = [
  { width: 320, height: 700 },
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
]

/** A partner whose discover page no other test visits. */
async function quietPartner() {
  const visited = new Set([...(await firstOfEach()).values()].map(({ program }) => program.id))
  const served = new Set(stack().partners.map(({ id }) => id))
  const found = (await allPartners()).findLast(({ program }) => !visited.has(program.id) && served.has(program.id))
  if (!found) throw new Error('Every partner is visited by other tests')
  return found.program
}

test('an administrator sets a flag with a reason, which the site shows, and resets it; a viewer reads it', async ({ page, context }) => {
  const partner = await quietPartner()
  const address = `${stack().studio}/${partner.id}/flags`
  // Intercepted from the page's first request on: a call right after the interception began was once sent all the same.
  let isCut = false
  await page.route('**/flags/**', (route) => (isCut ? route.abort() : route.continue()))
  await signInToStudio(page, await newOperator('administrator', [partner.id]))
  await page.goto(address)
  const flag = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Filters of the search' }) })
  await expect(flag).toContainText('From the partner’s folder')
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await issuesOf(page)).toEqual([])
  }

  const change = flag.getByRole('button', { name: 'Change Filters of the search' })
  await change.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Price' }).check()
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await reason.focus()
  await page.keyboard.press('Enter')
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAccessibleDescription(/Write the reason/)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await issuesOf(page)).toEqual([])
  }
  await reason.fill('A test of one filter')
  isCut = true
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('No connection')
  isCut = false
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Filters of the search: Price.')
  await expect(change).toBeFocused()
  await expect(flag).toContainText('“A test of one filter”. In the partner’s folder: All')

  const isSet = async () => {
    const answer = await fetch(`${stack().direct.web[partner.id]}/api/feature-flags`)
    return JSON.stringify(((await answer.json()) as { filters: unknown }).filters)
  }
  await expect.poll(isSet).toBe('["priceRange"]')

  const viewing = await context.browser()?.newPage()
  if (!viewing) throw new Error('There is no browser')
  await signInToStudio(viewing, await newOperator('viewer', [partner.id]))
  await viewing.goto(address)
  await expect(viewing.getByRole('listitem').filter({ hasText: 'A test of one filter' })).toContainText('Price')
  await expect(viewing.getByRole('button', { name: /^Change/ })).toHaveCount(0)
  await viewing.close()

  await change.click()
  await reason.fill('The test is over')
  await dialog.getByRole('button', { name: 'Use the folder’s value' }).click()
  await expect(page.getByRole('status')).toContainText('Filters of the search: All.')
  await expect(flag).toContainText('From the partner’s folder')
  await expect.poll(isSet).toBe('[]')
})

test('an administrator sets for whom a flag is on, with messages at the fields, and the site follows', async ({ page }) => {
  const partner = await quietPartner()
  await signInToStudio(page, await newOperator('administrator', [partner.id]))
  await page.goto(`${stack().studio}/${partner.id}/flags`)
  const flag = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Former texts of the status' }) })
  await flag.getByRole('button', { name: /^Change/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('switch', { name: 'On' }).setChecked(true)
  const share = dialog.getByRole('textbox', { name: 'Share in percent' })
  await share.fill('120')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A test of a rule')
  await dialog.getByRole('button', { name: 'Set' }).click()
  await expect(share).toBeFocused()
  await expect(share).toHaveAccessibleDescription(/Enter a whole number from 0 to 100/)
  await share.fill('100')
  await dialog.getByRole('checkbox', { name: 'Visitors who are not signed in', exact: true }).check()
  await dialog.getByRole('checkbox', { name: 'Select' }).check()
  await dialog.getByRole('button', { name: 'Set' }).click()
  const kind = dialog.getByRole('checkbox', { name: 'Visitors who are not signed in', exact: true })
  await expect(kind).toHaveAccessibleDescription(/Only members have a tier/)
  await dialog.getByRole('checkbox', { name: 'Select' }).uncheck()
  await expect(kind).not.toHaveAccessibleDescription(/Only members have a tier/)
  await expect(dialog.getByRole('status')).toHaveText('On for 100% of visitors who are not signed in, off for everyone else.')
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await issuesOf(page)).toEqual([])
  }
  await dialog.getByRole('button', { name: 'Set' }).click()
  await expect(flag).toContainText('On for 100% of visitors who are not signed in, off for everyone else.')
  await expect(flag).toContainText('By rule')
  const value = async () => {
    const answer = await fetch(`${stack().direct.web[partner.id]}/api/feature-flags`)
    return ((await answer.json()) as { partnerFeatureFlags: Record<string, boolean> }).partnerFeatureFlags['legacyStatusText']
  }
  await expect.poll(value).toBe(true)
  await flag.getByRole('button', { name: /^Change/ }).click()
  await expect(kind).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The test is over')
  await dialog.getByRole('button', { name: 'Use the folder’s value' }).click()
  await expect(flag).toContainText('From the partner’s folder')
})
