import { expect, expectSound, test } from '../../src/site.ts'

// Otherwise the site animates nothing.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a page that opens while the window changes its size is shown without the animation, and reports no error', async ({ page, site }) => {
  // Called before the page is replaced, while the browser waits with the animation.
  await page.exposeFunction('changeSize', () => page.setViewportSize({ width: 700, height: 600 }))
  await page.goto('/')
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(async () => {
        await (Reflect.get(window, 'changeSize') as () => Promise<void>)()
        if (typeof change === 'function') await change()
      })
      transition.ready.then(
        () => Reflect.set(window, 'notice', 'shown'),
        (reason: unknown) => Reflect.set(window, 'notice', reason instanceof DOMException ? reason.name : 'other'),
      )
      return transition
    }
  })
  await page
    .getByRole('link', { name: /how it works/i })
    .first()
    .click()
  // The browser leaves out the animation because of the new size or, on a slow machine, because it waited four seconds.
  await expect.poll(() => page.evaluate(() => String(Reflect.get(window, 'notice')))).toMatch(/^(InvalidState|Timeout)Error$/)
  await expect(page).toHaveURL(`${site.origin}/how-it-works`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSound(page)
})
