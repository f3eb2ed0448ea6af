import { readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'

import { newCardNumber } from '@dining/card-vault/testing'
import { TOKEN_HEADER } from '@dining/contract'
import { MAX_LINKED_CARDS } from '@dining/domain'
import { ROOT } from '@dining/stack'
import type { Page } from '@playwright/test'
import * as v from 'valibot'

import { filesBelow, formsOf, searchFor } from '../../src/digits-search.ts'
import { join, linkCard, newcomer } from '../../src/members.ts'
import { expect, test } from '../../src/site.ts'
import { stack } from '../../src/stack.ts'
import { readPageStorage, watchTraffic, type SeenText } from '../../src/watch-browser.ts'

const publishedSchema = v.array(v.object({ number: v.pipe(v.string(), v.digits()), brand: v.string(), luhn: v.boolean() }))
const PUBLISHED = v.parse(
  publishedSchema,
  JSON.parse(readFileSync(joinPath(ROOT, 'apps/card-vault/fixtures/test-card-numbers.json'), 'utf8')),
)
const NUMBERS = PUBLISHED.map(({ number }) => number)
const search = searchFor(NUMBERS)

// A trace of this test would itself contain the input.
test.use({ trace: 'off' })

const field = (page: Page) => page.frameLocator('iframe').getByRole('textbox', { name: /card number/i })

/** Removes all cards of the account but one, with the page's own calls, so that there is room for more. */
async function makeRoom(page: Page): Promise<void> {
  const statuses = await page.evaluate(async (header) => {
    const cards: { id: string }[] = await (await fetch('/api/Member/Cards')).json()
    const headers = { 'content-type': 'application/json', [header]: sessionStorage.getItem('csrf_token') ?? '' }
    const answers = []
    for (const { id } of cards.slice(1)) answers.push((await fetch(`/api/Member/Cards?id=${id}`, { method: 'DELETE', headers })).status)
    return answers
  }, TOKEN_HEADER)
  expect(statuses.filter((status) => status >= 300)).toEqual([])
  await page.reload()
}

function expectNone(sightings: readonly SeenText[]): void {
  expect(sightings.flatMap(({ where, content }) => search(content).map((number) => `${number} in ${where}`))).toEqual([])
}

/** Enters each published number and checks the result. */
async function enterAll(page: Page): Promise<void> {
  const link = page.getByRole('button', { name: /link this card/i })
  let linked = 1
  for (const { number, brand, luhn } of PUBLISHED) {
    await test.step(`${brand} …${number.slice(-4)}`, async () => {
      const isTaken = luhn && !brand.startsWith('NOT_ACCEPTED')
      await field(page).fill(number)
      await field(page).blur()
      const consent = page.getByRole('checkbox')
      await consent.check()
      expectNone(await readPageStorage(page))
      if (isTaken) {
        await link.click()
        await expect(page.getByText(`Your card ending in ${number.slice(-4)} has been linked.`)).toBeVisible()
        linked += 1
        if (linked < MAX_LINKED_CARDS) await expect(field(page)).toHaveValue('')
      } else {
        // While no card can be sent, the button is marked as disabled; it can still be pressed, and shows why.
        await link.press('Enter')
        const why = luhn ? /That card cannot be linked\. We accept/ : /This card number is not valid/
        await expect(page.frameLocator('iframe').getByText(why)).toBeVisible()
        await expect(page.getByRole('group', { name: /to fix/ })).toContainText(why)
      }
      expectNone(await readPageStorage(page))
      if (linked === MAX_LINKED_CARDS) {
        await makeRoom(page)
        linked = 1
      }
    })
  }
}

test('the search finds a number in every form in which it could leak', () => {
  for (const { number } of PUBLISHED) {
    const found = [`…${number.slice(-4)}`]
    // A form in base64 can lack the last digits, and then represents the numbers that differ only in these.
    for (const form of formsOf(number)) expect(search(Buffer.from(`{"a":"${form}"}`, 'latin1')), form).toHaveLength(1)
    for (const before of ['', 'a', 'ab', 'abc']) {
      const secret = `{"${before}":"${number}"}`
      expect(search(Buffer.from(secret).toString('base64'))).toHaveLength(1)
      expect(search(Buffer.from(secret).toString('base64url'))).toHaveLength(1)
      expect(search(encodeURIComponent(secret))).toEqual(found)
    }
    expect(search(`x${number.slice(1)}`)).toEqual([])
  }
})

test('no published card number is anywhere but in the vault, whatever the result', async ({ page, context, site }) => {
  test.setTimeout(240_000)
  const traffic = watchTraffic(context, stack().cards)
  const member = newcomer(site.partner)
  await join(page, member, { emailOptIn: true })
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)
  await page.goto('/account/manage_cards')

  await enterAll(page).finally(() => makeRoom(page))
  await page.goto('/account/overview')
  expectNone(await readPageStorage(page))

  const sightings = await traffic()
  // The recorder sees the places in which it must find no number: the cards' own calls with the encrypted number, and the member's address.
  const sent = sightings.map(({ content }) => Buffer.from(content).toString('latin1')).join('\n')
  expect(sent.split('encryptedCardNumber').length - 1).toBeGreaterThanOrEqual(19)
  expect(sent).toContain(member.email)
  expectNone(sightings)

  // Logs of every app, the API's database, the mails; in the vault's own files, numbers are encrypted.
  const kept = [...filesBelow(stack().dataDir)]
  const pathsWith = (text: string) => kept.filter(({ bytes }) => Buffer.from(bytes).includes(text)).map(({ path }) => path.split('/')[0])
  expect(pathsWith('"path":"/tokenize"')).toContain('logs')
  expect(pathsWith(member.email)).toContain('api')
  expect(kept.map(({ path }) => path.split('/')[0])).toEqual(expect.arrayContaining(['api', 'cards', 'logs', 'mail']))
  expectNone(kept.map(({ path, bytes }) => ({ where: `file ${path}`, content: bytes })))
})
