import { randomInt } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'

import { newCardNumber } from '@dining/card-vault/testing'
import { surveyPanel as texts } from '@dining/copy-engine/texts/survey-panel'
import { loadPartners } from '@dining/partner-kit/node'
import { STORED } from '@dining/session'
import { ROOT } from '@dining/stack'
import type { Page } from '@playwright/test'

import { linkCard, newcomer } from '../../src/members.ts'
import { api } from '../../src/operators.ts'
import { copyOf, expect, expectSound, test, type Site } from '../../src/site.ts'
import { originOf, stack } from '../../src/stack.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }
const DAY_MS = 86_400_000

/** Publishes a survey of this test alone, on paths that the partner's own surveys do not use; returns its id and its text. */
async function publish(
  site: Pick<Site, 'partner'>,
  fields: Readonly<Record<string, unknown>>,
): Promise<{ readonly id: string; readonly text: string }> {
  const number = randomInt(1_000_000_000)
  const survey = { id: `of-a-test-${number}`, text: `How do you find question ${number}?` }
  const file = joinPath(mkdtempSync(joinPath(tmpdir(), 'survey-')), 'survey.json')
  writeFileSync(file, JSON.stringify({ ...survey, ...fields }))
  const at = [site.partner.program.id, 'surveys', SLUG] as const
  await api('content', 'draft', ...at, file, '--note', 'A test')
  await api('content', 'publish', ...at, '--note', 'A test')
  published = at
  return survey
}
const SLUG = 'of-a-browser-test'
let published: readonly [string, string, string] | undefined

test.afterEach(async () => {
  if (published) await api('content', 'unpublish', ...published, '--note', 'A test has ended')
  published = undefined
})

const bar = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true })
const close = (page: Page) => page.getByRole('button', { name: 'Close the survey' })
const seenIds = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>, STORED.surveysSeen.key)
/** Opens a page until it shows the survey, since a site shows new content within two seconds. */
async function openWith(page: Page, path: string, text: string) {
  await expect
    .poll(
      async () => {
        await page.goto(path)
        return bar(page, text)
          .waitFor({ timeout: 6_000 })
          .then(
            () => true,
            () => false,
          )
      },
      { timeout: 60_000 },
    )
    .toBe(true)
}

for (const viewport of [{ width: 320, height: 640 }, PHONE, DESK]) {
  test(
    `a survey at ${viewport.width} px is a title bar until it is clicked, has its height, and its answers are exported [SURVEY-02] [SURVEY-07] [SURVEY-14]`,
    { tag: viewport.width === 320 ? [] : '@further' },
    async ({ page, site }) => {
      await page.setViewportSize(viewport)
      const { id, text } = await publish(site, {
        url_allow_list: [{ url_allowed: '/how-it-works' }],
        questions: [
          { question: 'And the page?', kind: 'stars', required: true },
          { question: 'How did you come?', options: [{ option: 'On foot' }, { option: 'By bus' }] },
          { question: 'What else?' },
        ],
      })
      await openWith(page, '/how-it-works', text)
      await expectSound(page)
      await expect(bar(page, text)).toHaveAttribute('aria-expanded', 'false')
      await expect(page.getByRole('radiogroup')).toHaveCount(0)

      // By keyboard.
      await bar(page, text).focus()
      await page.keyboard.press('Enter')
      await expect(bar(page, text)).toHaveAttribute('aria-expanded', 'true')
      const panel = page.getByRole('region', { name: text })
      await expect(page.getByRole('radiogroup', { name: /^And the page/ })).toBeInViewport()
      await expect(panel).toBeInViewport({ ratio: 1 })
      expect((await panel.boundingBox())?.height).toBe(450)
      await expectSound(page)

      const send = panel.getByRole('button', { name: /^send answers/i })
      await send.click()
      await expect(panel.getByText('Choose an answer first.').first()).toBeVisible()
      await panel.getByRole('radio', { name: '1 star of 5' }).focus()
      await page.keyboard.press('ArrowRight')
      await panel.getByRole('radio', { name: 'By bus' }).check()
      await panel.getByRole('textbox', { name: 'What else?' }).fill('More soup')
      // What was entered is there after the page was left.
      await page.goto('/earn')
      await page.goto('/how-it-works')
      await bar(page, text).click()
      await expect(panel.getByRole('textbox', { name: 'What else?' })).toHaveValue('More soup')
      await expect(panel.getByRole('radio', { name: 'By bus' })).toBeChecked()
      await expect(panel.getByRole('radio', { name: '2 stars of 5' })).toBeChecked()
      // A lost connection loses nothing that was entered, and a double press stores it once.
      await page.route('**/api/surveys/answers', (route) => route.abort())
      await send.click()
      await expect(panel.getByText(/Check your connection and try again/).first()).toBeVisible()
      await expect(panel.getByRole('textbox')).toHaveValue('More soup')
      await page.unroute('**/api/surveys/answers')
      await send.dblclick()
      await expect(panel.getByText('Thank you. Your answers have arrived.').first()).toBeVisible()

      const lines = (await api('surveys', 'export', site.partner.program.id, '--survey', id)).trim().split('\n').slice(1)
      expect(lines.map((line) => line.split(',').slice(1).join(','))).toEqual([
        `${id},/how-it-works,,And the page?,2`,
        `${id},/how-it-works,,How did you come?,By bus`,
        `${id},/how-it-works,,What else?,More soup`,
      ])
    },
  )
}

test('a survey without a delay opens by a click only, and after one by itself once nothing else is in the way [SURVEY-02] [SURVEY-04]', async ({
  page,
  site,
}) => {
  await page.setViewportSize(DESK)
  const only = await publish(site, { url_allow_list: [{ url_allowed: '/how-it-works' }] })
  await openWith(page, '/how-it-works', only.text)
  await page.waitForTimeout(4_000)
  await expect(bar(page, only.text)).toHaveAttribute('aria-expanded', 'false')

  const timed = await publish(site, { delay_timeout: 3, url_allow_list: [{ url_allowed: '/search' }] })
  await openWith(page, '/search?location=Chicago%2C+IL', timed.text)
  // A dialog that the visitor has opened, with which the survey waits.
  await page.getByRole('main').locator('[aria-haspopup=dialog]').first().click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.waitForTimeout(5_000)
  await expect(page.getByRole('button', { name: timed.text, includeHidden: true })).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await expect(bar(page, timed.text)).toHaveAttribute('aria-expanded', 'true')
  // It leaves the focus where it is, and announces itself.
  expect(
    await page.evaluate(() => document.activeElement?.closest('section[aria-labelledby]')?.querySelector('[aria-expanded]') ?? null),
  ).toBeNull()
  await expect(page.getByRole('status').filter({ hasText: 'A short survey has opened at the end of the page.' })).toHaveCount(1)
})

test('a closed survey is seen, with its date, and stays away for its timeout; a sent one closes after 4 seconds [SURVEY-05] [SURVEY-06] [SURVEY-11]', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE)
  const { id, text } = await publish(site, { cookie_timeout: 30, url_allow_list: [{ url_allowed: '/how-it-works' }] })
  await openWith(page, '/how-it-works', text)
  const before = Date.now()
  await close(page).click()
  await expect(bar(page, text)).toHaveCount(0)
  const at = Date.parse((await seenIds(page))[id] ?? '')
  expect(at).toBeGreaterThanOrEqual(before)
  expect(at).toBeLessThanOrEqual(Date.now())
  await page.reload()
  await page.waitForTimeout(5_000)
  await expect(bar(page, text)).toHaveCount(0)

  const setSeen = (days: number) =>
    page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      STORED.surveysSeen.key,
      JSON.stringify({ [id]: new Date(Date.now() - days * DAY_MS).toISOString() }),
    ] as const)
  await setSeen(29)
  await page.reload()
  await page.waitForTimeout(5_000)
  await expect(bar(page, text)).toHaveCount(0)
  await setSeen(31)
  await page.reload()
  await bar(page, text).click()
  const panel = page.getByRole('region', { name: text })
  await panel.getByRole('textbox').fill('Quite well')
  await panel.getByRole('button', { name: /^send answers/i }).click()
  const thanks = panel.getByText('Thank you. Your answers have arrived.').first()
  await expect(thanks).toBeVisible()
  const sentAt = Date.now()
  expect(Date.parse((await seenIds(page))[id] ?? '')).toBeGreaterThan(before)
  await expectSound(page)
  await expect(panel).toHaveCount(0)
  expect(Date.now() - sentAt).toBeGreaterThan(2_500)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a survey shows on the paths of its lists alone [SURVEY-09] [SURVEY-10] [SURVEY-12]', async ({ page, site }) => {
  await page.setViewportSize(DESK)
  const { text } = await publish(site, {
    url_allow_list: [{ url_allowed: '/earn*' }, { url_allowed: '' }],
    url_disallow_list: [{ url_disallowed: '/earn/how-it-works' }],
  })
  await openWith(page, '/earn', text)
  for (const path of ['/how-it-works', '/earn/how-it-works']) {
    await page.goto(path)
    await page.waitForTimeout(4_000)
    await expect(bar(page, text)).toHaveCount(0)
  }
  await page.goto('/earn')
  await expect(bar(page, text)).toBeVisible()
})

test('the popup of the last card leads to a survey of its own [CARD-69]', async ({ page, site, enter }) => {
  await page.setViewportSize(PHONE)
  const copy = copyOf(site)
  await enter.join(newcomer(site.partner), { emailOptIn: false })
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)
  await page.goto('/account/manage_cards')
  await page.getByRole('button', { name: /^delete and close account/i }).click()
  await expectSound(page)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /tell us why/i })
    .click()
  await expect(page).toHaveURL(/\/surveys\?survey=closing-account$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.headline(texts.leavingTitle))
  await expectSound(page)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: /^send answers/i }).click()
  await expect(page).toHaveURL(/\/surveys\/success$/)
  await expectSound(page)
})

/** At the first partner that embeds its surveys. */
const embedding = test.extend({
  site: async ({ kind }, use) => {
    const partners = (await loadPartners(joinPath(ROOT, 'partners'))).map(({ partner }) => partner)
    const partner = partners.find(({ features, program }) => features.typeformCode !== '' && program.enrollmentType === kind)
    if (!partner) throw new Error('No partner embeds its surveys')
    await use({ partner, origin: originOf(partner.program.id) })
  },
})

embedding(
  'a survey at Typeform carries the five parameters, is framed where it is configured only, and ends with its message [SURVEY-13] [SURVEY-14]',
  async ({ page, site }) => {
    await page.setViewportSize(DESK)
    const { id, text } = await publish(site, { url_allow_list: [{ url_allowed: '/how-it-works' }] })
    // Typeform does not answer: the visitor learns that, and has two ways on.
    await page.route('https://form.typeform.com/**', (route) => route.abort())
    await openWith(page, '/how-it-works', text)
    await bar(page, text).click()
    const silent = page.getByText('The survey has not loaded')
    await expect(silent).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('link', { name: /^open the survey/i })).toHaveAttribute(
      'href',
      new RegExp(`^https://form\\.typeform\\.com/to/${id}`),
    )
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport)
      await expectSound(page)
    }
    await page.unroute('https://form.typeform.com/**')
    // What Typeform would answer: the form, which tells its page that it is ready, and that it was sent.
    await page.route('https://form.typeform.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Form</title><script>parent.postMessage({ type: 'form-ready' }, '*')</script><button onclick="parent.postMessage({ type: 'form-submit', embedId: new window.URL(location.href).searchParams.get('typeform-embed-id') }, '*')">Submit</button><p id="hash"></p><script>hash.textContent = location.hash</script>`,
      }),
    )
    await page.getByRole('button', { name: /^try again/i }).click()
    await expect(silent).toHaveCount(0)
    await openWith(page, '/how-it-works?utm_campaign=spring', text)
    await bar(page, text).click()
    const panel = page.getByRole('region', { name: text })
    const frame = panel.frameLocator('iframe')
    const fields = new URLSearchParams((await frame.locator('#hash').textContent())?.slice(1))
    expect(Object.fromEntries(fields)).toEqual({
      utm_campaign: 'spring',
      utm_medium: 'web',
      utm_source: '/how-it-works',
      public_id: '',
      partner_code: site.partner.features.typeformCode,
    })
    expect(new URL((await panel.locator('iframe').getAttribute('src')) ?? '').pathname).toBe(`/to/${id}`)
    expect((await panel.boundingBox())?.height).toBe(450)
    await frame.getByRole('button', { name: 'Submit' }).click()
    await expect(panel.getByText('Thank you. Your answers have arrived.').first()).toBeVisible()
    await expect(panel).toHaveCount(0)
    expect(Object.keys(await seenIds(page))).toContain(id)

    const policyOf = async (id: string) =>
      (await fetch(`${stack().direct.web[id]}/how-it-works`)).headers.get('content-security-policy') ?? ''
    const partners = (await loadPartners(joinPath(ROOT, 'partners'))).map(({ partner }) => partner)
    for (const { program, features } of partners) {
      const isFramed = /frame-src [^;]*https:\/\/form\.typeform\.com(?:;| )/.test(await policyOf(program.id))
      expect([program.id, isFramed]).toEqual([program.id, features.typeformCode !== ''])
    }
  },
)
