import { createServer } from 'node:http'
import { join } from 'node:path'

import { loadPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { expect, test, type Page } from '@playwright/test'

import { listenOnFree } from '../../src/faults/listen-on-free.ts'
import { api } from '../../src/operators.ts'
import { issuesOf } from '../../src/page-issues.ts'
import { originOf, stack } from '../../src/stack.ts'

const ribbonIn = (page: Page | ReturnType<Page['frameLocator']>) => page.getByRole('complementary', { name: 'Preview' })

/** A preview link of a partner with previews, to "how it works". */
async function previewLink() {
  const served = new Set(stack().partners.map(({ id }) => id))
  const partners = (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner)
  const id = partners.find(({ program, features }) => features.cmsPreview && served.has(program.id))?.program.id ?? ''
  return { origin: originOf(id), link: (await api('content', 'preview', id, '--path', '/how-it-works')).trim() }
}

test('a preview link opens drafts with a ribbon, usable by keyboard and on small screens, until it is ended', async ({ page }) => {
  const { origin, link } = await previewLink()
  await page.setViewportSize({ width: 320, height: 640 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await page.goto(link)
  await expect(page).toHaveURL(`${origin}/how-it-works`)
  const ribbon = ribbonIn(page)
  await expect(ribbon).toHaveText(/^Preview of drafts, until (?!.*UTC).*\d\d:\d\d·End preview$/)
  await expect(ribbon).toBeInViewport({ ratio: 1 })
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(await issuesOf(page)).toEqual([])

  // The ribbon never covers the focused element.
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  const [box, top] = [await last.boundingBox(), (await ribbon.boundingBox())?.y ?? 0]
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top)

  await page.keyboard.press('Tab')
  await expect(ribbon.getByRole('link', { name: 'End preview' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(ribbon).toHaveCount(0)
  await expect(page).toHaveURL(`${origin}/how-it-works`)
  // The token was in the opened address only, and in no referrer.
  const token = new URL(link).searchParams.get('preview') ?? ''
  expect(asked.filter((one) => one.includes(token))).toEqual([`${link} `])
})

/** Frames a page in this one. */
const frame = (page: Page, address: string) =>
  page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src, title: 'Site' })), address)

test('only the studio frames a preview, on another site, and the same browser’s own tab does not see it', async ({ page, context }) => {
  const { origin, link } = await previewLink()
  await page.goto(stack().studio)
  await frame(page, link)
  const ribbon = ribbonIn(page.frameLocator('iframe'))
  await expect(ribbon).toHaveText(/^Preview of drafts/)
  await expect(ribbon.getByRole('link')).toHaveCount(0)
  const own = await context.newPage()
  await own.goto(origin)
  await expect(ribbonIn(own)).toHaveCount(0)

  const server = createServer((_, response) => response.writeHead(200, { connection: 'close' }).end())
  const port = await listenOnFree(server)
  await page.goto(`http://elsewhere.localhost:${port}`)
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await frame(page, link)
  await refused
  await expect(ribbon).toHaveCount(0)
  server.close()
})

test('a rejected link shows a page with the reason', async ({ page }) => {
  const { origin, link } = await previewLink()
  await page.goto(`${link}x`)
  await expect(page).toHaveURL(`${origin}/?preview=invalid`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This preview link doesn’t work')
  expect(await issuesOf(page)).toEqual([])
  await page.getByRole('link').click()
  await expect(page).toHaveURL(`${origin}/`)
})
