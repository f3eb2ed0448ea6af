import { randomInt } from 'node:crypto'
import { join } from 'node:path'

import { DEMO_OPERATOR, DEMO_PASSWORD } from '@dining/demo-data/members'
import { loadPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { expect, test, type Page } from '@playwright/test'

import { firstOfEach } from '../src/kinds.ts'
import { issuesOf } from '../src/page-issues.ts'
import { originOf, stack } from '../src/stack.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** A site with previews whose home page shows the state's headline, and that no other journey uses. */
async function sitesPartner() {
  const visited = new Set([...(await firstOfEach()).values()].map(({ program }) => program.id))
  const partners = (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner)
  const found = partners.find(
    ({ program, features }) => features.cmsPreview && features.homePage === 'how-it-works' && !visited.has(program.id),
  )
  if (!found) throw new Error('No partner has previews and such a home page')
  return found
}

async function signIn(page: Page): Promise<void> {
  await page.goto(stack().studio)
  await page.getByLabel('Email').fill(DEMO_OPERATOR.email)
  const password = page.getByRole('textbox', { name: 'Password' })
  await password.fill('not this one')
  const enter = page.getByRole('button', { name: 'Sign in' })
  await enter.click()
  await expect(page.getByRole('alert')).toContainText('is wrong')
  await password.fill(DEMO_PASSWORD)
  await enter.click()
}

test('an operator writes a headline, sees the error of a wrong token, previews, publishes and takes it back', async ({ page, context }) => {
  const { program } = await sitesPartner()
  // Of this run only, so that the text of an earlier run is not an unchanged value.
  const headline = `Supper for ${randomInt(10, 10_000)}`
  const item = page.getByRole('listitem', { name: /^Anonymous/ })
  const box = item.getByRole('textbox', { name: 'Headline' })
  const write = async (words: string) => {
    await box.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(words)
  }
  const said = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
  const history = page.getByRole('button', { name: /^History/ })
  const version = (state: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: /^Version/ })
      .filter({ hasText: state })

  await signIn(page)
  await page.getByRole('link', { name: program.programName }).click()
  await page.getByRole('region', { name: 'Home' }).getByRole('link').click()
  await history.click()
  const [number] = /\d+/.exec(await version('On the site').innerText()) ?? []
  const other = await context.newPage()
  await other.goto(page.url())

  await write('Supper earns {curency}')
  await expect(item).toContainText('Unknown token {curency}')
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  expect(await issuesOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Preview' }).click()
  await write(headline)
  await expect(item).not.toContainText('Unknown token')
  await page.getByRole('link', { name: program.programName }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('not saved')
  await dialog.getByRole('button', { name: 'Stay' }).last().click()
  await expect(box).toContainText(headline)

  const save = page.getByRole('button', { name: 'Save draft' })
  await page.route('**/draft', (route) => route.abort())
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible()
  await expect(box).toContainText(headline)
  await page.unroute('**/draft')
  // The session ends during editing: the operator signs in again over the page, and no input is lost.
  await context.clearCookies({ name: '__Host-operator' })
  await save.click()
  await dialog.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  await expect(box).toContainText(headline)
  await save.click()
  await said('The draft is saved.')
  const heading = { name: new RegExp(headline, 'i') }
  await expect(page.frameLocator('iframe').getByRole('heading', heading)).toBeVisible()

  const otherBox = other.getByRole('listitem', { name: /^Anonymous/ }).getByRole('textbox', { name: 'Headline' })
  await otherBox.click()
  await other.keyboard.press('ControlOrMeta+a')
  await other.keyboard.insertText('Words of somebody else')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByRole('group', { name: 'You saved a newer version in another window' })).toContainText('Supper')
  await expect(otherBox).toContainText('Words of somebody else')
  await other.getByRole('button', { name: 'Use the other version' }).click()
  await expect(otherBox).toContainText(headline)
  await other.close()

  await page.getByRole('button', { name: 'Publish …' }).click()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await said('It is on the site.')
  const site = await context.newPage()
  const isShown = async () => {
    await site.goto(originOf(program.id))
    return (await site.getByRole('heading', heading).count()) > 0
  }
  await expect.poll(isShown).toBe(true)

  await history.click()
  await expect(version('On the site')).toContainText(DEMO_OPERATOR.email)
  await page.getByRole('button', { name: `Roll back to version ${number}`, exact: true }).click()
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await said(`Version ${number} is on the site again.`)
  await expect(box).not.toContainText(headline)
  await expect.poll(isShown).toBe(false)
  expect(await issuesOf(page)).toEqual([])

  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
