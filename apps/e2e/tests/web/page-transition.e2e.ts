import { expect, expectSound, test } from '../../src/site.ts'

// Otherwise the site animates nothing.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a page that opens while the window changes its size is shown without the animation, and reports no error', async ({ page, site }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    const seen: { notice?: string; goOn?: () => void } = {}
    Reflect.set(window, 'seen', seen)
    document.startViewTransition = (change) => {
      // Held, so that the window changes before the page is replaced.
      const held = new Promise<void>((resolve) => (seen.goOn = resolve))
      const transition = start(async () => {
        await held
        if (typeof change === 'function') await change()
      })
      transition.ready.then(
        () => (seen.notice = 'shown'),
        (reason: unknown) => (seen.notice = reason instanceof DOMException ? reason.name : 'other'),
      )
      return transition
    }
  })
  const seen = (name: 'notice' | 'goOn') => page.evaluate((key) => String(Reflect.get(Reflect.get(window, 'seen') as object, key)), name)
  await page
    .getByRole('link', { name: /how it works/i })
    .first()
    .click()
  await expect.poll(() => seen('goOn')).not.toBe('undefined')
  await page.setViewportSize({ width: 700, height: 600 })
  await page.evaluate(() => (Reflect.get(window, 'seen') as { goOn: () => void }).goOn())
  await expect.poll(() => seen('notice')).toBe('InvalidStateError')
  await expect(page).toHaveURL(`${site.origin}/how-it-works`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSound(page)
})
