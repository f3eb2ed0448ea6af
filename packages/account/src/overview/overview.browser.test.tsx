import type { EntryOf } from '@dining/copy-engine/content'
import { expectToAppear } from '@dining/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { commands, page } from 'vitest/browser'

import { openAccount, type AccountOptions } from '../testing/open-account.tsx'
import { OverviewScreen } from './OverviewScreen.tsx'

type Content = EntryOf<'account_center'>['fields']

const CONTENT: Content = {
  referral_link: { is_enabled: true, title: 'Bring a friend', description: 'They earn {earn_basic}, too.' },
  link_groups: [{ title: 'Good to know', links: [{ text: 'How it works', url: '/how-it-works' }] }],
  bonus_banners: [],
}
const open = (start: AccountOptions = {}, content: Content | undefined = CONTENT) =>
  openAccount('/account/overview', <OverviewScreen content={content} />, start)

const standing = page.getByRole('region', { name: /^Good afternoon, Ada\./ })
const dines = (count: number) => Array.from({ length: count }, (_, at) => ({ daysAgo: at + 1, benefit: 100 }))

describe('the summary', () => {
  it("shows the member's status: tier, rate, and dines and benefits of the year [ACCOUNT-01] [ACCOUNT-10] [ACCOUNT-11]", async () => {
    await open({ dines: [...dines(3), { daysAgo: 300, benefit: 5000 }] })
    await expect.element(standing).toMatchTextContent(/You are Select\./)
    const facts = () =>
      standing
        .getByRole('definition')
        .elements()
        .map((one) => one.textContent)
    await expect.poll(facts).toEqual(['300 points', '3', '3 points per $1', '5 points per $1'])
    const names = () =>
      standing
        .getByRole('term')
        .elements()
        .map((one) => one.textContent)
    await expect.poll(names).toEqual(['Earned this year', 'Dines this year', 'Your rate now', 'As VIP'])
  })

  it.each([4_200, 0])('shows a member of a program of cents per gallon the way to the next step, of %s cents', async (stepKept) => {
    await open({ partner: 'gallon', stepKept })
    const fact = standing.getByRole('term').filter({ hasText: 'Toward your next 10¢/gal' })
    await expect.element(fact).toBeVisible()
    expect(fact.element().nextElementSibling?.textContent).toBe(stepKept === 0 ? '$0.00 of $50' : '$42.00 of $50')
  })

  it.each([
    ['0 [TIER-01]', 0, false, 'You are Basic.'],
    ['1 [TIER-02]', 1, false, 'You are Basic.'],
    ['2 [TIER-01]', 2, true, 'You are Select.'],
    ['3 [TIER-01]', 3, true, 'You are VIP.'],
  ] as const)('names tier %s', async (_, tier_level, email_opt_in, words) => {
    await open({ member: { tier_level, email_opt_in, vip_until_year: tier_level === 3 ? 2026 : null } })
    await expect.element(standing.getByText(words, { exact: true })).toBeVisible()
  })

  it('shows a Basic member how to reach Select, where the partner has it', async () => {
    const basic = { tier_level: 0, email_opt_in: false } as const
    await open({ member: basic })
    await expect.element(standing.getByText(/Turn on email and earn 3 points per \$1\./)).toBeVisible()
    await expect
      .element(standing.getByRole('link', { name: 'Turn it on in your profile' }))
      .toHaveAttribute('href', '/account/user_profile')
  })

  it('shows the progress to VIP with a plate for each dine', async () => {
    await open({ dines: dines(9) })
    await expect.element(standing.getByRole('img', { name: '9 of 12 dines done' })).toBeVisible()
    await expect.element(standing.getByText('dines left to VIP')).toBeVisible()
  })

  it('leads to the year once it has a dine, and to the household where the partner has one', async () => {
    await open({ dines: dines(1) })
    await expect.element(standing.getByRole('link', { name: 'Your 2026 so far' })).toHaveAttribute('href', '/account/year/2026')
    await expect.element(standing.getByRole('link', { name: 'Your household' })).toHaveAttribute('href', '/account/household')
  })

  it('leads to no year without a dine, and to no household where the partner has none', async () => {
    await open({ partner: 'noHousehold' })
    await expect.element(standing.getByText('Dines this year')).toBeVisible()
    expect(standing.getByRole('link', { name: /so far|household/ }).elements()).toEqual([])
  })

  it('does not mention VIP where the partner has no VIP tier', async () => {
    await open({ partner: 'noVip', dines: dines(2) })
    await expect.element(standing.getByText('3 points per $1')).toBeVisible()
    expect(standing.element().textContent).not.toMatch(/VIP/)
    expect(standing.getByRole('img').elements()).toEqual([])
  })

  it.each([
    ['renewing', 2026, 2, '10 dines left to stay VIP in 2027'],
    ['complete', 2027, 12, 'You are VIP through 2027.'],
  ])('names the next year when it is %s [TIER-09] [TIER-10]', async (_level, vip_until_year, count, words) => {
    await open({ member: { tier_level: 3, vip_until_year }, dines: dines(count) })
    await expect.element(standing.getByText(words)).toBeVisible()
  })
})

describe('the referral link', () => {
  const box = page.getByRole('region', { name: 'Bring a friend' })

  it("shows the editors' texts only while it is switched on [ACCOUNT-02] [ACCOUNT-03]", async () => {
    for (const content of [{ ...CONTENT, referral_link: { ...CONTENT.referral_link, is_enabled: false } }, undefined]) {
      const { close } = await openAccount('/account/overview', <OverviewScreen content={content} />)
      await expect.element(standing).toBeVisible()
      await expect.element(page.getByRole('button', { name: 'Copy link' })).not.toBeInTheDocument()
      close()
    }
    await open()
    await expect.element(box.getByText('They earn 1 point per $2, too.')).toBeVisible()
    await expect.element(box.getByRole('button', { name: 'Copy link' })).toBeVisible()
  })

  it('leads to the join page with the source and the recommending member [ACCOUNT-06] [ACCOUNT-07]', async () => {
    const { id } = await open()
    const { public_id } = await commands.storedMember(id)
    await expect
      .element(box.getByRole('textbox', { name: 'Your link' }))
      .toHaveValue(`${location.origin}/join?utm_source=referral&utm_medium=web&utm_campaign=member_referral&referrer=${public_id}`)
  })

  it('shows a confirmation when it has been copied [ACCOUNT-08]', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => write.mockRestore())
    await open()
    const toast = page.getByText('Your referral link has been copied.')
    await expectToAppear(toast, () => box.getByRole('button', { name: 'Copy link' }).click())
    expect(write).toHaveBeenCalledWith((box.getByRole('textbox').element() as HTMLInputElement).value)
  })

  it('is selected, with a message, when the browser does not allow copying', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    onTestFinished(() => write.mockRestore())
    await open()
    const toast = page.getByText(/^Your browser blocked copying/)
    await expectToAppear(toast, () => box.getByRole('button', { name: 'Copy link' }).click())
    const link = box.getByRole('textbox').element() as HTMLInputElement
    await expect.poll(() => [link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length])
  })
})

it('lists the links of the editors [ACCOUNT-05]', async () => {
  await open()
  const group = page.getByRole('region', { name: 'Good to know' })
  await expect.element(group.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/how-it-works')
})

it('shows the latest dines and the linked cards, each with a link to all of them', async () => {
  await open({ dines: dines(6), cards: [{ last_four: '4417', description: 'Travel' }] })
  const latest = page.getByRole('region', { name: 'Recent activity' })
  await expect.poll(() => latest.getByRole('listitem').elements()).toHaveLength(4)
  await expect.element(latest.getByRole('link', { name: 'See all activity' })).toHaveAttribute('href', '/account/recent_activity')
  const cards = page.getByRole('region', { name: 'Linked cards' })
  await expect.element(cards.getByText('ending in 4417')).toBeVisible()
  await expect.element(cards.getByText('1 of 12')).toBeVisible()
  await expect.element(cards.getByRole('link', { name: 'Manage cards' })).toHaveAttribute('href', '/account/manage_cards')
})

it('redirects to the sign-in once when calls report that the session is over, without an error on the page [ACCOUNT-09]', async () => {
  const { left, sent } = await open({ sessionIsOver: true })
  await expect.poll(() => sent.length).toBeGreaterThan(1)
  await expect.poll(() => left).toEqual(['/login?rfr=5'])
  expect(page.getByText('could not').elements()).toEqual([])
})
