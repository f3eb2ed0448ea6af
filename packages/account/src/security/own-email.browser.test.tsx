import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openAccount } from '../testing/open-account.tsx'
import { OwnSignIn } from './OwnSignIn.tsx'

const change = page.getByRole('button', { name: 'Change email address' })
const send = page.getByRole('button', { name: 'Send me a code' })
const newEmail = page.getByRole('textbox', { name: /^New email/ })
const code = page.getByRole('textbox', { name: /^Code/ })

it('a member asks for a code at a new address, corrects it, and enters the code where the errors are; nothing typed is lost', async () => {
  await openAccount('/account/security', <OwnSignIn />, { partner: 'ownEmail' })
  await expect.element(change).toBeVisible()
  const own =
    page
      .getByText(/^You sign in with /)
      .element()
      .textContent.replaceAll(/^You sign in with |\.$/g, '') ?? ''
  await change.click()
  await expect.element(newEmail).toHaveFocus()
  await newEmail.fill(own)
  await send.click()
  await expect.element(newEmail).toHaveAccessibleDescription(/This is your address already/)
  await expect.element(newEmail).toHaveValue(own)
  await newEmail.fill('first@mail.example')
  await send.click()
  await expect.element(code).toHaveFocus()
  await code.fill('WRONG234')
  await page.getByRole('button', { name: 'Update my address' }).click()
  await expect.element(code).toHaveAccessibleDescription(/That code is wrong or has expired/)
  await expect.element(code).toHaveValue('WRONG234')
  await page.getByRole('button', { name: 'Ask for a new code, or use another address' }).click()
  await expect.element(newEmail).toHaveValue('first@mail.example')
  await newEmail.fill('second@mail.example')
  await send.click()
  await expect.element(page.getByText(/A code is on its way to second@mail\.example\./)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('We have mailed a code to second@mail.example. Enter it to change your address.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Enter the code' })).toBeVisible()
})

it('a code without its eight characters is reported before it costs one of the tries [FORM-08] [FORM-09]', async () => {
  const { sent } = await openAccount('/account/security', <OwnSignIn />, { partner: 'ownEmail' })
  await change.click()
  await newEmail.fill('third@mail.example')
  await send.click()
  await code.fill('WRONG23')
  await page.getByRole('button', { name: 'Update my address' }).click()
  await expect.element(code).toHaveAccessibleDescription(/Code must have 8 characters/)
  expect(sent.filter(({ path }) => path.endsWith('/Confirm'))).toEqual([])
  // Spaces and hyphens do not count.
  await code.fill('wron-g2 34')
  await expect.element(code).not.toHaveAttribute('aria-invalid')
})

it('there is no change of the address where the partner does not offer it', async () => {
  await openAccount('/account/security', <OwnSignIn />)
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Email address' }).elements()).toHaveLength(0)
})
