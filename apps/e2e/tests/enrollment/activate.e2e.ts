import { DEMO_MEMBERS } from '@dining/demo-data/members'
import { newcomer } from '../../src/members.ts'
import { inviteMember } from '../../src/operators.ts'
import { expect, expectSound, test } from '../../src/site.ts'

test.use({ viewport: { width: 375, height: 812 } })

const idOf = (find: (member: (typeof DEMO_MEMBERS)[number]) => boolean) => DEMO_MEMBERS.find(find)?.publicId ?? ''
const ACTIVATED = idOf(({ tier, hasWebProfile, active }) => tier !== 1 && hasWebProfile && active)
const WITHOUT_PROFILE = idOf(({ tier, hasWebProfile }) => tier !== 1 && !hasWebProfile)
const CLOSED = idOf(({ tier, hasWebProfile, active }) => tier !== 1 && hasWebProfile && !active)

test.describe('activation redirects', () => {
  for (const [title, query, target] of [
    ['a visitor without a public id [ACT-02] [PARAM-12]', '', '/join?rfr=0'],
    ['an unknown visitor [ACT-03] [SESSION-23]', '?public_id=of-no-member', '/join?rfr=1'],
    ['a member without a web profile [ACT-04]', `?public_id=${WITHOUT_PROFILE}`, '/join?rfr=2'],
    ['an active member [ACT-05]', `?public_id=${ACTIVATED}`, '/login?rfr=3'],
    ['a member with a closed account [ACT-06]', `?public_id=${CLOSED}&utm_source=mail`, '/login?rfr=4'],
  ] as const) {
    test(title, async ({ page, site }) => {
      await page.goto(`/activate${query}`)
      await expect(page).toHaveURL(site.origin + target)
      // The address alone records the reason (PARAM-12).
      await expect(
        page.getByRole('main').getByText(/find your invitation|set a password here|already active|account is closed/i),
      ).toHaveCount(0)
      await expectSound(page)
    })
  }

  test('a visitor with only the cookie like a visitor without a public id [ACT-10]', async ({ page, site }) => {
    const publicId = await inviteMember(site.partner.program.id)
    await page.context().addCookies([{ name: 'public_id', value: publicId, url: site.origin }])
    await page.goto('/activate')
    await expect(page).toHaveURL(`${site.origin}/join?rfr=0`)
  })
})

test('a public id in the address or in the cookie is looked up on every page, and a failure harms none [SESSION-21] [SESSION-22] [SESSION-23]', async ({
  page,
  site,
}) => {
  const lookups: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/Member\/[^/]+$/.test(pathname)) lookups.push(pathname)
  })
  const view = page.locator('[data-known-visitor]')
  await page.goto('/how-it-works')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(lookups).toEqual([])
  await page.goto(`/how-it-works?public_id=${ACTIVATED}`)
  await expect(view).toHaveAttribute('data-known-visitor', 'success')
  await expect(view).toHaveAttribute('data-interface', 'direct')
  // The address has set the cookie.
  await page.goto('/search')
  await expect(view).toHaveAttribute('data-known-visitor', 'success')
  expect(lookups).toEqual([`/api/Member/${ACTIVATED}`, `/api/Member/${ACTIVATED}`])
  await page.context().addCookies([{ name: 'public_id', value: 'of-no-member', url: site.origin }])
  await page.goto('/how-it-works')
  await expect(view).toHaveAttribute('data-known-visitor', 'error')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The activation looks at the address alone (ACT-10).
  await page.goto('/activate')
  await expect(page).toHaveURL(`${site.origin}/join?rfr=0`)
})

for (const kind of ['direct', 'sso'] as const) {
  test.describe(`a visitor with an invitation (${kind})`, { tag: kind === 'direct' ? [] : '@further' }, () => {
    test.use({ kind })

    test('is known by the address, then by the cookie, and activates by the address alone [SESSION-03] [SESSION-08] [ACT-20]', async ({
      page,
      site,
    }) => {
      const publicId = await inviteMember(site.partner.program.id)
      const view = page.locator('[data-known-visitor]')
      for (const path of [`/?public_id=${publicId}`, '/search', '/join']) {
        await page.goto(path)
        await expect(view).toHaveAttribute('data-known-visitor', 'success')
        await expect(view).toHaveAttribute('data-interface', 'known')
        await expect(view).toHaveAttribute('data-tier', '1')
        // Nothing of the account is shown: the link may have been passed on.
        expect(await page.content()).not.toContain('invited-')
      }
      await page.goto(`/activate?public_id=${publicId}`)
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expectSound(page)
      }
      await page
        .getByRole('main')
        .getByRole('button', { name: /activate/i })
        .click()
      await expect(page).toHaveURL(`${site.origin}/activate/activated`)
      await page.goto('/search')
      await expect(view).toHaveAttribute('data-tier', '0')
      await page.goto('/activate')
      await expect(page).toHaveURL(`${site.origin}/join?rfr=0`)
    })
  })
}

test('a visitor who is not activated sees the page, and nothing moves while the lookup runs [ACT-01] [ACT-07]', async ({ page, site }) => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/api/Member/${ACTIVATED}`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/activate?public_id=${ACTIVATED}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page).toHaveURL(/\/activate\?/)
  answer()
  await expect(page).toHaveURL(/\/login\?rfr=3$/)
  await page.goto(`/activate?public_id=${await inviteMember(site.partner.program.id)}`)
  await expect(page.getByRole('main').getByRole('button', { name: /activate/i })).toBeEnabled()
})

test('a member who opens the link of another account chooses whose it is, and loses neither [ACT-05]', async ({ page, site, enter }) => {
  const member = newcomer(site.partner)
  await enter.join(member, { emailOptIn: false })
  await page.goto(`/activate?public_id=${ACTIVATED}`)
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed in with another account' })).toBeVisible()
  await expect(page.getByText(`This link is for another account. You are signed in as ${member.email}.`)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: /stay signed in/i }).click()
  await expect(page).toHaveURL(/\/add_card$/)
  await page.goto(`/activate?public_id=${ACTIVATED}`)
  await page.getByRole('button', { name: /sign out and open the link/i }).click()
  await expect(page).toHaveURL(/\/login\?rfr=3$/)
})

test('other paths below activation are not found; its last page requires the activation [ACT-09]', async ({ page, site }) => {
  const answer = await page.goto(`/activate/elsewhere?public_id=${await inviteMember(site.partner.program.id)}`)
  expect(answer?.status()).toBe(404)
  await page.goto('/activate/activated')
  await expect(page).toHaveURL(/\/join\?rfr=0$/)
})

test('a failed activation is reported, and can be repeated until the member is activated [ACT-08] [ACT-15] [ACT-17]', async ({
  page,
  site,
}) => {
  await page.goto(`/activate?public_id=${await inviteMember(site.partner.program.id)}`)
  const button = page.getByRole('main').getByRole('button')
  await expect(button).toBeEnabled()
  await expectSound(page)

  await page.route('**/api/Member/Activate', (route) => route.abort())
  await button.click()
  const { formatted } = site.partner.support.phone
  await expect(page.getByRole('alert')).toHaveText(
    `There was an error activating your account. Please contact customer support. ${formatted}`,
  )
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', site.partner.support.phone.href)
  await expect(button).toBeEnabled()
  await expectSound(page)

  await page.unroute('**/api/Member/Activate')
  await button.click()
  await expect(page).toHaveURL(`${site.origin}/activate/activated`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('activating: disabled during the call, called once with the public id, then activated [ACT-12] [ACT-13] [ACT-14]', async ({
  page,
  site,
}) => {
  const publicId = await inviteMember(site.partner.program.id)
  const bodies: unknown[] = []
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.goto(`/activate?public_id=${publicId}`)
  const button = page.getByRole('main').getByRole('button')
  await page.route('**/api/Member/Activate', async (route) => {
    bodies.push(route.request().postDataJSON())
    await held
    await route.continue()
  })
  await button.click()
  await expect(button).toBeDisabled()
  await button.click({ force: true })
  answer()
  await expect(page).toHaveURL(`${site.origin}/activate/activated`)
  expect(bodies).toEqual([{ publicId: publicId }])
  await expectSound(page)
  await page.goto(`/activate?public_id=${publicId}`)
  await expect(page).toHaveURL(/rfr=2$/)
})
