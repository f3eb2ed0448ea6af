import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openAccount, type AccountOptions } from '../testing/open-account.tsx'
import { HouseholdScreen } from './HouseholdScreen.tsx'

const open = (start: AccountOptions = {}, token: string | null = null) =>
  openAccount('/account/household', <HouseholdScreen token={token} />, start)
const members = page.getByRole('region', { name: 'Members' })

it('explains a household to a member without one, before anything is sent', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your household' })).toBeVisible()
  await expect.element(page.getByText('What stays yours alone')).toBeVisible()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect.element(page.getByRole('textbox', { name: /^Their email/ })).toHaveAccessibleDescription(/required/)
})

it('shows what each member and all together earned, the latest dines, and whose they are', async () => {
  await open({
    dines: [{ benefit: 100, daysAgo: 1, merchant_name: 'Osteria Lume' }],
    household: [
      { first_name: 'Ben', benefit: 50 },
      { first_name: '', benefit: 30 },
    ],
  })
  const rows = () =>
    members
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent)
  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/^Ada \(you\)1 dine · since Jun \d+, 2026100 points$/),
      expect.stringMatching(/^Ben1 dine.*50 pointsRemove$/),
      expect.stringMatching(/^A member1 dine.*30 pointsRemove$/),
    ])
  await expect.element(page.getByText('Earned together in 2026')).toBeVisible()
  const latest = page.getByRole('region', { name: 'Latest dines' })
  await expect.element(latest.getByText('Ada (you) · Jun 14, 2026')).toBeVisible()
  await expect.element(latest.getByText('Ben · Jun 13, 2026')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Invite a person' })).toBeVisible()
})

it('shows a dine below a full step, and one whose amount is not final, without an amount', async () => {
  const below = { benefit: 0, step_kept_cents: 4_200, tier_level: 0 } as const
  await open({
    partner: 'gallon',
    household: [
      { first_name: 'Ben', ...below, merchant_name: 'Below' },
      { first_name: 'Cleo', benefit: 100, status: 'Deferred', merchant_name: 'Open', daysAgo: 3 },
      { first_name: 'Dora', benefit: 200, merchant_name: 'Full', daysAgo: 4 },
    ],
  })
  const latest = page.getByRole('region', { name: 'Latest dines' }).getByRole('listitem')
  await expect
    .poll(() => latest.elements().map((row) => row.textContent))
    .toEqual([
      expect.stringMatching(/^BelowBen · .*2026Counts toward the next step$/),
      expect.stringMatching(/^OpenCleo · .*2026Processing$/),
      expect.stringMatching(/^FullDora · .*202620¢\/gal$/),
    ])
})

it('shows a household without dines, and is left with one press; a failure is beside the button, and nothing has changed', async () => {
  let isLost = true
  await open({ household: [], lost: (path) => isLost && path.includes('/Household/Membership') })
  await expect.element(page.getByRole('heading', { name: 'No dines yet' })).toBeVisible()
  const leave = page.getByRole('button', { name: 'Leave the household' })
  await leave.click()
  await expect.element(page.getByText('It did not work. Nothing has changed.')).toBeVisible()
  await expect.element(members).toBeVisible()
  isLost = false
  await leave.click()
  await expect.element(page.getByText('You have left the household. Nothing is shared any more.')).toBeVisible()
  expect(members.elements()).toEqual([])
  expect(document.activeElement?.textContent).toMatch(/^You have left/)
})

it('confirms the first invitation, which starts the household, and keeps the form in use', async () => {
  await open()
  const email = page.getByRole('textbox', { name: /^Their email/ })
  await email.fill('ben@mail.example')
  const form = email.element()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect.element(page.getByRole('region', { name: 'Open invitations' }).getByText('ben@mail.example')).toBeVisible()
  await expect.element(page.getByText(/the invitation arrives within minutes/)).toBeVisible()
  expect(email.element()).toBe(form)
})

it('removes another member after a confirmation, and keeps them without one; a failure is beside the list', async () => {
  let isLost = true
  await open({
    household: [
      { first_name: 'Ben', benefit: 50 },
      { first_name: '', benefit: 30 },
    ],
    lost: (path) => isLost && path.includes('/Household/Members'),
  })
  await expect.element(members.getByRole('button', { name: 'Remove A member from the household' })).toBeVisible()
  expect(members.getByRole('button', { name: /Ada/ }).elements()).toEqual([])
  const ask = members.getByRole('button', { name: 'Remove Ben from the household' })
  const dialog = page.getByRole('dialog', { name: 'Remove this person?' })
  await ask.click()
  await expect.element(dialog.getByText(/^Ben leaves the household at once/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep in the household' }).click()
  await expect.element(ask).toHaveFocus()
  await ask.click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(members.getByText('It did not work. Nothing has changed.')).toBeVisible()
  await expect.element(ask).toBeVisible()
  isLost = false
  await ask.click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText('The person is not in the household any more.')).toBeVisible()
  expect(document.activeElement?.textContent).toMatch(/^The person is not/)
  await expect.poll(() => members.getByRole('listitem').elements().length).toBe(2)
})

it.each(['a'.repeat(43), 'x', '<script>'])('an invitation that is not the member’s own is not accepted: %s', async (token) => {
  await open({}, token)
  await expect.element(page.getByText('This invitation cannot be accepted')).toBeVisible()
  expect(page.getByRole('button', { name: 'Join the household' }).elements()).toEqual([])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your household' })).toBeVisible()
})
