import { randomInt } from 'node:crypto'

import { expect, test, type Page } from '@playwright/test'

import { firstOfEach } from '../src/kinds.ts'
import { issuesOf } from '../src/page-issues.ts'
import { stack } from '../src/stack.ts'
import { signInToStudio } from '../src/studio.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }
test.use({ viewport: DESK })

/** A site whose pages no other journey opens, if there is one. */
async function servedPartner() {
  const visited = new Set([...(await firstOfEach()).values()].map(({ program }) => program.id))
  const { partners } = stack()
  const found = partners.findLast(({ id }) => !visited.has(id)) ?? partners.at(-1)
  if (!found) throw new Error('No partner is served')
  return found
}

/** Axe and sideways scroll on a phone and on a desk. */
async function issuesAtBothWidths(page: Page): Promise<string[]> {
  const issues: string[] = []
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    issues.push(...(await issuesOf(page)))
  }
  return issues
}

test('an editor uploads a picture, chooses its part, and visitors see it; it is deleted once no entry uses it [CONTENT-33] [IMG-04]', async ({
  page,
  context,
}) => {
  const partner = await servedPartner()
  const number = randomInt(1_000_000)
  const alternative = `A laid table, number ${number}`
  await signInToStudio(page)
  // The picture is one of this run, so that it can be deleted.
  await page.evaluate((text) => document.body.prepend(text), String(number))
  const picture = { name: 'table.png', mimeType: 'image/png', buffer: await page.screenshot() }

  await page.goto(`${stack().studio}/${partner.id}/earn_details/patio-${number}`)
  const address = page.getByRole('textbox', { name: 'Address', exact: true })
  await address.fill(`/earn/patio-${number}`)
  await page.getByText('Picture', { exact: true }).first().click()
  const field = page.getByRole('group', { name: 'Picture', exact: true })
  await field.getByRole('button', { name: 'Choose a picture …' }).click()
  const dialog = page.getByRole('dialog')

  const chooser = async (file: typeof picture) => {
    const opened = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Upload a picture' }).click()
    await (await opened).setFiles(file)
  }
  await chooser({ name: 'table.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })
  await expect(dialog.getByRole('alert')).toContainText('This is no JPEG, PNG, WebP or AVIF file.')
  expect(await issuesAtBothWidths(page)).toEqual([])
  await chooser(picture)

  const left = dialog.getByRole('spinbutton', { name: 'From the left, %' })
  await expect(left).toHaveValue('50')
  // The keyboard goes on in the step that came, not at the top of the page.
  await expect(dialog.getByRole('group', { name: 'Part of the picture' })).toBeFocused()
  const point = dialog.getByRole('button', { name: /^Focal point/ })
  await point.press('Shift+ArrowLeft')
  await point.press('ArrowDown')
  await expect(left).toHaveValue('40')
  await expect(dialog.getByRole('spinbutton', { name: 'From the top, %' })).toHaveValue('51')
  await left.fill('')
  await expect(left).toHaveValue('')
  await left.pressSequentially('25')
  await expect(point).toHaveAccessibleName('Focal point, 25 percent from the left, 51 percent from the top')
  await dialog.getByRole('slider', { name: /^Zoom/ }).fill('150')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  const alternativeField = dialog.getByRole('textbox', { name: /^Alternative text/ })
  await expect(alternativeField).toBeFocused()
  await expect(alternativeField).toHaveAccessibleDescription(/Describe the picture\./)
  expect(await issuesAtBothWidths(page)).toEqual([])
  await alternativeField.fill(alternative)
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(field.getByRole('textbox')).toHaveValue(/^\/images\/uploads\/[0-9a-f]{32}$/)
  await expect(page.getByRole('textbox', { name: 'Alternative text' })).toContainText(alternative)
  await page.getByRole('switch', { name: 'Show the banner' }).check()
  expect(await issuesAtBothWidths(page)).toEqual([])

  await page.getByRole('button', { name: 'Publish …' }).click()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site.' })).toBeVisible()

  const site = await context.newPage()
  const shown = site.getByRole('img', { name: alternative })
  for (const size of [PHONE, DESK]) {
    await site.setViewportSize(size)
    await expect(async () => {
      await site.goto(`${partner.origin}/earn/patio-${number}`)
      await expect(shown).toBeVisible({ timeout: 1_000 })
    }).toPass()
    // The file has arrived, as one of the sizes of the image route.
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/images\/uploads\/[0-9a-f]{32}\?width=\d+&height=\d+/,
    )
    expect(await issuesOf(site)).toEqual([])
  }

  await page.getByRole('link', { name: partner.programName }).click()
  await page.getByRole('link', { name: 'Pictures' }).click()
  const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Earn pages: Patio ${number}` }) })
  await expect(item.getByRole('img')).toBeVisible()
  await expect(item.getByRole('button')).toHaveCount(0)
  expect(await issuesAtBothWidths(page)).toEqual([])
  await item.getByRole('link').click()
  await field.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Publish …' }).click()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site.' })).toBeVisible()
  await page.getByRole('button', { name: /^History/ }).click()
  await page.getByRole('button', { name: 'Take off the site' }).click()
  await dialog.getByRole('button', { name: 'Take off' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It is taken off the site.' })).toBeVisible()

  await page.goto(`${stack().studio}/${partner.id}/pictures`)
  const deletions = page.getByRole('button', { name: /^Delete the picture/ })
  await expect(deletions.first()).toBeVisible()
  const before = await deletions.count()
  await deletions.first().click()
  await expect(dialog).toContainText('No entry uses it.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(deletions).toHaveCount(before - 1)
})
