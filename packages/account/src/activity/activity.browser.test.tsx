import { vars } from '@dining/ui/style'
import { createCopy } from '@dining/copy-engine'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { openAccount, type AccountOptions } from '../testing/open-account.tsx'
import type { DineStart } from '../testing/fixture.ts'
import { PARTNERS } from '../testing/partners.ts'
import { ActivityScreen } from './ActivityScreen.tsx'

const open = (start: AccountOptions = {}, at = '/account/recent_activity', today?: string) =>
  openAccount(at, <ActivityScreen />, { ...start, ...(today !== undefined && { today }) })
const one = (dine: Partial<DineStart>) => open({ dines: [dine] })
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ daysAgo: at + 1, merchant_name: `Table ${at + 1}` }))
const pages = page.getByRole('navigation', { name: 'Pages of activity' })
const row = page.getByRole('listitem')
const rows = () =>
  page
    .getByText(/^Table \d+$/)
    .elements()
    .map((element) => element.textContent)

describe('the page around the list', () => {
  it('shows whom to contact about missing rewards, after 10 days [ACTIVITY-01] [ACTIVITY-02]', async () => {
    await open()
    await expect.element(page.getByText('Something missing?')).toBeVisible()
    await expect.element(page.getByText(/can take up to 10 days to appear/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Report missing rewards' })).toHaveAttribute('href', '/account/missing_dine')
    await expect.element(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:help@one.example')
  })

  it('explains how amounts are calculated, where links of texts lead to [ACTIVITY-06] [COPY-15]', async () => {
    await open()
    const disclaimer = page.getByText(/^The card network reports the amounts/)
    await expect.element(disclaimer).toBeVisible()
    const link = createCopy({ ...PARTNERS.plain, visitor: { tier: 2, publicId: null, firstName: null } }).richContent(
      '{recent_activity_disclaimer_link}',
    )[0]
    expect(link).toMatchObject({ kind: 'link', href: `/account/recent_activity#${disclaimer.element().id}` })
  })
})

describe('the list', () => {
  it('shows ten dines to a page, newest first [ACTIVITY-04] [ACTIVITY-25]', async () => {
    const { sent } = await open({ dines: many(12) })
    await expect.poll(rows).toEqual(Array.from({ length: 10 }, (_, at) => `Table ${at + 1}`))
    expect(sent.map(({ path }) => path).filter((path) => path.includes('Transactions'))).toEqual([
      '/api/Member/Transactions?pageNo=1&resultsPerPage=10',
    ])
  })

  it('links only restaurants that participate [ACTIVITY-07] [ACTIVITY-08]', async () => {
    await open({ dines: [{ merchant_name: 'Osteria Lume' }, { merchant_name: 'Gone Tavern', isThere: false }] })
    await expect.element(page.getByText('Gone Tavern')).toBeVisible()
    const links = () =>
      page
        .getByRole('link', { name: /^(?:Osteria|Gone)/ })
        .elements()
        .map((link) => [link.textContent, link.getAttribute('href')?.replace(/[\da-f-]{36}$/, 'id')])
    await expect.poll(links).toEqual([['Osteria Lume', '/merchants/id']])
  })

  it('links to the search when the list is empty and when it did not load [ACTIVITY-09] [ACTIVITY-10]', async () => {
    const lost = (path: string) => path.includes('/Transactions')
    for (const [start, title, tagline] of [
      [{}, 'Nothing earned yet', /Dine with a linked card/],
      [{ lost }, 'We could not load your activity', /Your rewards are safe/],
    ] as const) {
      const { close } = await open(start)
      await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
      await expect.element(page.getByText(tagline)).toBeVisible()
      await expect.element(page.getByRole('link', { name: 'Find restaurants' })).toHaveAttribute('href', '/search')
      close()
    }
  })

  it('redirects to the sign-in when the session is over [ACCOUNT-09]', async () => {
    const { left } = await open({ sessionIsOver: true })
    await expect.poll(() => left).toContain('/login?rfr=5')
  })
})

describe('paging', () => {
  it('offers at most five pages, around the current one [ACTIVITY-05] [ACTIVITY-26]', async () => {
    await open({ dines: many(65) }, '/account/recent_activity?page=4')
    await expect.element(pages).toBeVisible()
    const numbers = () =>
      pages
        .getByRole('link', { name: /^Page \d/ })
        .elements()
        .map((link) => link.textContent)
    await expect.poll(numbers).toEqual(['2', '3', '4', '5', '6'])
    await expect.element(pages.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page')
  })

  it('changes the page and puts the focus on the missing-rewards banner [ACTIVITY-27]', async () => {
    const { path } = await open({ dines: many(12) })
    await pages.getByRole('link', { name: 'Page 2' }).click()
    await expect.poll(rows).toEqual(['Table 11', 'Table 12'])
    expect(path()).toBe('/account/recent_activity?page=2')
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Something missing\?/)
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Report missing rewards' })).toHaveFocus()
  })

  it('shows a message beyond the last page, with links to the first and the last page', async () => {
    const { path } = await open({ dines: many(12) }, '/account/recent_activity?page=99')
    await expect.element(page.getByRole('heading', { name: 'There is no page 99' })).toBeVisible()
    await expect.element(page.getByText('Nothing earned yet')).not.toBeInTheDocument()
    await expect.element(pages).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/account/recent_activity')
    await page.getByRole('link', { name: 'Go to the last page' }).click()
    await expect.poll(rows).toEqual(['Table 11', 'Table 12'])
    expect(path()).toBe('/account/recent_activity?page=2')
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Something missing\?/)
  })

  it('links to the only page when the address is beyond it', async () => {
    await open({ dines: many(3) }, '/account/recent_activity?page=2')
    await expect.element(page.getByRole('heading', { name: 'There is no page 2' })).toBeVisible()
    const links = () =>
      page
        .getByRole('link', { name: /Go to the/ })
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(links).toEqual(['Go to the first page'])
    await page.getByRole('link', { name: 'Go to the first page' }).click()
    await expect.poll(rows).toEqual(['Table 1', 'Table 2', 'Table 3'])
  })

  it('shows on any page that nothing was earned if the account has no rows', async () => {
    await open({}, '/account/recent_activity?page=99')
    await expect.element(page.getByRole('heading', { name: 'Nothing earned yet' })).toBeVisible()
  })

  it('shows no pagination for a single page', async () => {
    await open({ dines: many(3) })
    await expect.poll(rows).toHaveLength(3)
    await expect.element(pages).not.toBeInTheDocument()
  })
})

describe('a row', () => {
  it('shows where, when, how much and with which card', async () => {
    await one({ daysAgo: 3, paid_at: null })
    await expect.element(page.getByText('Jun 12 · $64.00 · card 4417')).toBeVisible()
    await expect.poll(() => statusOf()).toEqual(['+192\u00a0points'])
  })

  it('shows how much of the benefit is a bonus of the restaurant, and nothing without a bonus', async () => {
    const { close } = await one({ benefit: 1_192, bonus_units: 1_000 })
    await expect.poll(() => statusOf()).toEqual(['+1,192\u00a0points', 'Includes a restaurant bonus of 1,000 points.'])
    close()
    await one({ benefit: 192 })
    await expect.poll(() => statusOf()).toEqual(['+192\u00a0points'])
  })

  it('shows how much of the benefit is the member’s own offer, beside a bonus [MERCHANT-45]', async () => {
    const { close } = await one({ benefit: 692, flex_units: 500 })
    await expect.poll(() => statusOf()).toEqual(['+692\u00a0points', 'Includes 500 points of your own offer.'])
    close()
    await one({ benefit: 1_692, bonus_units: 1_000, flex_units: 500 })
    const both = 'Includes a restaurant bonus of 1,000 points. Includes 500 points of your own offer.'
    await expect.poll(() => statusOf()).toEqual(['+1,692\u00a0points', both])
  })

  const LEFT_OVER = '$14.00 of $50 counts toward your next 10¢/gal.'
  const below = { benefit: 0, step_kept_cents: 4_200 }
  const WAITS_FOR_NOTHING = ['$42.00\u00a0of $50', 'Counts toward your next 10¢/gal']
  const refund = { benefit: 0, amount_cents: -1_000, step_kept_cents: 3_200 }
  it.each<[string, Partial<DineStart>, string[]]>([
    ['below a full step', below, WAITS_FOR_NOTHING],
    // It will not earn when it is final, either.
    ['below a full step and not final', { ...below, status: 'Pending' }, WAITS_FOR_NOTHING],
    ['that completes a step', { benefit: 100, step_kept_cents: 1_400 }, ['+10¢\u00a0/gal', LEFT_OVER]],
    ['that leaves nothing over', { benefit: 100, step_kept_cents: 0 }, ['+10¢\u00a0/gal']],
    ['that is a refund below a step', refund, ['$32.00\u00a0of $50', 'Refund', 'Less counts toward your next 10¢/gal.']],
    ['that did not qualify', { benefit: 0, status: 'Forfeit' }, ['0¢\u00a0/gal', 'Not earned', 'Did not qualify.']],
  ])('%s, in a program of cents per gallon, shows what it did', async (_which, dine, expected) => {
    await open({ partner: 'gallon', dines: [dine] })
    await expect.poll(() => statusOf()).toEqual(expected)
  })

  it('shows earned amounts in the colour of gains and amounts taken back in the colour of headings', async () => {
    await open({ dines: [{ merchant_name: 'Osteria Lume' }, { merchant_name: 'Refunded', benefit: -192, daysAgo: 2 }] })
    const colours = () =>
      page
        .getByText(/^[+−]192/)
        .elements()
        .map((element) => getComputedStyle(element).color)
    const inRole = (role: string) => {
      const probe = document.body.appendChild(document.createElement('p'))
      probe.style.color = role
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }
    await expect.poll(colours).toEqual([inRole(vars.text.good), inRole(vars.text.heading)])
  })

  const STATUSES = ['Awarded', 'Paid', 'Pending', 'Deferred', 'Forfeit'] as const
  /** One row of each status, in that order. */
  const oneOfEach = () =>
    open({ dines: STATUSES.map((status, at) => ({ status, daysAgo: at + 1, paid_at: status === 'Paid' ? '2026-06-10T15:00:00Z' : null })) })

  it('shows its status and when it was paid, and no status if it is awarded [ACTIVITY-28] [ACTIVITY-34]', async () => {
    await oneOfEach()
    await expect
      .poll(() => row.elements().map((element) => statusOf(element)[1] ?? null))
      .toEqual([null, 'Paid Jun 10', 'Processing', 'Not earned', 'Not earned'])
  })

  it.each([
    ['Awarded', null],
    ['Pending', 'Processing'],
    ['Paid', 'Paid'],
    ['Deferred', 'Not earned'],
    ['Forfeit', 'Not earned'],
  ] as const)('has the status %s of the answer, however old it is [ACTIVITY-13] [ACTIVITY-40]', async (status, words) => {
    await one({ status, daysAgo: 200, paid_at: null })
    await expect.poll(() => statusOf()[1]?.trim() ?? null).toBe(words)
  })

  it.each([
    ['Deferred', '[ACTIVITY-35] [ACTIVITY-37]', 'Finalized; allow up to two weeks.'],
    ['Forfeit', '[ACTIVITY-36]', 'Did not qualify.'],
  ] as const)('of status %s says why under "Not earned" %s', async (status, _ids, why) => {
    await one({ status })
    await expect.element(page.getByText('Not earned', { exact: true })).toBeVisible()
    await expect.element(page.getByText(why, { exact: true })).toBeVisible()
  })

  it("links to the page with the restaurant's rule if the rule is why it earned nothing [ACTIVITY-36]", async () => {
    await one({ status: 'Forfeit', reason: 'meal-excluded' })
    await expect.element(page.getByText(/does not earn at that time of day/)).toBeVisible()
    const restaurant = page.getByRole('link', { name: 'Osteria Lume' }).element().getAttribute('href')
    await expect.element(page.getByRole('link', { name: 'See which meals do' })).toHaveAttribute('href', restaurant ?? '')
  })

  it('does not link a restaurant that has left the program if it earned nothing', async () => {
    await one({ status: 'Forfeit', reason: 'meal-excluded', isThere: false })
    await expect.element(page.getByText(/does not earn at that time of day/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'See which meals do' })).not.toBeInTheDocument()
  })

  it('is dimmed only while it is pending, deferred or forfeit [ACTIVITY-33]', async () => {
    await oneOfEach()
    // A class in addition to the row's own dims it.
    await expect.poll(() => row.elements().map(({ classList }) => classList.length)).toEqual([1, 1, 2, 2, 2])
  })
})

describe('a row of a partner with the legacy words', () => {
  const legacy = (...dines: readonly Partial<DineStart>[]) => open({ partner: 'legacy', dines })
  const status = () => row.elements().map((element) => statusOf(element)[1] ?? null)

  it('has no status if it is awarded, "Pending Review", or "Expired" [ACTIVITY-29] [ACTIVITY-31] [ACTIVITY-39]', async () => {
    await legacy({ status: 'Awarded' }, { status: 'Pending', daysAgo: 2 }, { status: 'Forfeit', daysAgo: 3 })
    await expect.poll(status).toEqual([null, 'Pending Review', 'Expired'])
  })

  it('has "Expired" without the newer words for why, if it is forfeit [ACTIVITY-30] [ACTIVITY-38]', async () => {
    await legacy({ status: 'Forfeit' })
    await expect.element(page.getByText('Expired', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/Not earned|Did not qualify/)).not.toBeInTheDocument()
  })

  // Waiting moves the page's clock, so the last moment of day 35 is tested with the rule (packages/domain).
  it.each([
    [34, 'Pending Review'],
    [36, 'Review expired'],
  ])('that has been pending for %d days has "%s" [ACTIVITY-32]', async (daysAgo, words) => {
    await legacy({ status: 'Pending', daysAgo })
    await expect.poll(status).toEqual([words])
  })
})

describe('the offer of a review', () => {
  const offers = page.getByRole('link', { name: /^Write a review of / })
  const offered = () => offers.elements().map((link) => link.getAttribute('aria-label')?.replace('Write a review of ', ''))
  const asked = (sent: readonly { readonly path: string }[]) => sent.map(({ path }) => path).filter((path) => path.includes('/reviews/'))

  it('leads to the page of the review with the id of the transaction [ACTIVITY-47]', async () => {
    await one({ source_transaction_id: 'txn & 7' })
    await expect.element(offers).toHaveAttribute('href', '/surveys?txnId=txn+%26+7')
    await expect.element(page.getByText('Write a review', { exact: true })).toBeVisible()
  })

  it('is at dines of the last 35 days that earn or will, by one call for all [ACTIVITY-42] [ACTIVITY-43] [ACTIVITY-44]', async () => {
    const { sent } = await open({
      dines: [
        { merchant_name: 'Settled', daysAgo: 1, source_transaction_id: 't1' },
        { merchant_name: 'Manual', daysAgo: 2, source_transaction_id: 't2', type_code: 'Manual', status: 'Pending' },
        { merchant_name: 'Refund', daysAgo: 3, type_code: 'Refund' },
        { merchant_name: 'Another', daysAgo: 4, type_code: 'Adjustment' },
        { merchant_name: 'Deferred', daysAgo: 5, status: 'Deferred' },
        { merchant_name: 'Forfeit', daysAgo: 6, status: 'Forfeit' },
        { merchant_name: 'Last day', daysAgo: 34, source_transaction_id: 't3' },
        { merchant_name: 'Too old', daysAgo: 36 },
      ],
    })
    await expect.poll(offered).toEqual(['Settled', 'Manual', 'Last day'])
    expect(asked(sent)).toEqual(['/api/reviews/status?txnId=t1&txnId=t2&txnId=t3'])
  })

  it('is not at a dine that has a review, which its row says [ACTIVITY-45]', async () => {
    await open({
      dines: [
        { merchant_name: 'Reviewed', isReviewed: true },
        { merchant_name: 'Open', daysAgo: 2 },
      ],
    })
    await expect.poll(offered).toEqual(['Open'])
    await expect.element(page.getByText('Your review has arrived.')).toBeVisible()
  })

  it('is at no dine before 1 Feb 2021, and asks for nothing then [ACTIVITY-41]', async () => {
    const days = (iso: string) => (Date.parse('2026-06-15T17:00:00Z') - Date.parse(iso)) / 86_400_000
    const { sent } = await open({ dines: [{ daysAgo: days('2021-01-31T23:00:00Z') }] }, undefined, '2021-02-03T12:00:00Z')
    await expect.element(page.getByText('Osteria Lume')).toBeVisible()
    expect(offered()).toEqual([])
    expect(asked(sent)).toEqual([])
  })

  it('is missing while the status is not known, and moves no row when it comes', async () => {
    const { close } = await open({ dines: many(3), lost: (path) => path.includes('/reviews/') })
    await expect.poll(rows).toHaveLength(3)
    expect(offered()).toEqual([])
    const height = row.first().element().getBoundingClientRect().height
    close()
    await open({ dines: many(3) })
    await expect.poll(offered).toHaveLength(3)
    expect(row.first().element().getBoundingClientRect().height).toBe(height)
  })
})

/** The texts at the end of a row, or of the only row: what it earned, its status, and the explanation. */
function statusOf(of = row.element()): (string | null)[] {
  const [, end, ...others] = [...of.children]
  // Without the line of links, to the dine and to its review.
  const why = others.find(({ textContent }) => !/^$|^Details/.test(textContent))
  return [...(end?.children ?? []), ...(why ? [why] : [])].map((element) => element.textContent)
}
