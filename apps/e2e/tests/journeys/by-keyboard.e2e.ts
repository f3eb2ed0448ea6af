import type { Locator, Page } from '@playwright/test'

import { newcomer } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

/** Presses Tab until an element has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < 120; stop += 1) {
    // In one step: the page may move the focus at any time after a navigation.
    const focus = await target.evaluate((element) => {
      if (element !== document.activeElement) return null
      const { left, top, width, height } = element.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return {
        isMarked: element.matches(':focus-visible'),
        isOnTop: there !== null && (element.contains(there) || there.contains(element)),
      }
    })
    if (focus) {
      expect(focus).toEqual({ isMarked: true, isOnTop: true })
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target.toString()}`)
}

test('from the search via a merchant to joining, by keyboard alone', async ({ page, site }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('combobox', { name: /where/i }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Chicago, IL')
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('button', { name: /find restaurants/i }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?location=Chicago/)

  const first = page.getByRole('list', { name: 'Restaurants' }).getByRole('link').first()
  const name = await first.getByRole('heading').innerText()
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectSound(page)

  await tabTo(page, page.getByRole('link', { name: /join/i }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/join$/)
  const { email, password, partnerNumber } = newcomer(site.partner)
  const fields = [
    ...(partnerNumber === undefined ? [] : [[page.getByRole('textbox', { name: / number/i }).first(), partnerNumber] as const]),
    [page.getByRole('textbox', { name: /^email/i }), email],
    [page.getByLabel(/^password\s\*/i), password],
    [page.getByLabel(/^confirm password/i), password],
  ] as const
  for (const [field, value] of fields) {
    await tabTo(page, field)
    await page.keyboard.type(value)
  }
  const emails = page.getByRole('checkbox', { name: /email/i })
  await tabTo(page, emails)
  const before = await emails.isChecked()
  await page.keyboard.press('Space')
  await expect(emails).toBeChecked({ checked: !before })
  await tabTo(page, page.getByRole('button', { name: /continue/i }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/add_card$/)
})
