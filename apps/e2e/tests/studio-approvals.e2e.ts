import { randomInt } from 'node:crypto'

import { expect, test, type Browser, type Page } from '@playwright/test'

import { allPartners, firstOfEach } from '../src/kinds.ts'
import { api } from '../src/operators.ts'
import { issuesOf } from '../src/page-issues.ts'
import { stack } from '../src/stack.ts'
import { newOperator, signInToStudio, type TestOperator } from '../src/studio.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }

/** A partner for which no other test publishes. */
async function quietPartner() {
  const used = new Set([...firstTwo(), ...[...(await firstOfEach()).values()].map(({ program }) => program.id)])
  const served = new Set(stack().partners.map(({ id }) => id))
  const found = (await allPartners()).find(
    ({ program, features }) => !features.cmsPreview && !used.has(program.id) && served.has(program.id),
  )
  if (!found) throw new Error('Every partner is used by other tests')
  return found.program
}
const firstTwo = () =>
  stack()
    .partners.slice(0, 2)
    .map(({ id }) => id)

async function pageOf(browser: Browser, operator: TestOperator, viewport: typeof PHONE): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage()
  await signInToStudio(page, operator)
  return page
}

/** The page is sound on a phone and at a desk; ends as it was. */
async function expectSound(page: Page) {
  const before = page.viewportSize() ?? DESK
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    expect(await issuesOf(page)).toEqual([])
  }
  await page.setViewportSize(before)
}

async function write(page: Page, words: string) {
  await page.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(words)
}
const said = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()

test('with four-eyes publishing, one publisher asks, another sends back and then approves, and the history has both; they comment', async ({
  browser,
}) => {
  const partner = await quietPartner()
  const [administrator, author, reviewer] = await Promise.all([
    newOperator('administrator', [partner.id]),
    newOperator('publisher', [partner.id]),
    newOperator('publisher', [partner.id]),
  ])
  const name = `four-${randomInt(1_000_000)}`
  const entry = `${stack().studio}/${partner.id}/popup/${name}`
  try {
    const desk = await pageOf(browser, administrator, DESK)
    await desk.goto(`${stack().studio}/${partner.id}/flags`)
    await desk.getByRole('button', { name: 'Change Four-eyes publishing' }).click()
    await desk.getByRole('dialog').getByRole('switch', { name: 'On' }).check()
    await desk.getByRole('textbox', { name: 'Reason' }).fill('Ticket 18')
    await desk.getByRole('dialog').getByRole('button', { name: 'Set' }).click()
    await said(desk, 'Four-eyes publishing: On.')

    const phone = await pageOf(browser, author, PHONE)
    await phone.goto(entry)
    await write(phone, 'Supper for two')
    await phone.getByRole('button', { name: 'Ask for approval …' }).click()
    const asking = phone.getByRole('dialog')
    await expect(asking).toContainText('Another publisher must approve this.')
    expect(await issuesOf(phone)).toEqual([])
    await asking.getByRole('textbox', { name: 'Note' }).fill('For the spring')
    await asking.getByRole('button', { name: 'Ask for approval' }).click()
    await said(phone, 'Approval is asked for.')
    const waiting = phone.getByRole('region', { name: 'Version 1 waits for approval' })
    await expect(waiting).toContainText('Another publisher must approve this. If you save another draft, ask again.')
    await expect(waiting).toContainText('For the spring')
    await expect(waiting.getByRole('button')).toHaveCount(0)
    await expectSound(phone)

    const other = await pageOf(browser, reviewer, DESK)
    await other.goto(`${stack().studio}/${partner.id}`)
    const row = other.getByRole('link').filter({ hasText: name.replace('four-', 'Four ') })
    await expect(row).toContainText('Waits for approval')
    await expectSound(other)
    await row.click()
    const panel = other.getByRole('region', { name: 'Version 1 waits for approval' })
    await expect(panel).toContainText(`Written by ${author.email}.`)
    await expectSound(other)
    await panel.getByRole('button', { name: 'Send back …' }).click()
    const answer = other.getByRole('dialog')
    await answer.getByRole('button', { name: 'Send back' }).click()
    await expect(answer).toContainText('Write what is to be changed.')
    expect(await issuesOf(other)).toEqual([])
    await answer.getByRole('textbox', { name: 'What is to be changed' }).fill('Name the restaurant')
    await answer.getByRole('button', { name: 'Send back' }).click()
    await said(other, 'It is sent back to its author.')

    await other.getByRole('button', { name: /^Comments/ }).click()
    const comments = other.getByRole('region', { name: 'Comments' })
    await comments.getByRole('button', { name: 'Add comment' }).click()
    await expect(comments).toContainText('Write the comment.')
    await comments.getByRole('textbox', { name: 'Comment on version 1' }).fill('The harbor is <b>open</b>.\nIs it?')
    await comments.getByRole('button', { name: 'Add comment' }).click()
    await expect(comments.getByRole('listitem')).toContainText('The harbor is <b>open</b>.')
    await expect(comments.getByRole('listitem')).toContainText(reviewer.email)
    await expectSound(other)

    await phone.reload()
    const returned = phone.getByRole('region', { name: 'Version 1 was sent back' })
    await expect(returned).toContainText('Name the restaurant')
    await expect(phone.getByRole('heading', { level: 1 })).toContainText('Sent back')
    await expectSound(phone)
    await phone.getByRole('button', { name: 'Comments 1' }).click()
    await expect(phone.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toContainText('On version 1')
    await expectSound(phone)
    await phone.getByRole('button', { name: 'Write', exact: true }).click()
    await write(phone, 'Supper for two at the harbor')
    await phone.getByRole('button', { name: 'Ask for approval …' }).click()
    await asking.getByRole('button', { name: 'Ask for approval' }).click()
    await expect(phone.getByRole('region', { name: 'Version 2 waits for approval' })).toBeVisible()

    await other.reload()
    await other.getByRole('button', { name: 'Approve …' }).focus()
    await other.keyboard.press('Enter')
    await expect(answer).toContainText('harbor')
    expect(await issuesOf(other)).toEqual([])
    await answer.getByRole('button', { name: 'Approve and publish' }).click()
    await said(other, 'Approved. It is on the site.')
    await other.getByRole('button', { name: /^History/ }).click()
    const published = other.getByRole('listitem').filter({ hasText: /^Version 3/ })
    await expect(published).toContainText(`Written by ${author.email}`)
    await expect(published).toContainText(`Approved by ${reviewer.email}`)
    await expect(other.getByRole('button', { name: 'Ask to roll back to version 1' })).toBeVisible()
    await expectSound(other)
  } finally {
    await api('flags', 'clear', partner.id, 'fourEyes', '--reason', 'A test')
  }
})
