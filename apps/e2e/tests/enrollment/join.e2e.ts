import type { Page } from '@playwright/test'

import { newcomer, type NewMember } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

test.use({ viewport: { width: 375, height: 812 } })

const text = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const fields = (page: Page) => ({
  number: text(page, / number/i),
  email: text(page, /^e-?mail/i),
  password: text(page, /^password \(/i),
  again: text(page, /^password again/i),
  mobile: text(page, /^mobile/i),
  emailOptIn: page.getByRole('checkbox', { name: /e-?mail/i }),
  goOn: page.getByRole('button', { name: /continue/i }),
})
const summary = (page: Page) => page.getByRole('group', { name: /to fix/ })

async function fill(page: Page, member: NewMember): Promise<void> {
  const { number, email, password, again } = fields(page)
  if (member.partnerNumber !== undefined) await number.fill(member.partnerNumber)
  await email.fill(member.email)
  await password.fill(member.password)
  await again.fill(member.password)
}

test.describe('a value that cannot be is said when its field is left, beside it, and stays', () => {
  const cases = [
    ['an e-mail without its end [ENROLL-22]', 'email', 'maya@', 'That is not a whole e-mail address. It looks like name@example.com.'],
    [
      'an e-mail that a member has [ENROLL-24]',
      'email',
      'maya.okafor@example.com',
      'There is an account with this e-mail already. Sign in instead.',
    ],
    ['a short password', 'password', 'short', 'Password must have at least 8 characters'],
    ['half a phone number [ENROLL-23]', 'mobile', '503-555', 'Invalid phone number, please check the number and try again.'],
  ] as const
  for (const [title, name, value, message] of cases) {
    test(title, async ({ page }) => {
      await page.goto('/join')
      const field = fields(page)[name]
      await field.fill(value)
      await page.keyboard.press('Tab')
      await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[.?]/g, '.')))
      await expect(field).toHaveValue(value)
      await expectSound(page)
    })
  }

  test('a number of another form, and a password that is the number [ENROLL-20, ENROLL-25]', async ({ page, site }) => {
    const { partnerNumber } = newcomer(site.partner)
    test.skip(partnerNumber === undefined, 'this partner gives no numbers')
    await page.goto('/join')
    const { number, password, again } = fields(page)
    await number.fill('12')
    await page.keyboard.press('Tab')
    await expect(number).toHaveAccessibleDescription(/That is not a number of/)
    await number.fill(partnerNumber ?? '')
    await expect(number).not.toHaveAccessibleDescription(/That is not a number of/)
    await password.fill(partnerNumber ?? '')
    await again.fill('something else')
    await page.keyboard.press('Tab')
    await expect(password).toHaveAccessibleDescription(/Your password cannot be your number/)
    await expect(again).toHaveAccessibleDescription(/The two passwords differ/)
    await expectSound(page)
  })
})

test('an empty form puts the focus on a summary whose lines lead to the fields', async ({ page }) => {
  await page.goto('/join')
  const { goOn, email, password } = fields(page)
  await goOn.click()
  await expect(summary(page)).toBeFocused()
  await expectSound(page)
  await summary(page).getByRole('link', { name: 'E-mail is required.' }).click()
  await expect(email).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Password is required/)
  await expect(page).toHaveURL(/\/join$/)
})

test('a member is sent to sign in with the address that was typed [ENROLL-24, AUTH-10]', async ({ page }) => {
  await page.goto('/join')
  const { email } = fields(page)
  await email.fill('maya.okafor@example.com')
  await email.blur()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(fields(page).email).toHaveValue('maya.okafor@example.com')
})

test('what is sent: the fields of the form, passwords cut to 56, consent to texts with the number [ENROLL-08, ENROLL-10, ENROLL-11]', async ({
  page,
  site,
}) => {
  const member = newcomer(site.partner)
  const long = 'twelve figs and a pear '.repeat(3)
  await page.goto('/join')
  const { password, again, mobile, emailOptIn, goOn } = fields(page)
  await fill(page, { ...member, password: long })
  await expect(password).toHaveAccessibleDescription('Only the first 56 characters count; the rest is cut off.')
  await expect(again).toHaveValue(long)
  await mobile.fill('(503) 555-0148')
  await emailOptIn.setChecked(false)
  const [sent] = await Promise.all([page.waitForRequest((request) => request.url().endsWith('/api/Members/Prospects')), goOn.click()])
  const cut = long.slice(0, 56)
  expect(sent.postDataJSON()).toEqual({
    email: member.email,
    password: cut,
    passwordConfirm: cut,
    phoneNumber: '503-555-0148',
    smsOptIn: true,
    emailOptIn: false,
    ...(member.partnerNumber === undefined ? {} : { partnerNumber: member.partnerNumber }),
  })
  await expect(page).toHaveURL(/\/add_card$/)

  // The whole of it signs in again: it is cut then, too.
  await page.context().clearCookies()
  await page.goto('/login')
  await text(page, /^e-?mail/i).fill(member.email)
  await text(page, /^password/i).fill(long)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^sign in/i })
    .click()
  await expect(page).toHaveURL(/\/add_card$/)
})

test('the e-mail is asked about when it is left, with the number only when one was typed [ENROLL-15, ENROLL-18]', async ({
  page,
  site,
}) => {
  const member = newcomer(site.partner)
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/Members/Validate/Email') asked.push(searchParams)
  })
  await page.goto('/join')
  const { number, email } = fields(page)
  await email.fill(member.email)
  await email.blur()
  await expect.poll(() => asked.map(String)).toEqual([new URLSearchParams({ email: member.email }).toString()])
  if (member.partnerNumber === undefined) return
  await number.fill(member.partnerNumber)
  await number.blur()
  await expect
    .poll(() => asked.slice(1).map((one) => [one.get('email'), one.get('usePpn')]))
    .toEqual([[member.email, member.partnerNumber]])
})

test('of two who join with the same address at once the second is told at the field, and keeps what was typed [ENROLL-13]', async ({
  page,
  site,
}) => {
  const member = newcomer(site.partner)
  const other = await page.context().newPage()
  for (const one of [page, other]) {
    await one.goto(`${site.origin}/join`)
    await fill(one, member)
    await fields(one).email.blur()
    await one.waitForLoadState('networkidle')
  }
  await fields(other).goOn.click()
  await expect(other).toHaveURL(/\/add_card$/)
  await fields(page).goOn.click()
  await expect(fields(page).email).toHaveAccessibleDescription(/There is an account with this e-mail already/)
  if (member.partnerNumber !== undefined) {
    await expect(fields(page).number).toHaveAccessibleDescription(/This number belongs to another account/)
  }
  await expect(summary(page)).toBeFocused()
  await expect(fields(page).email).toHaveValue(member.email)
  await expect(fields(page).password).toHaveValue(member.password)
  await expectSound(page)
})

test('a question that gets no answer is said; a redirect stands for success, of the question and of joining [FORM-10, ENROLL-14, ENROLL-17]', async ({
  page,
  site,
}) => {
  const member = newcomer(site.partner)
  await page.route('**/api/Members/Validate/Email*', (route) => route.abort())
  await page.goto('/join')
  await fill(page, member)
  await expect(fields(page).email).toHaveAccessibleDescription(/Error while checking E-mail\./)
  await page.unrouteAll()
  // What a proxy in front of the API may make of its answer; the API has done its part.
  await page.evaluate(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const answer = await send(input, init)
      const isJoining = input instanceof Request && input.url.includes('/api/Members/')
      return isJoining ? new Response(null, { status: 303, headers: { location: '/elsewhere' } }) : answer
    }
  })
  await fields(page).goOn.click()
  await expect(page).toHaveURL(/\/add_card$/)
})

test('a number that another member has is said when the e-mail is left [ENROLL-21]', async ({ page, site }) => {
  const [first, second] = [newcomer(site.partner), newcomer(site.partner)]
  test.skip(first.partnerNumber === undefined, 'this partner gives no numbers')
  await page.goto('/join')
  await fill(page, first)
  await fields(page).goOn.click()
  await expect(page).toHaveURL(/\/add_card$/)
  await page.context().clearCookies()

  await page.goto('/join')
  await fields(page).number.fill(first.partnerNumber ?? '')
  await fields(page).email.fill(second.email)
  await fields(page).email.blur()
  await expect(fields(page).number).toHaveAccessibleDescription(/This number belongs to another account/)
  await expect(fields(page).email).not.toHaveAttribute('aria-invalid')
})

test('a common password is refused at its field; a broken line is said above the form; nothing is lost either way [ENROLL-26]', async ({
  page,
  site,
}) => {
  const member = newcomer(site.partner)
  await page.goto('/join')
  const { password, again, email, goOn } = fields(page)
  await fill(page, { ...member, password: 'password123' })
  await goOn.click()
  await expect(password).toHaveAccessibleDescription(/Too many people use this password/)
  await password.fill(member.password)
  await again.fill(member.password)
  await page.route('**/api/Members/Prospects', (route) => route.abort())
  await goOn.click()
  await expect(page.getByRole('alert')).toHaveText('We could not reach the site. Check your connection and try again.')
  await expect(email).toHaveValue(member.email)
  await expect(again).toHaveValue(member.password)
  await page.unrouteAll()
  await goOn.click()
  await expect(page).toHaveURL(/\/add_card$/)
})

test('the steps: "No, thanks" leads home, step 3 without a card back to step 2, and who has joined is not asked again [ENROLL-01, ENROLL-05, ENROLL-07]', async ({
  page,
  site,
}) => {
  await page.goto('/join')
  await expect(page.locator('[aria-current=step]')).toHaveText('Your details')
  await fill(page, newcomer(site.partner))
  await fields(page).goOn.click()
  await expect(page.locator('[aria-current=step]')).toHaveText('Link a card')
  await expectSound(page)
  await page.goto('/card_added')
  await expect(page).toHaveURL(/\/add_card$/)
  await page.getByRole('link', { name: 'No, thanks' }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await page.goto('/join')
  await expect(page).toHaveURL(/\/add_card$/)
})

test('the number is asked for exactly where the partner gives one [ENROLL-02, ENROLL-03]', async ({ page, site }) => {
  const rule = site.partner.features.partnerNumber
  await page.goto('/join')
  await expect(page.getByRole('textbox', { name: rule ? rule.label : / number/i })).toHaveCount(rule ? 1 : 0)
  for (const name of ['email', 'password', 'mobile'] as const) await expect(fields(page)[name]).toBeVisible()
})

test('the form is one that password managers and browsers can fill', async ({ page }) => {
  await page.goto('/join')
  const { email, password, again, mobile } = fields(page)
  for (const [field, token] of [
    [email, 'email'],
    [password, 'new-password'],
    [again, 'new-password'],
    [mobile, 'tel'],
    [text(page, /^first name/i), 'given-name'],
  ] as const) {
    await expect(field).toHaveAttribute('autocomplete', token)
  }
})

test('it can be filled and sent by keyboard alone, at 320 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const member = newcomer(site.partner)
  await page.goto('/join')
  await expectSound(page)
  const first = member.partnerNumber === undefined ? fields(page).email : fields(page).number
  await first.focus()
  if (member.partnerNumber !== undefined) {
    await page.keyboard.type(member.partnerNumber)
    for (const _ of ['find your number', 'first name', 'last name', 'e-mail']) await page.keyboard.press('Tab')
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
