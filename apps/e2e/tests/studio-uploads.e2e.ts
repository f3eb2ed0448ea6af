import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

import { expect, test, type Page } from '@playwright/test'

import { api } from '../src/operators.ts'
import { issuesOf } from '../src/page-issues.ts'
import { stack } from '../src/stack.ts'
import { newOperator, signInToStudio } from '../src/studio.ts'

const SIZES = [
  { width: 320, height: 700 },
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
]
const MIB = 1024 * 1024

/** The page is sound at each width; ends at the widest one. */
async function expectSoundAtAll(page: Page) {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await issuesOf(page)).toEqual([])
  }
}

function firstPartner() {
  const [first] = stack().partners
  if (!first) throw new Error('The stack has no partner')
  return first
}

const bonus = (code: string, more: object = {}) =>
  JSON.stringify({ code, kind: 'campaign', description: 'Dine once.', amount: '500', lastDay: '2020-12-31', ...more })
const file = (name: string, content: string | Buffer) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
/** Bonuses of a test, none of which is offered any more. */
const newCode = () => `UP-${randomInt(1e9)}`

/** Opens the form as an administrator of one partner. */
async function openForm(page: Page) {
  const partner = firstPartner()
  await signInToStudio(page, await newOperator('administrator', [partner.id]))
  await page.goto(`${stack().studio}/${partner.id}/imports`)
  await page.getByRole('link', { name: 'Import a file' }).click()
  await expect(page.getByRole('heading', { name: 'Import a file' })).toBeVisible()
  await page.getByLabel('What the file contains').selectOption('Bonuses')
  return partner
}
const figure = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl[aria-label="Rows of the file"] > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd')

test('an administrator reads a file, sees what it would change, downloads the refused rows, and imports it by keyboard', async ({
  page,
}) => {
  const partner = await openForm(page)
  const [name, code] = [`bonuses-${randomInt(1e9)}.txt`, newCode()]
  const rows = [bonus(`${code}-A`), bonus(`${code}-B`), bonus(`${code}-B`), bonus(`${code}-C`, { amount: '=cmd' })]
  const read = page.getByRole('button', { name: 'Read the file' })
  await page.getByLabel('File', { exact: false }).first().focus()
  await read.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose the file to import.')).toBeVisible()
  await expect(page.locator('input[name=file]')).toBeFocused()
  await expectSoundAtAll(page)

  await page.locator('input[name=file]').setInputFiles(file(name, rows.join('\n')))
  await expect(page.getByText('Choose the file to import.')).toHaveCount(0)
  await read.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What the import would change' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('Nothing is changed yet: 4 rows read, 2 added, 2 refused.')
  await expect(figure(page, 'Added')).toHaveText('2')
  const refused = page.getByRole('table', { name: 'Refused rows' }).getByRole('row')
  await expect(refused.nth(1)).toContainText(/^3code is already on line 2/u)
  await expect(refused.nth(2)).toContainText(/^4amount is not/u)
  await expectSoundAtAll(page)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download as CSV' }).click()])
  expect(await readFile(await download.path(), 'utf8')).not.toContain('=cmd')
  expect(await api('bonuses', 'list', '--partner', partner.id)).not.toContain(code)

  const start = page.getByRole('button', { name: 'Import', exact: true })
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Done, 2 refused')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('from operator-')
  await expect(figure(page, 'Added')).toHaveText('2')
  expect(await issuesOf(page)).toEqual([])
  expect(await api('bonuses', 'list', '--partner', partner.id)).toContain(`${code}-A`)
  await page.getByRole('link', { name: 'All imports' }).click()
  await expect(page.getByRole('main').getByRole('link', { name })).toContainText('4 rows read, 2 added, 2 refused')
})

test('a corrected file is read after the first one, and the one after that', async ({ page }) => {
  await openForm(page)
  const code = newCode()
  const files = [[bonus(code, { amount: 'many' })], [bonus(code)], [bonus(code), bonus(`${code}-B`)]]
  const words = ['1 row read, 1 refused', '1 row read, 1 added', '2 rows read, 2 added']
  for (const [at, rows] of files.entries()) {
    await page.locator('input[name=file]').setInputFiles(file('bonuses.txt', rows.join('\n')))
    await page.getByRole('button', { name: 'Read the file' }).click()
    await expect(page.getByRole('status')).toHaveText(new RegExp(`: ${words[at]}\\.$`))
  }
})

test('a lost connection keeps the chosen file, and sending continues where it stopped', async ({ page }) => {
  await openForm(page)
  const code = newCode()
  const content = Array.from({ length: 30_000 }, (_, index) => bonus(`${code}-${index}`, { amount: 'many' })).join('\n')
  expect(content.length).toBeGreaterThan(3 * MIB)
  await page.locator('input[name=file]').setInputFiles(file('many.ndjson', content))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url().split('/').at(-1) ?? '')
  })
  await page.route('**/parts/2', (route) => route.abort())
  await page.getByRole('button', { name: 'Read the file' }).click()
  await expect(page.getByRole('alert')).toContainText('Sending stopped')
  await expectSoundAtAll(page)
  await page.unroute('**/parts/2')
  await page.getByRole('button', { name: 'Read the file' }).click()
  await expect(page.getByText('The file has no rows')).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText('Nothing is changed yet: 30,000 rows read, 30,000 refused.')
  await expect(page.getByText('The file to download has 1,000.')).toBeVisible()
  expect(sent).toEqual(['0', '1', '2', '2', '3', '4'].slice(0, sent.length))
  expect(sent.filter((part) => part === '0')).toHaveLength(1)
})

test('what is wrong with a file stands beside it: too large, empty, no table, packed twice', async ({ page }) => {
  const partner = await openForm(page)
  const input = page.locator('input[name=file]')
  const error = page.locator(`#${await input.getAttribute('id')}-error`)
  const read = page.getByRole('button', { name: 'Read the file' })
  const refusals = [
    [file('empty.csv', ''), 'The file is empty.'],
    [file('list.csv', Buffer.from('%PDF-1.7')), 'not a text file'],
    [file('list.csv', 'PK\u0003\u0004…'), 'Save it as CSV'],
    [file('list.csv', gzipSync(gzipSync('a'))), 'not a text file'],
  ] as const
  for (const [given, words] of refusals) {
    await input.setInputFiles(given)
    await read.click()
    await expect(error).toContainText(words)
    await expect(input).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await issuesOf(page)).toEqual([])
  // The limit of the API, which the form reads, without a file of that size.
  const offer = await page.evaluate(
    async (path) => (await (await fetch(path)).json()) as object,
    `/api/studio/partners/${partner.id}/import-kinds`,
  )
  await page.route('**/import-kinds', (route) => route.fulfill({ json: { ...offer, maxBytes: 10 } }))
  await page.reload()
  await page.getByLabel('What the file contains').selectOption('Bonuses')
  await page.locator('input[name=file]').setInputFiles(file('large.csv', 'x'.repeat(11)))
  await read.click()
  await expect(page.getByText('The file has 11 bytes, but 10 bytes is the limit.')).toBeVisible()
})

test('a mapping and the extent of a list of restaurants are chosen by an operator of all partners; nothing is changed by reading', async ({
  page,
}) => {
  await signInToStudio(page)
  await page.goto(`${stack().studio}/${firstPartner().id}/imports/new`)
  await page.getByLabel('What the file contains').selectOption('Restaurants of all partners')
  await page.getByRole('radio', { name: 'New, changed and withdrawn ones' }).check()
  await page.locator('input[name=file]').setInputFiles(file('list.ndjson', '{"key":"NONE-1","gone":true}'))
  await page.locator('input[name=mapping]').setInputFiles(file('mapping.json', '{"fields":{"nam":"x"}}'))
  await expectSoundAtAll(page)
  const read = page.getByRole('button', { name: 'Read the file' })
  await read.click()
  await expect(page.getByText('fields.nam is not a field of a merchant')).toBeVisible()
  await page.locator('input[name=mapping]').setInputFiles(file('mapping.json', '{"fields":{"networkId":"key","withdrawn":"gone"}}'))
  await read.click()
  await expect(page.getByRole('region', { name: 'The file cannot be imported' })).toContainText('1 of 1 rows were refused.')
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)
  expect(await issuesOf(page)).toEqual([])
})

test('support sees imports and no way to import a file', async ({ page }) => {
  const partner = firstPartner()
  await signInToStudio(page, await newOperator('support', [partner.id]))
  await page.goto(`${stack().studio}/${partner.id}/imports`)
  await expect(page.getByRole('heading', { name: 'Imports' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Import a file' })).toHaveCount(0)
  await page.goto(`${stack().studio}/${partner.id}/imports/new`)
  await expect(page.getByRole('alert')).toContainText('Your role does not include this.')
  expect(await issuesOf(page)).toEqual([])
})
