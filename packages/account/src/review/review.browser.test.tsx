import { readUnsent, removeUnsentOfAll } from '@dining/offline'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { openAccount, type AccountOptions } from '../testing/open-account.tsx'
import { ReviewScreen } from './ReviewScreen.tsx'

/** The id of the test's dine. */
let txn = ''
beforeEach(() => void (txn = crypto.randomUUID()))
const WORDS = 'Warm bread, slow service.'
const open = (start: AccountOptions = {}) =>
  openAccount(`/surveys?txnId=${txn}`, <ReviewScreen txnId={txn} />, {
    ...start,
    dines: (start.dines ?? [{ daysAgo: 3 }]).map((dine) => ({ source_transaction_id: txn, ...dine })),
  })
const heading = page.getByRole('heading', { level: 1 })
const star = (count: number) => page.getByRole('radio', { name: new RegExp(`^${count} star`) })
const text = page.getByRole('textbox', { name: /^Your review/ })
const send = page.getByRole('button', { name: 'Send review' })
const posts = (sent: readonly { readonly method: string; readonly body: unknown }[]) => sent.filter(({ method }) => method === 'POST')

afterEach(() => sessionStorage.clear())

async function fill() {
  await star(4).click()
  await text.fill(WORDS)
}

describe('the form of a review', () => {
  it('names the restaurant and the day of the dine, from its link alone [ACTIVITY-47]', async () => {
    await open()
    await expect.element(heading).toHaveTextContent('How was your dine?')
    await expect.element(page.getByText('Osteria Lume, June 12, 2026')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Osteria Lume' })).toHaveAttribute('href', expect.stringMatching(/^\/merchants\//))
  })

  it('sends stars and text, and the name only if the member wants it', async () => {
    const { sent, path } = await open()
    await fill()
    await expect.element(page.getByRole('checkbox', { name: 'Show my first name, Ada, with my review' })).not.toBeChecked()
    await send.click()
    await expect.poll(path).toBe('/surveys/success?of=review')
    expect(posts(sent).map(({ body }) => body)).toEqual([{ txnId: txn, stars: 4, review: WORDS, showName: false }])
  })

  it('says beside each field what is missing, and sends nothing', async () => {
    const { sent } = await open()
    await text.fill('Nice.')
    await send.click()
    await expect.element(page.getByRole('group', { name: '2 things to fix' })).toBeVisible()
    await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one to five stars.')
    await expect.element(text).toHaveAccessibleDescription(/^Your review must have at least 10 characters/)
    await expect.element(text).toHaveValue('Nice.')
    await star(5).click()
    await text.fill('x'.repeat(1_001))
    await userEvent.tab()
    await expect.element(text).toHaveAccessibleDescription(/^Your review can have at most 1,000 characters/)
    expect(posts(sent)).toEqual([])
  })

  it('sends one review for a double press', async () => {
    const { sent, path } = await open()
    await fill()
    await send.dblClick()
    await expect.poll(path).toBe('/surveys/success?of=review')
    expect(posts(sent)).toHaveLength(1)
  })

  it('keeps what was written when the answer is lost, and a second press completes it', async () => {
    const opened = await open()
    await fill()
    opened.loseAnswers = 1
    await send.click()
    await expect.element(page.getByText('We could not reach the site. Check your connection and try again.').first()).toBeVisible()
    await expect.element(star(4)).toBeChecked()
    await expect.element(text).toHaveValue(WORDS)
    await send.click()
    await expect.poll(opened.path).toBe('/surveys/success?of=review')
  })

  it('keeps the review on the device without a connection, and says so', async () => {
    const opened = await open()
    onTestFinished(removeUnsentOfAll)
    await fill()
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => connection.mockRestore())
    opened.lost = () => true
    await send.click()
    await expect.element(heading).toHaveTextContent('No connection')
    await expect.element(page.getByText(/^This device keeps your review of Osteria Lume while you are signed in/)).toBeVisible()
    const member = await opened.otherTab.call('getMember', {})
    if (!member.ok) throw new Error('There is no member')
    expect(await readUnsent(member.value.publicId)).toMatchObject([{ kind: 'review', txnId: txn, stars: 4, review: WORDS, isTried: true }])
  })

  it('has what was written before the page was left', async () => {
    const { reopen } = await open()
    await fill()
    await page.getByRole('checkbox').click()
    await reopen()
    await expect.element(star(4)).toBeChecked()
    await expect.element(text).toHaveValue(WORDS)
    await expect.element(page.getByRole('checkbox')).toBeChecked()
  })

  it('chooses stars by the arrow keys', async () => {
    await open()
    await star(2).click()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(star(4)).toBeChecked()
  })
})

describe('a link without an offer', () => {
  const activity = page.getByRole('link', { name: 'Go to your activity' })

  it.each([
    ['of another member’s dine', [], 'We did not find this dine'],
    ['of a dine that is too old [ACTIVITY-44]', [{ daysAgo: 36 }], 'This dine cannot be reviewed'],
    ['of a refund [ACTIVITY-42]', [{ type_code: 'Refund' }], 'This dine cannot be reviewed'],
    ['of a reviewed dine [ACTIVITY-45]', [{ isReviewed: true }], 'You have reviewed this dine'],
  ] as const)('%s says so, with a way on', async (_, dines, title) => {
    await open({ dines })
    await expect.element(heading).toHaveTextContent(title)
    await expect.element(activity).toHaveAttribute('href', '/account/recent_activity')
    await expect.element(send).not.toBeInTheDocument()
  })
})
