import type { OpenScreen } from '@dining/testing'
import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'

import { openAccount } from '../testing/open-account.tsx'
import type { AccountStart } from '../testing/fixture.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const open = (start: Partial<AccountStart> = {}) => openAccount('/account/user_profile', <ProfileScreen />, start)
const save = page.getByRole('button', { name: 'Save changes' })
const emailOptIn = page.getByRole('checkbox', { name: 'Send me email with offers' })
const saves = (sent: OpenScreen['sent']) => sent.filter(({ method }) => method === 'PUT')

describe('the email opt-in', () => {
  it('is hidden where the partner hides it [PROFILE-37] [PROFILE-38]', async () => {
    const { sent } = await open({ partner: 'noEmailOptIn' })
    await page.getByRole('textbox', { name: 'City' }).fill('Portland')
    await save.click()
    await expect.element(page.getByText('All changes were saved.')).toBeVisible()
    await expect.element(emailOptIn).not.toBeInTheDocument()
    expect(Object.keys(saves(sent)[0]?.body as object)).not.toContain('emailOptIn')
  })

  it('moves Basic to Select, and announces it before and after [TIER-03]', async () => {
    const { id } = await open({ member: { email_opt_in: false, tier_level: 0 } })
    await expect
      .element(emailOptIn)
      .toHaveAccessibleDescription('It makes you Select instead of Basic: 3 points per $1. Saved as soon as you change it.')
    await emailOptIn.click()
    await expect.element(page.getByText('You are Select now: 3 points per $1 on every dine.')).toBeVisible()
    expect(await commands.storedMember(id)).toMatchObject({ email_opt_in: true, tier_level: 2 })
  })

  it('moves the member back to Basic when turned off, and announces it before and after', async () => {
    await open()
    await expect
      .element(emailOptIn)
      .toHaveAccessibleDescription('Without it you are Basic again: 1 point per $2. Saved as soon as you change it.')
    await emailOptIn.click()
    await expect.element(page.getByText('You are Basic now: 1 point per $2 on every dine.')).toBeVisible()
  })

  it('can be turned off on its own, even if the profile is incomplete', async () => {
    const { id, sent } = await open({ member: { first_name: '', last_name: '', zip_code: '' } })
    await emailOptIn.click()
    await expect.element(page.getByText('Email with offers is off.')).toBeVisible()
    expect(saves(sent).map(({ body }) => body)).toEqual([{ emailOptIn: false }])
    expect(await commands.storedMember(id)).toMatchObject({ email_opt_in: false, first_name: '' })
    await expect.element(emailOptIn).not.toBeChecked()
  })

  it('returns to the saved value if saving fails, and saves on "Try again"', async () => {
    const opened = await open()
    opened.lost = (path) => path === '/api/Member'
    await emailOptIn.click()
    await expect.element(page.getByText('Your choice was not saved.')).toBeVisible()
    await expect.element(emailOptIn).toBeChecked()
    opened.lost = () => false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Email with offers is off.')).toBeVisible()
    expect(await commands.storedMember(opened.id)).toMatchObject({ email_opt_in: false })
  })

  it('redirects to the sign-in when the session is over, without an error on the page [ACCOUNT-09]', async () => {
    const { id, left } = await open()
    await commands.endSession(id)
    await emailOptIn.click()
    await expect.poll(() => left).toEqual(['/login?rfr=5'])
    expect(page.getByText('Your choice was not saved.').elements()).toEqual([])
  })

  it('does not affect the tier of a VIP', async () => {
    await open({ member: { tier_level: 3, vip_until_year: 2026 } })
    await expect.element(emailOptIn).toHaveAccessibleDescription('You are VIP with or without it. Saved as soon as you change it.')
  })
})
