import { randomInt } from 'node:crypto'

import { DEMO_OPERATOR, DEMO_PASSWORD } from '@dining/demo-data/members'
import { expect, test } from '@playwright/test'

import { firstOfEach } from '../src/kinds.ts'
import { issuesOf } from '../src/page-issues.ts'
import { stack } from '../src/stack.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('an operator changes the time of a schedule and cancels it; a second operator sees that a newer version exists', async ({
  page,
  context,
}) => {
  const program = (await firstOfEach()).get('direct')?.program
  if (!program) throw new Error('There is no partner of the kind direct')
  await page.goto(stack().studio)
  await page.getByLabel('Email').fill(DEMO_OPERATOR.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: program.programName })).toBeVisible()

  // An entry of this run only. Its schedule ends as cancelled, so no visitor sees it.
  await page.goto(`${stack().studio}/${program.id}/popup/supper-${randomInt(1_000_000)}`)
  await page.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.insertText('Supper is on its way.')
  const dialog = page.getByRole('dialog')
  const moment = dialog.getByLabel(/^Day and time/)
  const note = dialog.getByRole('textbox', { name: /^Note/ })
  const status = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
  await page.getByRole('button', { name: 'Publish …' }).click()
  await dialog.getByRole('radio', { name: 'At a time' }).check()
  await moment.fill('2090-05-04T09:30')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await status('It is scheduled.')
  await page.getByRole('button', { name: /^History/ }).click()
  const first = page.getByRole('listitem').filter({ hasText: /^Version 1/ })
  await expect(first).toContainText('From May 4, 2090, 9:30 AM')
  expect(await issuesOf(page)).toEqual([])
  const other = await context.newPage()
  await other.goto(page.url())

  // A past time is reported at its field, and the note stays.
  await first.getByRole('button', { name: 'Change time of version 1' }).click()
  await expect(moment).toHaveValue('2090-05-04T09:30')
  await note.fill('A week later')
  await moment.fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: 'Change time' }).click()
  await expect(moment).toHaveAccessibleDescription('Choose a time in the future.')
  await expect(moment).toBeFocused()
  await expect(note).toHaveValue('A week later')
  expect(await issuesOf(page)).toEqual([])

  // A lost connection is reported, too, and the dialog stays open.
  await page.route('**/reschedule', (route) => route.abort())
  await moment.fill('2090-05-11T09:30')
  await dialog.getByRole('button', { name: 'Change time' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No connection')
  await expect(moment).toHaveValue('2090-05-11T09:30')
  await page.unroute('**/reschedule')
  await dialog.getByRole('button', { name: 'Change time' }).click()
  await status('The time is changed.')
  await expect(dialog).toHaveCount(0)
  await expect(first).toContainText('Rescheduled')
  const second = page.getByRole('listitem').filter({ hasText: /^Version 2/ })
  await expect(second).toContainText('From May 11, 2090, 9:30 AM')
  await expect(second).toContainText('A week later')

  // Another editor still sees the first time.
  await other.getByRole('button', { name: /^History/ }).click()
  await other.getByRole('button', { name: 'Cancel schedule of version 1' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Cancel schedule' }).click()
  await expect(other.getByRole('group', { name: 'You saved a newer version in another window' })).toBeVisible()
  await other.close()

  await second.getByRole('button', { name: 'Cancel schedule of version 2' }).click()
  await expect(dialog).toContainText('the words stay here as a draft')
  expect(await issuesOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(second.getByRole('button', { name: 'Cancel schedule of version 2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Cancel schedule' }).click()
  await status('The schedule is cancelled.')
  await expect(second).toContainText('Canceled')
  await expect(page.getByRole('listitem').filter({ hasText: /^Version 3/ })).toContainText('Draft')
  await expect(page.getByRole('button', { name: /^Cancel schedule/ })).toHaveCount(0)
  expect(await issuesOf(page)).toEqual([])
})
