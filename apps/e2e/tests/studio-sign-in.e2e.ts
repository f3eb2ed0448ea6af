import { randomInt } from 'node:crypto'

import { expect, test, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { api } from '../src/operators.ts'
import { issuesOf } from '../src/page-issues.ts'
import { stack } from '../src/stack.ts'
import { newOperator, type TestOperator } from '../src/studio.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const [partner, other] = stack().partners
if (!partner || !other) throw new Error('the stack has too few partners')

/** Adds an operator of two partners. */
const operator = (role: string) => newOperator(role, [partner.id, other.id])

async function enter(page: Page, { email, password }: TestOperator): Promise<void> {
  await page.goto(stack().studio)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const codeAt = (key: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })

const signOut = async (page: Page) => {
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
}

test('an operator sets up a second factor, signs in with a code and with a recovery code, and changes the password', async ({ page }) => {
  const person = await operator('editor')
  await enter(page, person)
  await page.getByRole('link', { name: 'Sam Rivera' }).click()
  const factor = page.getByRole('region', { name: 'Second factor' })
  await factor.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const present = factor.getByRole('textbox', { name: 'Your present password' })
  await present.fill('not this one')
  await factor.getByRole('button', { name: 'Continue' }).click()
  await expect(factor.getByRole('alert')).toContainText('password is wrong')
  await expect(present).toHaveValue('not this one')
  await present.fill(person.password)
  await factor.getByRole('button', { name: 'Continue' }).click()
  await expect(factor.getByRole('img', { name: /^QR code/ })).toBeVisible()
  expect(await issuesOf(page)).toEqual([])
  const key = ((await factor.getByRole('code').textContent()) ?? '').replaceAll(' ', '')
  const first = factor.getByRole('textbox', { name: 'Code that the app shows' })
  await first.fill('000000')
  await factor.getByRole('button', { name: 'Turn on' }).click()
  await expect(factor.getByRole('alert')).toContainText('code is wrong')
  await first.fill(codeAt(key, -1))
  await factor.getByRole('button', { name: 'Turn on' }).click()
  await expect(factor.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused()
  const codes = await factor.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  expect(await issuesOf(page)).toEqual([])
  await factor.getByRole('button', { name: 'I have kept them' }).click()
  await expect(factor).toContainText('10 recovery codes are left')

  await signOut(page)
  await enter(page, person)
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  expect(await issuesOf(page)).toEqual([])
  await code.fill('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('code is wrong')
  await code.fill(codeAt(key, 0))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible()

  await signOut(page)
  await enter(page, person)
  await code.fill((codes[0] ?? '').toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Sam Rivera' }).click()
  await expect(factor).toContainText('9 recovery codes are left')

  const password = page.getByRole('region', { name: 'Password' })
  await password.getByRole('button', { name: 'Change the password' }).click()
  await password.getByRole('textbox', { name: 'Your present password' }).fill(person.password)
  await password.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '')
  await password.getByRole('textbox', { name: 'New password', exact: true }).fill('password1')
  await password.getByRole('textbox', { name: 'The new password again' }).fill('password1')
  await password.getByRole('button', { name: 'Change the password' }).click()
  await expect(password.getByText('This is easy to guess', { exact: false })).toBeVisible()
  const renewed = `harbor-olive-${randomInt(1e6)}`
  await password.getByRole('textbox', { name: 'New password', exact: true }).fill(renewed)
  await password.getByRole('textbox', { name: 'The new password again' }).fill(renewed)
  await password.getByRole('button', { name: 'Change the password' }).click()
  await expect(password.getByText('The password is changed. Your other sessions have ended.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Where you are signed in' })).toContainText('this browser')
})

test('a viewer reads entries, an editor saves drafts, a publisher publishes, support helps members, each for one partner', async ({
  page,
}) => {
  const person = await operator('viewer')
  await enter(page, person)
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible()
  await page.goto(`${stack().studio}/${partner.id}`)
  await page.getByRole('region', { name: 'Home' }).getByRole('link').first().click()
  await expect(page.getByText('You can read this entry and cannot change it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeHidden()
  const words = page.getByRole('region', { name: 'Words' })
  await expect(words.getByRole('textbox').first()).toBeDisabled()
  await page.getByRole('button', { name: /^History/ }).click()
  await expect(page.getByRole('button', { name: /^Roll back/ })).toBeHidden()
  expect(await issuesOf(page)).toEqual([])

  await api('operators', 'roles', person.email, '--role', 'editor', '--partners', partner.id)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
  await expect(page.getByText('A publisher puts drafts on the site.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish …' })).toBeHidden()

  await api('operators', 'roles', person.email, '--role', 'publisher', '--partners', partner.id)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Publish …' })).toBeVisible()

  await api('operators', 'roles', person.email, '--role', 'support', '--partners', partner.id)
  await page.goto(`${stack().studio}/${partner.id}`)
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Pages of this partner' }).getByRole('link')
  expect(await pages.allTextContents()).toEqual(['Reviews', 'Missing dines', 'Members', 'Imports'])
  await page.goto(`${stack().studio}/${other.id}`)
  await expect(pages.first()).toHaveText('Entries')
  await page.goto(`${stack().studio}/${partner.id}/calendar`)
  await expect(page.getByRole('alert')).toContainText('Your role does not include this.')
})
