import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { serveReview } from '@dining/partner/review'

import { expect, expectSound, test } from '../src/site.ts'

test('a designer approves pictures of a sheet by keyboard, each beside the approved one', async ({ page }) => {
  const root = await mkdtemp(join(tmpdir(), 'sheet-review-'))
  const put = async (path: string, bytes: Buffer | string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), bytes)
  }
  const [before, after] = [await page.screenshot({ clip: { x: 0, y: 0, width: 375, height: 300 } }), await coloured()]
  async function coloured() {
    await page.setContent('<body style="background:#14532d"></body>')
    return page.screenshot({ clip: { x: 0, y: 0, width: 375, height: 300 } })
  }
  const pictures = ['home', 'search'].map((screen) => ({
    id: 'acme',
    screen,
    width: 375,
    scheme: 'light',
    file: `acme/${screen}-375-light.png`,
    change: screen === 'home' ? { kind: 'changed', share: 1 } : { kind: 'new' },
  }))
  await put('sheet/sheet.json', JSON.stringify({ isBlind: false, warnings: [], pictures }))
  for (const { file } of pictures) await put(`sheet/pictures/${file}`, after)
  for (const path of ['sheet/report/approved', 'sheet/report/difference', 'shared']) await put(`${path}/acme/home-375-light.png`, before)
  const { origin, close } = await serveReview({ folder: join(root, 'sheet'), baselines: join(root, 'shared') }, ['acme'])
  try {
    await page.goto(origin)
    await expect(page.getByRole('heading', { level: 1, name: '2 pictures to decide' })).toBeVisible()
    const shown = page.getByRole('img', { name: /^(?:Approved|Now, 100.0 % changed|Difference)$/ })
    await expect(shown).toHaveCount(3)
    for (const picture of await shown.all())
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(375)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 812 })
      await expectSound(page)
    }
    await page.getByRole('button', { name: 'Approve acme: home, 375 px, light' }).press('Enter')
    const message = page.getByText('Approved: acme: home, 375 px, light. 1 left.')
    await expect(message).toBeFocused()
    await expect(message).toBeInViewport()
    expect((await readFile(join(root, 'shared/acme/home-375-light.png'))).equals(after)).toBe(true)
    // The next picture's own link is the first stop after the message.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Approve acme: search, 375 px, light' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'No picture to decide' })).toBeVisible()
    await expectSound(page)
  } finally {
    await close()
    await rm(root, { recursive: true })
  }
})
