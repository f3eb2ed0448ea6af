import { newCardNumber } from '@dining/card-vault/testing'

import { fillJoin, joinFields, summary } from '../../src/join-form.ts'
import { clearSession, join, linkCard, newcomer } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

test.use({ viewport: { width: 375, height: 812 } })

test('a member is redirected to the sign-in with the entered address', async ({ page }) => {
  await page.goto('/join')
  const { email } = joinFields(page)
  await email.fill('maya.okafor@example.com')
  await email.blur()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(joinFields(page).email).toHaveValue('maya.okafor@example.com')
})

test('the form sends its fields, passwords truncated to 56, consent to text messages with the number [ENROLL-10]', async ({
  page,
  site,
}) => {
  const member = newcomer(site.partner)
  const long = 'twelve figs and a pear '.repeat(3)
  await page.goto('/join')
  const { password, again, mobile, emailOptIn, goOn } = joinFields(page)
  await fillJoin(page, { ...member, password: long })
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

  // The full password signs in again: it is truncated then, too.
  await clearSession(page)
  await page.goto('/login')
  await joinFields(page).email.fill(member.email)
  await page.getByRole('textbox', { name: /^password/i }).fill(long)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^sign in/i })
    .click()
  await expect(page).toHaveURL(/\/add_card$/)
})

test('the email is checked when it is left, with the number only if one was entered [ENROLL-18]', async ({ page, site }) => {
  const member = newcomer(site.partner)
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/Members/Validate/Email') asked.push(searchParams)
  })
  await page.goto('/join')
  const { number, email } = joinFields(page)
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

test('the second of two who join with the same address at once gets an error at the field, and keeps the input', async ({ page, site }) => {
  const member = newcomer(site.partner)
  const other = await page.context().newPage()
  for (const one of [page, other]) {
    await one.goto(`${site.origin}/join`)
    await fillJoin(one, member)
    await joinFields(one).email.blur()
    await one.waitForLoadState('networkidle')
  }
  await joinFields(other).goOn.click()
  await expect(other).toHaveURL(/\/add_card$/)
  await joinFields(page).goOn.click()
  await expect(joinFields(page).email).toHaveAccessibleDescription(/An account with this email already exists/)
  if (member.partnerNumber !== undefined) {
    await expect(joinFields(page).number).toHaveAccessibleDescription(/This number belongs to another account/)
  }
  await expect(summary(page)).toBeFocused()
  await expect(joinFields(page).email).toHaveValue(member.email)
  await expect(joinFields(page).password).toHaveValue(member.password)
  await expectSound(page)
})

test('a check without an answer is reported; a redirect means success, of the check and of joining [FORM-10] [ENROLL-14]', async ({
  page,
  site,
}) => {
  const member = newcomer(site.partner)
  await page.route('**/api/Members/Validate/Email*', (route) => route.abort())
  await page.goto('/join')
  await fillJoin(page, member)
  await expect(joinFields(page).email).toHaveAccessibleDescription(/Error while checking Email\./)
  await page.unrouteAll()
  // An answer that a proxy in front of the API may send; the API itself has succeeded.
  await page.evaluate(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const answer = await send(input, init)
      const isJoining = answer.ok && input instanceof Request && input.url.includes('/api/Members/')
      return isJoining ? new Response(null, { status: 303, headers: { location: '/elsewhere' } }) : answer
    }
  })
  await joinFields(page).goOn.click()
  await expect(page).toHaveURL(/\/add_card$/)
})

test('a number of another member is reported when the email is left [ENROLL-21]', async ({ page, site }) => {
  const [first, second] = [newcomer(site.partner), newcomer(site.partner)]
  // Without numbers there is no such field; the test of the fields covers that.
  if (first.partnerNumber === undefined) return
  await page.goto('/join')
  await fillJoin(page, first)
  await joinFields(page).goOn.click()
  await expect(page).toHaveURL(/\/add_card$/)
  await clearSession(page)

  await page.goto('/join')
  await joinFields(page).number.fill(first.partnerNumber)
  await joinFields(page).email.fill(second.email)
  await joinFields(page).email.blur()
  await expect(joinFields(page).number).toHaveAccessibleDescription(/This number belongs to another account/)
  await expect(joinFields(page).email).not.toHaveAttribute('aria-invalid')
})

test('a common password is rejected at its field; a lost connection is reported above the form; both keep the input', async ({
  page,
  site,
}) => {
  const member = newcomer(site.partner)
  await page.goto('/join')
  const { password, again, email, goOn } = joinFields(page)
  await fillJoin(page, { ...member, password: 'password123' })
  await goOn.click()
  await expect(password).toHaveAccessibleDescription(/This password is easy to guess/)
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

test('the steps: "No, thanks" leads home, and a joined visitor is not asked again [ENROLL-01] [ENROLL-05]', async ({ page, site }) => {
  await page.goto('/join')
  await expect(page.locator('[aria-current=step]')).toHaveText('Your details')
  await fillJoin(page, newcomer(site.partner))
  await joinFields(page).goOn.click()
  await expect(page.locator('[aria-current=step]')).toHaveText('Link a card')
  await expectSound(page)
  await page.getByRole('link', { name: 'No, thanks' }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await page.goto('/join')
  await expect(page).toHaveURL(/\/add_card$/)
})

test('step 3 leads back to step 2 until a card is linked, and then confirms it, also after a reload [ENROLL-07]', async ({
  page,
  site,
}) => {
  await join(page, newcomer(site.partner), { emailOptIn: false })
  await page.goto('/card_added')
  await expect(page).toHaveURL(/\/add_card$/)
  const number = newCardNumber()
  await linkCard(page, number)
  await expect(page).toHaveURL(/\/card_added$/)
  const linked = page.getByRole('status').filter({ hasText: `Your card ending in ${number.slice(-4)} has been linked.` })
  await expect(linked).toBeVisible()
  await page.reload()
  await expect(linked).toBeVisible()
  await expect(page).toHaveURL(/\/card_added$/)
})
