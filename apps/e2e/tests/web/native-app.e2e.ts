import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'

import { BRIDGE_MESSAGES } from '@dining/contract'
import { appStores } from '@dining/copy-engine/texts/app-stores'
import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import { isVersionBelow } from '@dining/domain'
import { loadPartners } from '@dining/partner-kit/node'
import type { Partner } from '@dining/partner-kit'
import { ROOT } from '@dining/stack'
import type { Browser, Page } from '@playwright/test'

import { memberSteps } from '../../src/member-steps.ts'
import { closeNotices } from '../../src/notices.ts'
import { issuesOf } from '../../src/page-issues.ts'
import { copyOf, expect, test } from '../../src/site.ts'
import { originOf, stack } from '../../src/stack.ts'
import { appAgent, openWrapper } from '../../src/wrapper.ts'

const partners = (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner)
const found = (name: string, is: (partner: Partner) => boolean): Partner => {
  const partner = partners.find(is)
  if (!partner) throw new Error(`there is no partner ${name}`)
  return partner
}
const limited = found('with a minimum version', ({ features }) => features.minimumAppVersion !== '')
const unlimited = found('with an app of any version', ({ features }) => features.minimumAppVersion === '' && features.nativeApp !== false)
const withoutApp = found('without an app', ({ features }) => features.nativeApp === false)
const minimum = limited.features.minimumAppVersion
/** Below the minimum in its second part only, where a comparison of texts would find it above. */
const [major = '0', minor = '0'] = minimum.split('.')
const tooOld = `${Number(major)}.${Number(minor) - 1}.99`
const newer = `${Number(major)}.${Number(minor) + 10}`

/** A page of a visitor with another user agent. */
async function pageWith(browser: Browser, userAgent: string, width = 375): Promise<Page> {
  const context = await browser.newContext({ userAgent, viewport: { width, height: 700 } })
  await closeNotices(context)
  return context.newPage()
}

for (const [platform, store] of [
  ['iOS', 'iosUrl'],
  ['Android', 'androidUrl'],
] as const) {
  test(
    `an app of ${platform} below the minimum version shows the screen that leads to its store, at every address [SHELL-14] [SHELL-15] [SHELL-16]`,
    { tag: platform === 'iOS' ? [] : '@further' },
    async ({ browser }) => {
      expect(isVersionBelow(tooOld, minimum)).toBe(true)
      for (const width of [320, 1280]) {
        const page = await pageWith(browser, appAgent(tooOld, platform), width)
        for (const path of ['/', '/search?location=Austin', '/account/overview', '/no/such/page']) {
          const answer = await page.goto(originOf(limited.program.id) + path)
          expect(answer?.headers()['cache-control']).toBe('private, no-store')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Version Available')
          await expect(page.getByText('Update now to keep using the app.', { exact: true })).toBeVisible()
          const links = page.getByRole('link')
          await expect(links).toHaveCount(1)
          await expect(links).toHaveText('Update Now')
          await expect(links).toHaveAttribute('href', limited.features.nativeApp === false ? '' : limited.features.nativeApp[store])
        }
        expect(await issuesOf(page)).toEqual([])
        await page.context().close()
      }
    },
  )
}

test('in a browser, in a current app and where the partner has no minimum, pages are as always [SHELL-17] [PWA-12] [CONFIG-23]', async ({
  browser,
}) => {
  for (const [partner, agent] of [
    [limited, 'Mozilla/5.0 (iPhone) Safari/604.1'],
    [limited, appAgent(minimum, 'iOS')],
    [limited, appAgent(newer, 'Android')],
    [unlimited, appAgent('0.0.1', 'iOS')],
    [withoutApp, appAgent('0.0.1', 'iOS')],
  ] as const) {
    const page = await pageWith(browser, agent)
    await page.goto(`${originOf(partner.program.id)}/search`)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByText('New Version Available')).toHaveCount(0)
    await page.context().close()
  }
})

test('the footer leads to the stores of the app, and not within the app or without one [FOOTER-01]', async ({ browser }) => {
  const badges = (page: Page) =>
    page.getByRole('contentinfo').getByRole('list', { name: copyOf({ partner: unlimited, origin: '' }).say(appStores.label) })
  const { nativeApp } = unlimited.features
  if (nativeApp === false) throw new Error('no app')
  const address = `${originOf(unlimited.program.id)}/how-it-works`
  // Web and app in turn, so that a page of one from the server's cache would be seen in the other.
  for (const [agent, count] of [
    ['Mozilla/5.0 (iPhone) Safari/604.1', 1],
    [appAgent('9.0', 'iOS'), 0],
    ['Mozilla/5.0 (iPhone) Safari/604.1', 1],
    [appAgent('9.0', 'Android'), 0],
  ] as const) {
    const page = await pageWith(browser, agent)
    await page.goto(address)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(badges(page)).toHaveCount(count)
    expect(await page.evaluate(() => window.__hydrationErrors ?? [])).toEqual([])
    if (count === 1) {
      await expect(badges(page).getByRole('link', { name: 'App Store' })).toHaveAttribute('href', nativeApp.iosUrl)
      await expect(badges(page).getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', nativeApp.androidUrl)
      expect(await issuesOf(page)).toEqual([])
    }
    await page.context().close()
  }
  const page = await pageWith(browser, 'Mozilla/5.0 (iPhone) Safari/604.1')
  await page.goto(`${originOf(withoutApp.program.id)}/how-it-works`)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'App Store' })).toHaveCount(0)
  await page.context().close()
})

for (const platform of ['iOS', 'Android'] as const) {
  test.describe(`in the app of ${platform}`, { tag: platform === 'iOS' ? [] : '@further' }, () => {
    test.use({ userAgent: appAgent('99.0', platform) })

    test('its marketing service gets the member’s public id after signing in, once, and none after signing out [PWA-13] [PWA-14]', async ({
      page,
      context,
    }) => {
      const direct = found(
        'with an app and a password',
        ({ program, features }) => program.enrollmentType === 'direct' && features.nativeApp !== false,
      )
      const member = DEMO_MEMBERS[1]
      const origin = originOf(direct.program.id)
      const messages = await openWrapper(context, platform)
      await page.goto(origin)
      const withoutAccount = { version: 1, type: 'externalUserId', publicId: null }
      await expect.poll(messages).toEqual([withoutAccount])
      await page.goto(`${origin}/login`)
      await expect.poll(messages).toEqual([withoutAccount, withoutAccount])
      await page.getByRole('textbox', { name: /^email/i }).fill(member?.email ?? '')
      await page.getByLabel(/^password/i).fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: /^sign in/i }).click()
      await expect(page).not.toHaveURL(/\/login/)
      const own = { version: 1, type: 'externalUserId', publicId: await publicIdOf(page) }
      await expect.poll(async () => (await messages()).at(-1)).toEqual(own)
      await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).click()
      await expect(page).toHaveURL(/how-it-works/)
      await page.waitForTimeout(1_000)
      const since = (await messages()).slice(2)
      expect(since.filter((one) => JSON.stringify(one) !== JSON.stringify(own))).toEqual([])
      await page.goto(`${origin}/SignOut`)
      await expect(page).toHaveURL(`${origin}/`)
      await expect.poll(async () => (await messages()).at(-1)).toEqual(withoutAccount)
    })
  })
}

/** Runs `pnpm wrapper`, as a developer does. */
async function runWrapper(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  // Without Node's own warnings, which the test's variables for colors cause in some places.
  const variables = { ...process.env, ...env, NODE_NO_WARNINGS: '1' }
  const child = spawn(process.execPath, [join(ROOT, 'tooling/stack/src/wrapper-main.ts'), ...args], { env: variables })
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => void child.once('close', resolve)),
  ])
  return { out, err, code }
}

test('a developer opens a link in the app, and sees each message of the bridge in the sandbox [PWA-13] [PWA-14]', async ({ page }) => {
  const { port, mail } = stack()
  const { id } = unlimited.program
  const version = '7.5.3'
  const path = '/how-it-works'
  const run = ['--platform', 'Android', '--app-version', version, '--path', path, '--port', String(port), '--headless']
  const { out, code } = await runWrapper([id, ...run])
  expect(code).toBe(0)
  const message = { version: 1, type: 'externalUserId', publicId: null }
  expect(out.trim().split('\n')).toEqual([`${originOf(id)}${path} ${JSON.stringify(message)}`])

  await page.goto(`${mail}/wrapper`)
  for (const type of Object.keys(BRIDGE_MESSAGES)) await expect(page.getByRole('cell', { name: type, exact: true })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: `${version} (Android)` })
  await expect(row).toContainText(`${originOf(id)}${path}`)
  await expect(row).toContainText(JSON.stringify(message))
  await expect(row).not.toContainText('Not a message of the bridge')
  expect(await issuesOf(page)).toEqual([])

  // It is for development alone.
  const refused = await runWrapper([id, ...run], { APP_ENV: 'production' })
  expect([refused.code, refused.err.trim()]).toEqual([1, 'pnpm wrapper is for development only, and APP_ENV is production.'])
})

/** The public id that the API gives the signed-in member. */
const publicIdOf = (page: Page): Promise<unknown> => page.evaluate(async () => (await (await fetch('/api/Member')).json()).publicId)

test('a wrapper without a bridge, with one that fails, and a browser with none change nothing [PWA-14]', async ({ page, site }) => {
  await page.addInitScript(() =>
    Reflect.set(window, 'RewardsApp', {
      receive: () => {
        throw new Error('the wrapper is not ready')
      },
    }),
  )
  await page.goto('/')
  await memberSteps(page, site.partner).signIn({ email: DEMO_MEMBERS[1]?.email ?? '', password: DEMO_PASSWORD })
  await page.goto('/account/overview')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
