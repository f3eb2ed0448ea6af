import { allPartners } from '../../src/kinds.ts'
import { joinFields, summary } from '../../src/join-form.ts'
import { newcomer } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'

test.use({ viewport: { width: 375, height: 812 } })

test.describe('an invalid value is reported beside its field when the field is left, and stays', () => {
  const cases = [
    ['an email without its end [ENROLL-22]', 'email', 'maya@', 'Enter an email address like name@example.com.'],
    [
      'an email that a member has [ENROLL-24]',
      'email',
      'maya.okafor@example.com',
      'An account with this email already exists. Sign in instead.',
    ],
    ['a short password', 'password', 'short', 'Password must have at least 8 characters'],
    ['half a phone number [ENROLL-23]', 'mobile', '503-555', 'Invalid phone number, please check the number and try again.'],
  ] as const
  for (const [title, name, value, message] of cases) {
    test(title, async ({ page }) => {
      await page.goto('/join')
      const field = joinFields(page)[name]
      await field.fill(value)
      await page.keyboard.press('Tab')
      await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[.?]/g, '.')))
      await expect(field).toHaveValue(value)
      await expectSound(page)
    })
  }

  test('a number in another format, and a password that equals the number [ENROLL-20] [ENROLL-25]', async ({ page, site }) => {
    const { partnerNumber } = newcomer(site.partner)
    // Without numbers there is no such field; the test of the fields covers that.
    if (partnerNumber === undefined) return
    await page.goto('/join')
    const { number, password, again } = joinFields(page)
    await number.fill('12')
    await page.keyboard.press('Tab')
    await expect(number).toHaveAccessibleDescription(/Enter (a valid|your) /)
    await number.fill(partnerNumber)
    await expect(number).not.toHaveAccessibleDescription(/Enter (a valid|your) /)
    await password.fill(partnerNumber)
    await again.fill('something else')
    await page.keyboard.press('Tab')
    await expect(password).toHaveAccessibleDescription(/Your password cannot be your number/)
    await expect(again).toHaveAccessibleDescription(/The passwords do not match/)
    await expectSound(page)
  })
})

test('an empty form focuses a summary whose lines link to the fields', async ({ page }) => {
  await page.goto('/join')
  const { goOn, email, password } = joinFields(page)
  await goOn.click()
  await expect(summary(page)).toBeFocused()
  await expectSound(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSound(page)
  await summary(page).getByRole('link', { name: 'Email is required.' }).click()
  await expect(email).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Password is required/)
  await expect(page).toHaveURL(/\/join$/)
})

for (const isIssued of [true, false]) {
  test(`the form of a partner that issues ${isIssued ? 'numbers' : 'no number'} asks for ${isIssued ? 'it, ' : ''}email, password and phone [ENROLL-02] [ENROLL-03]`, async ({
    page,
    site,
  }) => {
    const direct = [site.partner, ...(await allPartners())].filter(({ program }) => program.enrollmentType === 'direct')
    const partner = direct.find(({ features }) => (features.partnerNumber !== false) === isIssued)
    await page.goto(`${originOf(partner?.program.id ?? '')}/join`)
    const { number, email, password, mobile } = joinFields(page)
    for (const field of [email, password, mobile]) await expect(field).toBeVisible()
    await expect(number).toHaveCount(isIssued ? 1 : 0)
    const rule = partner?.features.partnerNumber
    if (rule) await expect(page.getByRole('textbox', { name: rule.label })).toBeVisible()
  })
}

test('password managers and browsers can fill the form', async ({ page }) => {
  await page.goto('/join')
  const { email, password, again, mobile } = joinFields(page)
  for (const [field, token] of [
    [email, 'email'],
    [password, 'new-password'],
    [again, 'new-password'],
    [mobile, 'tel'],
    [joinFields(page).firstName, 'given-name'],
  ] as const) {
    await expect(field).toHaveAttribute('autocomplete', token)
  }
})

test('it can be filled and submitted by keyboard alone, at 320 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const member = newcomer(site.partner)
  await page.goto('/join')
  await expectSound(page)
  const first = member.partnerNumber === undefined ? joinFields(page).email : joinFields(page).number
  await first.focus()
  if (member.partnerNumber !== undefined) {
    await page.keyboard.type(member.partnerNumber)
    // Past the link to find one, and both names.
    for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab')
  }
  await page.keyboard.type(member.email)
  await page.keyboard.press('Tab')
  if (member.partnerNumber === undefined) await page.keyboard.press('Tab')
  await page.keyboard.type(member.password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/add_card$/)
})
