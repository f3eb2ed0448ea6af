import { joinFields, summary } from '../../src/join-form.ts'
import { expect, test } from '../../src/site.ts'

test.use({ viewport: { width: 375, height: 812 } })

const TYPED = 'maya.okafor@example.com'

test('the address from the sign-in form is in the recovery form, and in no address bar', async ({ page }) => {
  await page.goto('/login')
  await joinFields(page).email.fill(TYPED)
  await page.getByRole('link', { name: /forgot/i }).click()
  await expect(page).toHaveURL(/\/recover$/)
  await expect(joinFields(page).email).toHaveValue(TYPED)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^sign in/i })
    .click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(joinFields(page).email).toHaveValue(TYPED)
})

test('"Sign in" in the summary of joining opens the sign-in with the entered address', async ({ page }) => {
  await page.goto('/join')
  const { email, goOn } = joinFields(page)
  await email.fill(TYPED)
  await goOn.click()
  await summary(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(joinFields(page).email).toHaveValue(TYPED)
})
