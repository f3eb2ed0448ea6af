import { createServer } from 'node:http'
import { join } from 'node:path'

import { DEMO_MEMBERS } from '@dining/demo-data/members'
import { EMULATION_MS } from '@dining/domain'
import { paths } from '@dining/session'
import type { FrameLocator, Page } from '@playwright/test'

import { listenOnFree } from '../../src/faults/listen-on-free.ts'
import { api } from '../../src/operators.ts'
import { axeIssuesIn } from '../../src/page-issues.ts'
import { expect, test } from '../../src/site.ts'
import { stack } from '../../src/stack.ts'

const MEMBER = DEMO_MEMBERS.find(({ firstName }) => firstName === 'Maya')
const AGENT = 'agent@admin.example'

const ribbonIn = (page: Page | FrameLocator) => page.getByRole('complementary', { name: 'Emulation' })
const siteIn = (page: Page) => page.frameLocator('iframe[name="site"]')
/** The document of the frame, for code that runs in it. */
async function documentOf(page: Page) {
  const frame = page.frame({ name: 'site' })
  if (!frame) throw new Error('The tool has no frame')
  return frame
}

/** Chooses a member in the administration tool; ends on the member's page in the frame. @returns the token of the start */
async function view(page: Page, partnerId: string, publicId = MEMBER?.publicId ?? ''): Promise<string> {
  const started = page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname === '/emulation')
  await page.goto(stack().admin)
  await page.getByLabel('Partner').selectOption(partnerId)
  await page.getByLabel('Public id of the member').fill(publicId)
  await page.getByLabel('Your name').fill(AGENT)
  await page.getByRole('button', { name: 'View as this member' }).click()
  return new URLSearchParams((await started).postData() ?? '').get('token') ?? ''
}

/** A server of another site. */
async function elsewhere(html: string) {
  const server = createServer((_, response) => response.writeHead(200, { connection: 'close', 'content-type': 'text/html' }).end(html))
  const port = await listenOnFree(server)
  return { origin: `http://elsewhere.localhost:${port}`, close: () => server.close() }
}

test.describe('the administration tool', () => {
  // A refused frame is an error of the browser: the card vault's here, and the site's elsewhere.
  test.use({ mayHaveErrors: true })

  for (const width of [375, 1280]) {
    test(
      `shows the site as the member sees it, with a ribbon, in a session of its own, at ${width} px [EMULATION-01] [EMULATION-04] [SESSION-43]`,
      { tag: width === 375 ? [] : '@further' },
      async ({ page, context, site }) => {
        await page.setViewportSize({ width, height: 900 })
        await view(page, site.partner.program.id)
        const shown = siteIn(page)
        await expect(ribbonIn(shown)).toHaveText(/^Member view, read-only, until \d\d:\d\d·End$/)
        await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(shown.locator('[data-mode="radmin-emulation"]')).toBeAttached()
        const inside = await documentOf(page)
        expect(new URL(inside.url()).pathname).toBe(paths.accountOverview())
        await expect.poll(() => inside.evaluate(() => document.documentElement.dataset['hydrated'])).toBe('')
        expect(await inside.evaluate(() => sessionStorage.getItem('emulation_id'))).toMatch(/^[\w-]{16}$/)
        expect(await axeIssuesIn(inside)).toEqual([])
        // A navigation of the app keeps it.
        await shown
          .getByRole('link', { name: /linked cards/i })
          .first()
          .click()
        await expect(shown.getByText(/^2 of 12$/)).toBeVisible()
        await expect(ribbonIn(shown)).toBeVisible()
        const shots = process.env['E2E_SHOTS']
        if (shots !== undefined) await page.screenshot({ path: join(shots, `emulation-${width}.png`), fullPage: true })
        // The browser's own tab is not signed in.
        const own = await context.newPage()
        await own.goto(`${site.origin}${paths.accountOverview()}`)
        await expect(own).toHaveURL(/\/login$/)
        expect((await context.cookies(site.origin)).filter(({ name }) => name === '__Host-session')).toEqual([])
      },
    )
  }

  test('can look only: the API refuses changes, and every view is in the audit trail', async ({ page, site }) => {
    await view(page, site.partner.program.id)
    await expect(ribbonIn(siteIn(page))).toBeVisible()
    const inside = await documentOf(page)
    const statuses = await inside.evaluate(async () => {
      const { csrfToken } = await (await fetch('/api/CSRF')).json()
      const send = async (method: string, path: string, body: unknown) =>
        (
          await fetch(path, {
            method,
            headers: { 'content-type': 'application/json', 'x-xsrf-token': csrfToken },
            body: JSON.stringify(body),
          })
        ).status
      const cards = await (await fetch('/api/Member/Cards')).json()
      return [
        await send('PUT', '/api/Member', { firstName: 'Forged' }),
        await send('DELETE', `/api/Member/Cards?id=${cards[0].id}`, undefined),
        await send('POST', '/api/SignIn', { email: 'x@example.com', password: 'long enough', rememberMe: false }),
      ]
    })
    expect(statuses).toEqual([403, 403, 403])
    const trail = await api('audit', '--partner', site.partner.program.id, '--event', 'emulation-viewed', '--actor', `operator:${AGENT}`)
    for (const call of ['getMember', 'getCards']) expect(trail).toContain(call)
  })

  test('ends the emulation by a message; those of another origin do nothing [EMULATION-02] [EMULATION-04]', async ({
    page,
    context,
    site,
  }) => {
    await view(page, site.partner.program.id)
    const shown = siteIn(page)
    await expect(ribbonIn(shown)).toBeVisible()
    // A window of another site that has opened the tool reaches into its frames.
    const other = await elsewhere('<title>Elsewhere</title>')
    const hostile = await context.newPage()
    await hostile.goto(other.origin)
    const [opened] = await Promise.all([
      hostile.waitForEvent('popup'),
      hostile.evaluate((to) => void window.open(to, 'tool'), stack().admin),
    ])
    await view(opened, site.partner.program.id)
    await expect(ribbonIn(siteIn(opened))).toBeVisible()
    await hostile.evaluate(() => {
      const tool = window.open('', 'tool')
      for (const message of ['sign-out', { type: 'sign-out' }, null]) tool?.frames[0]?.postMessage(message, '*')
    })
    // A message of the page itself, and of a frame inside of it.
    await (
      await documentOf(opened)
    ).evaluate(() => {
      window.postMessage('sign-out', '*')
      document.body.append(document.createElement('iframe'))
      window.frames[0]?.parent.postMessage('sign-out', '*')
    })
    await opened.waitForTimeout(1_000)
    await expect(ribbonIn(siteIn(opened))).toBeVisible()
    other.close()

    const inside = await documentOf(page)
    await page.getByRole('button', { name: 'End the emulation' }).click()
    await expect(ribbonIn(shown)).toHaveCount(0)
    await expect.poll(() => inside.evaluate(async () => (await fetch('/api/Member')).status)).toBe(401)
    expect(await inside.evaluate(() => [sessionStorage.getItem('emulation_id'), document.cookie.includes('session_expiry')])).toEqual([
      null,
      false,
    ])
  })

  test('is the only origin that may frame the site', async ({ page, site }) => {
    const other = await elsewhere('<title>Elsewhere</title>')
    await page.goto(other.origin)
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), site.origin)
    await refused
    other.close()
  })

  test('starts with a token once: a replayed or forged one, and one from another page, start nothing', async ({ page, site }) => {
    const token = await view(page, site.partner.program.id)
    await expect(ribbonIn(siteIn(page))).toBeVisible()
    const web = stack().direct.web[site.partner.program.id] ?? ''
    const post = async (value: string, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await fetch(`${web}/emulation`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: stack().admin, ...headers },
        body: new URLSearchParams({ token: value }),
      })
      return [answer.status, answer.headers.getSetCookie()]
    }
    const nothing = [403, []]
    expect(await post(token)).toEqual(nothing)
    const [header = '', payload = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, jti: 'another-id-0123456789' })).toString('base64url')
    expect(await post(`${header}.${forged}.${signature}`)).toEqual(nothing)
    expect(await post(token, { origin: 'http://elsewhere.localhost' })).toEqual(nothing)
    expect(await post(token, { 'sec-fetch-dest': 'document' })).toEqual(nothing)
  })

  test('has no hold outside of its frame: a stored id is cleared, and the site signs out [EMULATION-03]', async ({ page, site }) => {
    await page.goto(site.origin)
    await page.evaluate(() => sessionStorage.setItem('emulation_id', 'left-behind'))
    const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/SignOut')
    // The page leaves at once.
    await page.goto(`${site.origin}/search`).catch(() => undefined)
    await left
    await expect(page).toHaveURL(`${site.origin}/`)
    expect(await page.evaluate(() => sessionStorage.getItem('emulation_id'))).toBeNull()
  })

  test('ends after 30 minutes [EMULATION-04]', async ({ page, site }) => {
    await page.clock.install()
    await view(page, site.partner.program.id)
    const shown = siteIn(page)
    await expect(ribbonIn(shown)).toBeVisible()
    await page.clock.fastForward(EMULATION_MS - 60_000)
    await expect(ribbonIn(shown)).toBeVisible()
    await page.clock.fastForward(61_000)
    await expect(ribbonIn(shown)).toHaveCount(0)
  })
})
