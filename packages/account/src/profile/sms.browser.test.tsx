import { describe, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'

import { openAccount } from '../testing/open-account.tsx'
import type { AccountStart } from '../testing/fixture.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const open = (start: Partial<AccountStart>) => openAccount('/account/user_profile', <ProfileScreen />, start)
const phone = page.getByRole('textbox', { name: 'Mobile' })
const texts = page.getByRole('checkbox', { name: 'Text me when I have earned' })
const save = page.getByRole('button', { name: 'Save changes' })
const NUMBER = '5035550148'

describe('the mobile number', () => {
  it('is shown where the partner sends text messages, with the older consent or the newer [PROFILE-20]', async () => {
    for (const [partner, count] of [
      ['plain', 0],
      ['sms', 1],
      ['smsNewer', 1],
    ] as const) {
      const { close } = await open({ partner })
      await expect.element(save).toBeVisible()
      await expect.poll(() => [partner, phone.elements().length, texts.elements().length]).toEqual([partner, count, count])
      close()
    }
  })

  it('is shown and can be removed if it was given when joining and the partner offers no text messages', async () => {
    const { id } = await open({ partner: 'plain', member: { phone_number: NUMBER, sms_opt_in: true } })
    await expect.element(phone).toHaveValue('503-555-0148')
    await expect.element(phone).toHaveAccessibleDescription('For Member Services, to reach you about your account. We send no texts.')
    expect(texts.elements()).toEqual([])
    await phone.fill('')
    await save.click()
    await expect.element(page.getByText('All changes were saved.')).toBeVisible()
    expect(await commands.storedMember(id)).toMatchObject({ phone_number: null, sms_opt_in: false })
  })

  it('is shown with hyphens and sent as digits [PROFILE-21] [PROFILE-23]', async () => {
    const { id, sent } = await open({ partner: 'sms', member: { phone_number: NUMBER } })
    await expect.element(phone).toHaveValue('503-555-0148')
    await phone.fill('(212) 555 0190')
    await save.click()
    await expect.element(page.getByText('All changes were saved.')).toBeVisible()
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ phoneNumber: '2125550190' })
    expect(await commands.storedMember(id)).toMatchObject({ phone_number: '2125550190' })
  })

  it('rejects a wrong number of digits, and ten digits that are not a valid U.S. number [PROFILE-22] [PROFILE-24] [PROFILE-25]', async () => {
    await open({ partner: 'sms' })
    for (const [typed, message] of [
      ['503555014', 'Invalid phone number, please check the number and try again.'],
      ['1035550148', 'Invalid US based phone number.'],
      ['50355501', 'Invalid phone number, please check the number and try again.'],
      ['5031550148', 'Invalid US based phone number.'],
    ] as const) {
      await phone.fill(typed)
      await userEvent.tab()
      await expect.element(phone).toHaveAccessibleDescription(new RegExp(`^${message}`))
    }
    await phone.fill('1 503 555 0148')
    await userEvent.tab()
    await expect.element(phone).not.toHaveAttribute('aria-invalid')
  })
})

it('ends text messages when the number is removed, with either consent [PROFILE-28]', async () => {
  for (const partner of ['sms', 'smsNewer'] as const) {
    const { close } = await open({ partner, member: { phone_number: NUMBER, sms_opt_in: true } })
    await expect.element(texts).toBeChecked()
    await phone.fill('')
    await userEvent.tab()
    await expect.element(texts).not.toBeChecked()
    close()
  }
})

describe.each(['sms', 'smsNewer'] as const)('texts of partner %s', (partner) => {
  it('cannot be turned on without a number, and show why [PROFILE-27]', async () => {
    await open({ partner })
    await expect.element(texts).toBeDisabled()
    await expect.element(texts).toHaveAccessibleDescription('Needs your mobile number.')
    await phone.fill(NUMBER)
    await expect.element(texts).toBeEnabled()
  })
})

describe('the older consent', () => {
  it('ends when the number changes [PROFILE-29]', async () => {
    const { id } = await open({ partner: 'sms', member: { phone_number: NUMBER, sms_opt_in: true } })
    await phone.fill('2125550190')
    await expect.element(texts).not.toBeChecked()
    await texts.click()
    await save.click()
    await expect.element(page.getByText('All changes were saved.')).toBeVisible()
    expect(await commands.storedMember(id)).toMatchObject({ phone_number: '2125550190', sms_opt_in: true })
  })
})

describe('the newer consent', () => {
  const dialog = page.getByRole('dialog', { name: 'Texts to your mobile' })
  const agree = dialog.getByRole('checkbox', { name: 'I agree to get these texts' })
  const start = { partner: 'smsNewer', member: { phone_number: NUMBER } } as const

  it('remains after a valid number and ends with an invalid one [PROFILE-26]', async () => {
    await open({ ...start, member: { ...start.member, sms_opt_in: true } })
    await phone.fill('2125550190')
    await userEvent.tab()
    await expect.element(phone).toHaveValue('212-555-0190')
    await expect.element(texts).toBeChecked()
    await phone.fill('212555')
    await userEvent.tab()
    await expect.element(texts).not.toBeChecked()
  })

  it('asks for confirmation, with the terms and the short code [PROFILE-30] [PROFILE-33]', async () => {
    await open(start)
    await texts.click()
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByText(/will send recurring texts about what you earn/)).toBeVisible()
    await expect.element(dialog.getByRole('link', { name: '24680' })).toHaveAttribute('href', 'sms:24680')
    await expect.element(agree).not.toBeChecked()
  })

  it('is given when the box is ticked and confirmed, and not without the tick [PROFILE-31]', async () => {
    const { close } = await open(start)
    await texts.click()
    await dialog.getByRole('button', { name: 'Turn texts on' }).click()
    await expect.poll(() => dialog.elements()).toEqual([])
    await expect.element(texts).not.toBeChecked()
    close()
    const { id } = await open(start)
    await texts.click()
    await agree.click()
    await dialog.getByRole('button', { name: 'Turn texts on' }).click()
    await expect.poll(() => dialog.elements()).toEqual([])
    await expect.element(texts).toBeChecked()
    await save.click()
    await expect.element(page.getByText('All changes were saved.')).toBeVisible()
    expect(await commands.storedMember(id)).toMatchObject({ sms_opt_in: true })
  })

  it('is not given by Cancel, Close or Escape, even after the tick [PROFILE-32]', async () => {
    for (const leave of [
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      const { close } = await open(start)
      await texts.click()
      await agree.click()
      await leave()
      await expect.poll(() => dialog.elements()).toEqual([])
      await expect.element(texts).not.toBeChecked()
      close()
    }
  })

  it('does not save when Enter is pressed in its checkbox', async () => {
    const { sent } = await open(start)
    await texts.click()
    await agree.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).toBeVisible()
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
  })
})
