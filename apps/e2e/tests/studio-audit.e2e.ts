import { expect, test } from '@playwright/test'

import { issuesOf } from '../src/page-issues.ts'
import { api } from '../src/operators.ts'
import { stack } from '../src/stack.ts'
import { newOperator, signInToStudio } from '../src/studio.ts'

const SIZES = [
  { width: 320, height: 700 },
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
]

test('an administrator reads the audit trail, filters it by keyboard, pages it, and checks that it is unchanged', async ({ page }) => {
  const [partner] = stack().partners
  if (!partner) throw new Error('The stack has no partner')
  const person = await newOperator('administrator', [partner.id])
  await signInToStudio(page, person)
  const rows = page.getByRole('main').getByRole('listitem')
  const status = page.getByRole('status').filter({ hasText: /event/i }).last()
  // More than a page of events of this operator.
  const look = (number: number) =>
    page.evaluate(
      async ([path, who]) => {
        const token = ((await (await fetch('/api/studio/token')).json()) as { csrfToken: string }).csrfToken
        const headers = { 'content-type': 'application/json', 'x-xsrf-token': token }
        return (await fetch(path ?? '', { method: 'POST', headers, body: JSON.stringify({ who, reason: 'A test of the trail' }) })).status
      },
      [`/api/studio/partners/${partner.id}/members/look-up`, `nobody-${number}`],
    )
  for (let number = 0; number < 3; number += 1) expect(await look(number)).toBe(200)

  await page.goto(`${stack().studio}/${partner.id}/audit`)
  await expect(rows.first()).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await issuesOf(page)).toEqual([])
  }

  const operator = page.getByRole('textbox', { name: 'Operator' })
  await operator.fill(person.email.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('3 events.')
  await expect(rows.first()).toContainText(`Operator ${person.email}`)
  await expect(rows.first()).toContainText('A test of the trail')
  await expect(rows.first()).not.toContainText('nobody-')
  await page.getByRole('combobox', { name: 'Kind of action' }).selectOption({ label: 'Flag set' })
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('No event matches. Change the filter, or clear it.')).toBeVisible()
  expect(await issuesOf(page)).toEqual([])
  await page.getByLabel('From').fill('2026-05-02')
  await page.getByLabel('To', { exact: true }).fill('2026-05-01')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(/This is before the first day/)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(operator).toHaveValue('')
  await expect(rows.first()).toBeVisible()

  await page.route('**/audit/search', (route) => route.abort())
  await operator.fill('somebody@studio.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('No connection')
  await page.unroute('**/audit/search')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No event matches. Change the filter, or clear it.')).toBeVisible()

  await page.getByRole('button', { name: 'Check the trail' }).click()
  const check = page.getByRole('region', { name: 'Check of the trail' })
  await expect(check).toContainText('No event was changed or removed.')
  await expect(check).toContainText(/number \d+, hash [\da-f]{64}/)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await issuesOf(page)).toEqual([])
  }
  expect(await api('audit', 'verify')).toContain('No fault.')
})
