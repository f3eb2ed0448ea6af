import { expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'

import { openAccount } from '../testing/open-account.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'

const statement = page.getByRole('checkbox', { name: 'Email me a statement of each month' })

it('the monthly statement is off until it is chosen, and is saved at once, without the rest of the profile', async () => {
  const opened = await openAccount('/account/user_profile', <ProfileScreen />, { member: { first_name: '', zip_code: '' } })
  await expect.element(statement).not.toBeChecked()
  await expect.element(statement).toHaveAccessibleDescription(/on the 6th of the next month/)
  opened.lost = (path) => path === '/api/Member'
  await statement.click()
  await expect.element(page.getByText('Your choice was not saved.')).toBeVisible()
  await expect.element(statement).not.toBeChecked()
  opened.lost = () => false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('The monthly statement is on.')).toBeVisible()
  expect(await commands.storedMember(opened.id)).toMatchObject({ statement_since: expect.anything() })
  await statement.click()
  await expect.element(page.getByText('The monthly statement is off.')).toBeVisible()
  expect(await commands.storedMember(opened.id)).toMatchObject({ statement_since: null })
})

it('is offered where the partner hides email with offers', async () => {
  await openAccount('/account/user_profile', <ProfileScreen />, { partner: 'noEmailOptIn' })
  await expect.element(statement).toBeVisible()
})
