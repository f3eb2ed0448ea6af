import { resizeWindow } from '@dining/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openAccount, type AccountOptions } from '../testing/open-account.tsx'
import type { CreditStart } from '../testing/fixture.ts'
import { CreditActivityScreen } from './CreditActivityScreen.tsx'
import { CreditSteps } from './CreditSteps.tsx'
import { CreditOverviewScreen } from './CreditOverviewScreen.tsx'

const ACTIVITY = '/account/recent_activity'
const activity = (start: AccountOptions = {}, at = ACTIVITY) =>
  openAccount(at, <CreditActivityScreen steps={CreditSteps} />, { partner: 'credit', ...start })
const overview = (start: AccountOptions = {}) =>
  openAccount('/account/overview', <CreditOverviewScreen content={undefined} />, { partner: 'credit', ...start })

const summary = page.getByRole('region', { name: 'Your cash back' })
const meter = summary.getByRole('meter')
const row = page.getByRole('listitem')
/** Titles of the rows; the pagination has none. */
const rowTexts = () => row.elements().flatMap((element) => element.querySelector('p')?.textContent ?? [])
/** Two dines with a credit between them. */
const MIXED = {
  dines: [
    { merchant_name: 'Table today', daysAgo: 1 },
    { merchant_name: 'Table paid', daysAgo: 9, status: 'Paid', paid_at: '2026-06-10T15:00:00Z', benefit: 320 },
  ],
  credits: [{ daysAgo: 5 }],
} as const
const MANY = {
  dines: Array.from({ length: 12 }, (_, at) => ({ daysAgo: at + 1, merchant_name: `Table ${at + 1}` })),
  credits: Array.from({ length: 13 }, (_, at) => ({ daysAgo: at + 20 })),
}

it('does not split a card number at 320 px', async () => {
  await resizeWindow(320, 800)
  await activity({ credits: [{ target_label: 'Mastercard 9350', status: 'rejected' }] })
  const fact = row.getByText('to Mastercard 9350')
  await expect.element(fact).toBeVisible()
  const text = fact.element().firstChild
  if (!(text instanceof Text)) throw new Error('The fact has no text of its own')
  const digits = document.createRange()
  digits.setStart(text, text.data.indexOf('9350'))
  digits.setEnd(text, text.data.length)
  expect(new Set([...digits.getClientRects()].map(({ top }) => top)).size).toBe(1)
})

it('says whether a credit goes to a card or comes by email [ACTIVITY-21]', async () => {
  await activity({ credits: [{ daysAgo: 2 }, { daysAgo: 5, target_type: 'other', target_label: 'Reward link' }] })
  await expect.element(row.nth(0).getByText('to Visa 4417', { exact: true })).toBeVisible()
  await expect.element(row.nth(1).getByText('by email: Reward link', { exact: true })).toBeVisible()
})

describe('the steps of a statement credit', () => {
  const steps = () =>
    row
      .getByRole('list', { name: 'What has happened with this statement credit' })
      .getByRole('listitem')
      .elements()
      .map((step) => step.textContent)
  const RECEIVED = new Date('2026-06-13T12:00:00Z')

  it.each([
    [
      { status: 'pending', daysAgo: 1 },
      ['Sent by us, current stepSun, Jun 14', 'With your card’s bank', 'On your statementExpected by Thu, Jun 18'],
    ],
    [
      { status: 'pending_received', daysAgo: 3, received_at: RECEIVED },
      ['Sent by us, doneFri, Jun 12', 'With your card’s bank, current stepSat, Jun 13', 'On your statementExpected by Tue, Jun 16'],
    ],
    [
      { status: 'pending_received', daysAgo: 9, received_at: RECEIVED },
      [
        'Sent by us, doneSat, Jun 6',
        'With your card’s bank, current stepSat, Jun 13',
        'On your statementIt takes longer than usual. The amount is safe.',
      ],
    ],
    [
      { status: 'pending', daysAgo: 1, target_type: 'other', target_label: 'Reward link' },
      ['Sent by us, current stepSun, Jun 14', 'Being prepared', 'In your emailExpected by Thu, Jun 18'],
    ],
  ] as const)('that is under way are shown with their days and what is expected: %o [ACTIVITY-21]', async (credit, expected) => {
    await activity({ credits: [credit] })
    await expect.poll(steps).toEqual(expected)
  })

  it.each([
    [{ status: 'completed', received_at: RECEIVED }, ['Sent by us, done', 'With your card’s bank, done', 'On your statement, done']],
    [{ status: 'rejected' }, ['Sent by us, done', 'Back in your balance, current step']],
    [{ status: 'error', target_type: 'other', target_label: 'Reward link' }, ['Sent by us, done', 'Back in your balance, current step']],
  ] as const)('that has ended are shown on request: %o', async (credit, expected) => {
    await activity({ credits: [credit] })
    await expect.element(row.getByText('Follow this credit')).toBeVisible()
    expect(steps()).toEqual([])
    await row.getByText('Follow this credit').click()
    await expect.poll(steps).toEqual(expected.map((text) => expect.stringContaining(text)))
  })
})

describe('the rewards summary', () => {
  it.each([
    [1420, '$14.20 of $20 to your next statement credit', '71', '$5.80 more and it is paid out.'],
    [0, '$0.00 of $20 to your next statement credit', '0', '$20.00 more and it is paid out.'],
    [2350, '$23.50 of $20 to your next statement credit', '100', 'The next payout sends all of it to your card.'],
  ])('of %d cents says how far it is to the next statement credit [ACTIVITY-03]', async (balance, label, now, left) => {
    await activity({ balance })
    await expect.element(meter).toHaveAccessibleName(label)
    await expect.element(meter).toHaveAttribute('aria-valuenow', now)
    await expect.element(summary.getByText(left)).toBeVisible()
  })

  it('shows the date of the next payout and its destination', async () => {
    await activity()
    await expect
      .element(
        summary.getByText('From $20, your whole balance is paid automatically as a statement credit to the card that you used last.'),
      )
      .toBeVisible()
  })

  it('shows an error when it did not load, and loads on retry', async () => {
    const opened = await activity({ balance: 1420, lost: (path) => path.includes('Balance') })
    await expect.element(summary.getByText('We could not load your balance. Your rewards are safe.')).toBeVisible()
    opened.lost = () => false
    await summary.getByRole('button', { name: 'Try again' }).click()
    await expect.element(meter).toHaveAccessibleName(/^\$14\.20/)
  })

  it('appears on the overview, with a link to the statement credits', async () => {
    await overview({ balance: 1420, ...MIXED })
    await expect.element(meter).toHaveAccessibleName(/^\$14\.20/)
    await expect.element(summary.getByRole('link', { name: 'See statement credits' })).toHaveAttribute('href', `${ACTIVITY}?show=credits`)
    const latest = page.getByRole('region', { name: 'Recent activity' })
    await expect.element(latest.getByText('Statement credit')).toBeVisible()
    await expect.element(page.getByText('$5.12 cash back')).toBeVisible()
  })
})

describe('activity with statement credits', () => {
  it('lists dines and credits by date, from one call for both [ACTIVITY-12]', async () => {
    const { sent } = await activity(MIXED)
    await expect.poll(rowTexts).toEqual(['Table today', 'Statement credit', 'Table paid'])
    const paths = sent.map(({ path }) => path).filter((path) => !path.startsWith('/api/reviews/'))
    expect(paths.toSorted()).toEqual([
      '/api/Member/MissingDines',
      '/api/Member/StatementCreditBalance',
      '/api/Member/TransactionsStatementCredits?pageNo=1&resultsPerPage=10',
    ])
  })

  it('shows the amount of the credit that paid a dine', async () => {
    await activity(MIXED)
    const paid = row.filter({ hasText: 'Table paid' })
    await expect.element(paid.getByText('Paid Jun 10')).toBeVisible()
    await expect.element(paid.getByText('+$3.20', { exact: true })).toBeVisible()
  })

  it.each([
    ['pending', 'On its way', null],
    ['pending_received', 'With your card’s bank', null],
    ['completed', 'On your statement since Jun 10', null],
    [
      'rejected',
      'Not accepted',
      'The bank of Visa\u00a04417 did not take it, so $23.40 is back in your balance. It goes to the next linked card that you dine with.',
    ],
    ['error', 'Did not go through', '$23.40 is back in your balance. We will send it again automatically.'],
  ] as const)('of a credit that is %s it says "%s"', async (status, words, why) => {
    await activity({ credits: [{ status, daysAgo: 5 }] satisfies Partial<CreditStart>[] })
    await expect.element(row.getByText('Jun 10 · to Visa 4417')).toBeVisible()
    await expect.element(row.getByText('$23.40', { exact: true })).toBeVisible()
    await expect.element(row.getByText(words, { exact: true })).toBeVisible()
    await expect.poll(() => row.first().element().querySelector(':scope > p')?.textContent ?? null).toBe(why)
  })

  it('pages through both types, and keeps the chosen filter', async () => {
    const { path, sent } = await activity(MANY, `${ACTIVITY}?show=credits`)
    const pages = page.getByRole('navigation', { name: 'Pages of activity' })
    await pages.getByRole('link', { name: 'Page 2' }).click()
    await expect.poll(rowTexts).toEqual(Array.from({ length: 3 }, () => 'Statement credit'))
    expect(path()).toBe(`${ACTIVITY}?show=credits&page=2`)
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Something missing\?/)
    expect(sent.filter(({ path }) => path.includes('Transactions')).at(-1)?.path).toBe(
      '/api/Member/TransactionsStatementCredits?pageNo=2&resultsPerPage=10&recordType=Credit',
    )
  })

  it('shows a message beyond the last page, with links to pages of the chosen filter', async () => {
    await activity(MANY, `${ACTIVITY}?show=credits&page=99`)
    await expect.element(page.getByRole('heading', { name: 'There is no page 99' })).toBeVisible()
    const first = page.getByRole('link', { name: 'Go to the first page' })
    await expect.element(first).toHaveAttribute('href', `${ACTIVITY}?show=credits`)
    await page.getByRole('link', { name: 'Go to the last page' }).click()
    await expect.poll(rowTexts).toEqual(Array.from({ length: 3 }, () => 'Statement credit'))
  })

  it('shows one type alone, starting with its first page, at its own address', async () => {
    const { path } = await activity(MANY, `${ACTIVITY}?page=2`)
    const show = page.getByRole('group', { name: 'Show' })
    await expect.element(show.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true')
    await show.getByRole('link', { name: 'Dines' }).click()
    await expect.poll(rowTexts).toEqual(Array.from({ length: 10 }, (_, at) => `Table ${at + 1}`))
    expect(path()).toBe(`${ACTIVITY}?show=dines`)
    // Choosing another filter does not count as a change of page: the focus stays on the pressed control.
    await expect.element(show.getByRole('link', { name: 'Dines' })).toHaveFocus()
    await show.getByRole('link', { name: 'Credits' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Statement credits' })).toBeVisible()
  })

  it.each([
    ['there is nothing', {}, ACTIVITY, 'Nothing earned yet', /^Dine with a linked card/],
    ['there is no credit', {}, `${ACTIVITY}?show=credits`, 'No statement credit yet', /^Once your cash back reaches \$20/],
    [
      'it did not load',
      { lost: (path: string) => path.includes('TransactionsStatementCredits') },
      ACTIVITY,
      'We could not load your activity',
      /^Your rewards are safe/,
    ],
  ])('leads to the search when %s', async (_case, start, at, title, tagline) => {
    await activity(start, at)
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(page.getByText(tagline)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Find restaurants' })).toHaveAttribute('href', '/search')
  })

  it('redirects to the sign-in when the session is over [ACCOUNT-09]', async () => {
    const { left } = await activity({ sessionIsOver: true })
    await expect.poll(() => left).toContain('/login?rfr=5')
  })
})
