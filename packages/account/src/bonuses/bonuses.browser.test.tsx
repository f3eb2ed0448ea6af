import { ToastProvider } from '@dining/forms'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { openAccount, type AccountOptions } from '../testing/open-account.tsx'
import { BonusesSection } from './BonusesSection.tsx'
import type { BonusBanner } from './shown-bonuses.ts'

const banner = (code: string, more: Partial<BonusBanner> = {}): BonusBanner => ({
  type: 'bonus',
  code,
  order: 1,
  text: [
    { type: 'title', fields: { text_mobile: '{new_member_bonus} to begin with' } },
    { type: 'button', fields: { text_mobile: 'Take it', url: '/account/overview', new_tab: false } },
  ],
  app_text: '',
  app_only_bonus: false,
  user_states: [],
  ...more,
})
const SELECT = { email_opt_in: true, tier_level: 2 } as const

function open(start: AccountOptions = {}, banners: readonly BonusBanner[] = [banner('WELCOME')]) {
  onTestFinished(() => localStorage.clear())
  const screen = (
    <ToastProvider>
      <BonusesSection banners={banners} pictureOf={(address) => ({ srcSet: address })} />
    </ToastProvider>
  )
  return openAccount('/account/overview', screen, { partner: 'bonuses', member: SELECT, ...start })
}

const available = page.getByRole('region', { name: 'Bonuses to activate' })
const activated = page.getByRole('region', { name: 'Activated bonuses' })
const take = available.getByRole('button', { name: /^Take it/ })

describe('the bonuses of the account', () => {
  it('move from the available to the activated ones when the member activates one [ACCOUNT-04] [BONUS-09] [BONUS-16]', async () => {
    await open()
    await expect.element(available.getByRole('heading', { name: '1,000 points to begin with' })).toBeVisible()
    await expect.element(activated).not.toBeInTheDocument()
    await userEvent.click(take)
    await expect.element(page.getByText('Registered for bonus.', { exact: true })).toBeVisible()
    await expect.element(activated.getByText('1,000 points to begin with')).toBeVisible()
    await expect.element(activated.getByText('$0 of $30 spent')).toBeVisible()
    await expect.element(activated.getByText('$30 left to spend. Dine by Jul 15, 2026.')).toBeVisible()
    await expect.element(take).not.toBeInTheDocument()
    // The pressed button is gone, so that its bonus has the focus.
    expect(document.activeElement?.textContent).toBe('Activated bonuses')
  })

  it('say beside the button what went wrong, log it, and let the member try again [BONUS-10] [BONUS-11]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    let isLost = true
    await open({ lost: (path) => isLost && path.includes('/Member/Bonus/') })
    await userEvent.click(take)
    await expect.element(available.getByRole('alert')).toHaveTextContent('Something went wrong, please refresh your browser.')
    expect(logged).toHaveBeenCalledWith('Activating the bonus WELCOME:', { kind: 'network' })
    isLost = false
    await userEvent.click(take)
    await expect.element(activated.getByText('1,000 points to begin with')).toBeVisible()
  })

  it('activated in another tab of this browser are Enrolled here, too [BONUS-12]', async () => {
    const { queryClient } = await open()
    await expect.element(take).toBeVisible()
    const member = queryClient.getQueryData<{ publicId: string }>(['getMember', {}])
    localStorage.setItem('activated_bonuses', JSON.stringify({ [`${member?.publicId}:WELCOME`]: Date.now() }))
    window.dispatchEvent(new StorageEvent('storage'))
    await expect.element(activated.getByText('1,000 points to begin with')).toBeVisible()
    await expect.element(take).not.toBeInTheDocument()
    localStorage.setItem('activated_bonuses', JSON.stringify({ [`${member?.publicId}:WELCOME`]: Date.now() - 2_100_000 }))
    window.dispatchEvent(new StorageEvent('storage'))
    await expect.element(take).toBeVisible()
  })

  it('names the app and its stores where only the app can activate it [BONUS-07]', async () => {
    await open({ partner: 'appBonus' }, [banner('INAPP', { text: [{ type: 'title', fields: { text_mobile: 'Dine by app' } }] })])
    await expect.element(available.getByText('You can activate this bonus in the app only.')).toBeVisible()
    await expect.element(available.getByRole('link', { name: 'App for iPhone' })).toHaveAttribute('href', 'https://apps.example/ios')
    await expect.element(available.getByRole('link', { name: 'App for Android' })).toHaveAttribute('href', 'https://apps.example/android')
    expect(available.getByRole('button').elements()).toEqual([])
  })

  it('without a banner have their amount and their description [BONUS-01]', async () => {
    await open({}, [])
    await expect.element(available.getByRole('heading', { name: '1,000 points' })).toBeVisible()
    await expect.element(available.getByText('Spend $30 at participating restaurants within 30 days of joining.')).toBeVisible()
    await expect.element(available.getByText('Activate it by Jul 15, 2026.')).toBeVisible()
    await expect.element(available.getByRole('button', { name: 'Activate 1,000 points' })).toBeVisible()
  })
})
