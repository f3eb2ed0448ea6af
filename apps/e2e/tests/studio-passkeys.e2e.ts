import { expect, test, type Page } from '@playwright/test'

import { newAuthenticator } from '../src/authenticator.ts'
import { api } from '../src/operators.ts'
import { issuesOf } from '../src/page-issues.ts'
import { stack } from '../src/stack.ts'
import { newOperator, type TestOperator } from '../src/studio.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const [partner] = stack().partners
if (!partner) throw new Error('the stack has no partner')

async function fillSignIn(page: Page, { email, password }: TestOperator): Promise<void> {
  await page.goto(stack().studio)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const signOut = async (page: Page) => {
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
}

/** No issue of accessibility or layout on a phone and on a desk. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await issuesOf(page)).toEqual([])
  }
}

test('an operator adds passkeys, signs in and renews a session with one, signs in with a recovery code, renames and removes one', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const laptop = await newAuthenticator(devtools)
  const person = await newOperator('support', [partner.id])
  await fillSignIn(page, person)
  await page.getByRole('link', { name: 'Sam Rivera' }).click()
  const factor = page.getByRole('region', { name: 'Second factor' })
  const present = factor.getByRole('textbox', { name: 'Your present password' })
  const name = factor.getByRole('textbox', { name: 'Name of the passkey' })
  const said = (words: string) => factor.getByRole('status').filter({ hasText: words })

  await factor.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(present).toBeFocused()
  await present.fill('not this one')
  await page.keyboard.press('Enter')
  await expect(factor.getByRole('alert')).toHaveText('Your present password is wrong.')
  await expect(present).toHaveValue('not this one')
  await present.fill(person.password)
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue(/Chrome/)
  await name.fill('Kitchen laptop')
  await expectSound(page)
  // A device that does not recognize its owner creates none; the name stays, and the same step is repeated.
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId: laptop, isUserVerified: false })
  await factor.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(factor.getByRole('alert')).toContainText('The browser gave no passkey')
  await expect(name).toHaveValue('Kitchen laptop')
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId: laptop, isUserVerified: true })
  await factor.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(factor.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused()
  const codes = await factor.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await factor.getByRole('button', { name: 'I have kept them' }).click()
  await expect(factor).toContainText('1 passkey. 10 recovery codes are left.')
  const row = factor.getByRole('listitem').filter({ hasText: 'Kitchen laptop' })
  await expect(row).toContainText('not used yet')
  await expect(factor).toContainText('It is your only second factor.')
  await expect(row.getByRole('button', { name: 'Remove Kitchen laptop' })).toHaveCount(0)
  await expectSound(page)

  await signOut(page)
  await fillSignIn(page, person)
  const usePasskey = page.getByRole('button', { name: 'Use your passkey', exact: true })
  await expect(usePasskey).toBeFocused()
  await expectSound(page)
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId: laptop, isUserVerified: false })
  await usePasskey.click()
  await expect(page.getByRole('alert')).toContainText('The browser gave no passkey')
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId: laptop, isUserVerified: true })
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one')
  await usePasskey.click()
  await expect(page.getByRole('alert')).toContainText('password is wrong')
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await usePasskey.click()
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible()

  // A session that ends over a page is renewed with the passkey, too.
  await page.goto(`${stack().studio}/${partner.id}/members`)
  await page.getByRole('textbox', { name: 'Email address or public id' }).fill('somebody@example.com')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Ticket 4713')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Look up' }).click()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password').fill(person.password)
  await page.keyboard.press('Enter')
  const inDialog = dialog.getByRole('button', { name: 'Use your passkey', exact: true })
  await expect(inDialog).toBeVisible()
  await expectSound(page)
  await inDialog.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Ticket 4713')

  // The device is lost; a recovery code is in its place.
  await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: laptop })
  await newAuthenticator(devtools)
  await signOut(page)
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Enter a code instead' }).click()
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await expectSound(page)
  await code.fill((codes[0] ?? '').toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Sam Rivera' }).click()
  await expect(row).toContainText('last used')
  await factor.getByRole('button', { name: 'Add a passkey' }).click()
  await present.fill(person.password)
  await factor.getByRole('button', { name: 'Enter a code instead' }).click()
  await factor.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '')
  await page.keyboard.press('Enter')
  await name.fill('Phone')
  await page.keyboard.press('Enter')
  await expect(said('The passkey is added. Your other sessions have ended.')).toBeFocused()

  // A device has one passkey of an operator.
  await factor.getByRole('button', { name: 'Add a passkey' }).click()
  await present.fill(person.password)
  await factor.getByRole('button', { name: 'Continue' }).click()
  await factor.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(factor.getByRole('alert')).toContainText('This device already has a passkey of yours.')
  await factor.getByRole('button', { name: 'Start again' }).click()
  await factor.getByRole('button', { name: 'Cancel' }).click()

  await row.getByRole('button', { name: 'Rename Kitchen laptop' }).click()
  await row.getByRole('button', { name: 'Cancel' }).click()
  await expect(row.getByRole('button', { name: 'Rename Kitchen laptop' })).toBeFocused()
  await row.getByRole('button', { name: 'Rename Kitchen laptop' }).click()
  await name.fill('Lost laptop')
  await page.keyboard.press('Enter')
  await expect(said('The passkey is called Lost laptop now.')).toBeFocused()
  await factor.getByRole('button', { name: 'Remove Lost laptop' }).click()
  await expect(present).toBeFocused()
  await present.fill(person.password)
  await expectSound(page)
  await factor.getByRole('button', { name: 'Remove this passkey' }).click()
  await expect(said('Lost laptop is removed. Your other sessions have ended.')).toBeFocused()
  await expect(factor.getByRole('listitem')).toHaveCount(1)

  // The command removes what is left.
  await api('operators', 'reset-factor', person.email)
  await fillSignIn(page, person)
  await page.getByRole('link', { name: 'Sam Rivera' }).click()
  await expect(factor).toContainText('Your password alone signs in.')
})
