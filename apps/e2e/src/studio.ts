import { DEMO_OPERATOR, DEMO_PASSWORD } from '@dining/demo-data/members'
import { expect, type Page } from '@playwright/test'

import { stack } from './stack.ts'

/** Signs the demonstration's operator in at the studio. */
export async function signInToStudio(page: Page): Promise<void> {
  await page.goto(stack().studio)
  await page.getByLabel('Email').fill(DEMO_OPERATOR.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible()
}
