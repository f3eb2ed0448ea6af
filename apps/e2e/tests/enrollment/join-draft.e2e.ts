import { joinFields } from '../../src/join-form.ts'
import { newcomer } from '../../src/members.ts'
import { expect, test } from '../../src/site.ts'

test('the input of the join form is restored after a reload and after another page, but no password', async ({ page, site }) => {
  const { email: address } = newcomer(site.partner)
  await page.goto('/join')
  const { firstName, email, password, mobile, emailOptIn } = joinFields(page)
  await firstName.fill('Ada')
  await email.fill(address)
  await mobile.fill('503-555-0148')
  await password.fill('plum tart 42')
  await emailOptIn.uncheck()
  for (const leave of [() => page.reload(), () => page.goto('/how-it-works').then(() => page.goto('/join'))]) {
    await leave()
    await expect(email).toHaveValue(address)
    await expect(firstName).toHaveValue('Ada')
    await expect(mobile).toHaveValue('503-555-0148')
    await expect(emailOptIn).not.toBeChecked()
    await expect(password).toHaveValue('')
  }
})
