import { shell } from '@dining/copy-engine/texts/shell'

import { copyOf, expect, test } from '../../src/site.ts'

test('a page fetches no style sheet twice, and a navigation shows its page once the only missing file is there', async ({
  page,
  site,
  browserErrors,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname)
  })
  const arrived = Promise.withResolvers<void>()
  await page.route('**/*.css', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto('/')
  const home = page.getByRole('main').getByRole('heading', { level: 1 })
  const title = await home.innerText()

  const asked = page.waitForRequest('**/*.css')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: copyOf(site).say(shell.search) })
    .first()
    .click()
  await asked
  // The code of the new page is there before its rules.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/search-[^/]*\.js$/.test(name)))
  await expect(home).toHaveText(title)
  await expect(page).toHaveURL(`${site.origin}/`)

  arrived.resolve()
  await expect(page).toHaveURL(/\/search/)
  await expect(home).not.toHaveText(title)
  expect(
    await page.evaluate(() => [...document.styleSheets].filter(({ disabled }) => !disabled).every(({ cssRules }) => cssRules.length > 0)),
  ).toBe(true)
  // Parts of home that load later may have asked for a file, too.
  expect(fetched.length).toBeGreaterThan(0)
  expect(fetched.filter((file, at, all) => all.indexOf(file) !== at)).toEqual([])
  // The browser complains of a preloaded file that is unused for some seconds, as long as these are held here on a slow machine.
  const held = browserErrors.filter((text) => text.includes('was preloaded using link preload but not used'))
  browserErrors.splice(0, browserErrors.length, ...browserErrors.filter((text) => !held.includes(text)))
})
