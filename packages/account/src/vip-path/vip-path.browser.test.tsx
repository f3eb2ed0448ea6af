import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { CreditOverviewScreen } from '../credits/CreditOverviewScreen.tsx'
import { OverviewScreen } from '../overview/OverviewScreen.tsx'
import { openAccount, type AccountOptions } from '../testing/open-account.tsx'

const open = (start: AccountOptions = {}) => openAccount('/account/overview', <OverviewScreen content={undefined} />, start)
const status = page.getByRole('region', { name: /^Good afternoon, Ada\./ })
const places = page.getByRole('region', { name: 'Your places that count' })
/** At as many restaurants. The member has joined today, so two of nine are of the pace: those of 30 days. */
const dines = (count: number) => Array.from({ length: count }, (_, at) => ({ daysAgo: at * 18 + 1, merchant_name: `Table ${at}` }))

it('says when VIP is reached at the own pace and what it brings, and leads to the places that count [TIER-08]', async () => {
  await open({ dines: dines(9) })
  await expect.element(status.getByText('At your pace, in July.')).toBeVisible()
  await expect
    .element(status.getByText(/^You dine about every 15 days\. Your usual bill of \$64 earns 320 points as VIP, instead of 192 points\./))
    .toBeVisible()
  await expect.element(status.getByText(/lasts through December 31, 2027\.$/)).toBeVisible()
  await expect.element(status.getByText('5 points per $1')).toBeVisible()
  const links = places.getByRole('listitem').getByRole('link')
  await expect.poll(() => links.elements().length).toBe(6)
  expect(links.elements()[0]?.getAttribute('href')).toMatch(/^\/merchants\/.+/)
})

it('takes the words of the program: cash back', async () => {
  await openAccount('/account/overview', <CreditOverviewScreen content={undefined} />, { partner: 'credit', dines: dines(9) })
  await expect.element(status.getByText(/earns \$6\.40 cash back as VIP, instead of \$3\.20 cash back\./)).toBeVisible()
})

it('leaves the page as it is when it does not load, and can be tried again', async () => {
  let isLost = true
  await open({ dines: dines(2), lost: (path) => isLost && path.includes('/VipPath') })
  await expect.element(status.getByText(/^We could not load your path to VIP\./), { timeout: 15_000 }).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Recent activity' })).toBeVisible()
  expect(places.elements()).toEqual([])
  isLost = false
  await status.getByRole('button', { name: 'Try again' }).click()
  await expect.element(status.getByText('At your pace, in November.')).toBeVisible()
  expect(document.activeElement?.textContent).toMatch(/^At your pace/)
  await expect.element(places).toBeVisible()
})

it('asks nothing where the partner has no VIP tier [TIER-07]', async () => {
  const { sent } = await open({ partner: 'noVip', dines: dines(2) })
  await expect.element(status.getByText('3 points per $1')).toBeVisible()
  await expect.poll(() => sent.some(({ path }) => path.includes('/Member/Transactions'))).toBe(true)
  expect(sent.filter(({ path }) => path.includes('/VipPath'))).toEqual([])
  expect(places.elements()).toEqual([])
})
