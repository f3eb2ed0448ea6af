import { resizeWindow } from '@dining/testing'
import { describe, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'

import { LinkCardForm } from '../link/LinkCardForm.tsx'
import { cardNumber, openPage } from '../testing/open-page.tsx'

const AMEX = '378282246310005'
const consent = page.getByRole('checkbox')
const link = page.getByRole('button', { name: 'LINK THIS CARD' })
const verify = page.getByRole('button', { name: 'Verify that this card is yours' })
const code = page.getByRole('textbox', { name: /^Verification code/ })
const confirm = page.getByRole('button', { name: 'VERIFY AND LINK' })
const refused = page.getByRole('alert').filter({ hasText: 'No cards were added.' })
const form = (vaultOrigin: string) => <LinkCardForm vaultOrigin={vaultOrigin} onLinked={() => {}} />

async function submitCard() {
  await cardNumber().fill(AMEX)
  await consent.click()
  await expect.element(link).not.toHaveAttribute('aria-disabled')
  await link.click()
}

let holder: string

/** Links a card in one account, and makes another member try to link it. */
async function openClaim() {
  const first = await openPage(form)
  holder = first.id
  await submitCard()
  await expect.element(page.getByText('Your card ending in 0005 has been linked.')).toBeVisible()
  first.close()
  const opened = await openPage(form)
  await submitCard()
  await expect.element(refused).toMatchTextContent(/Amex ending in 0005 - linked-elsewhere: /)
  return opened
}

describe('a card that is linked in another account', () => {
  it('is linked to this account after its holder enters the code of the card issuer', async () => {
    const { id } = await openClaim()
    await expect.element(page.getByRole('region', { name: 'Is this your card?' })).toMatchTextContent(/the card ending in 0005/)
    await verify.click()
    await expect.element(code).toHaveFocus()
    await code.fill(await commands.readCode(id, '0005'))
    await confirm.click()
    await expect.element(page.getByRole('status').filter({ hasText: 'All cards were added.' })).toMatchTextContent(/0005 has been linked/)
    await expect.element(verify).not.toBeInTheDocument()
    expect((await commands.storedCards(id)).linked).toBe(1)
    expect((await commands.storedCards(holder)).linked).toBe(0)
  })

  it('is claimed by keyboard alone, with errors at the code field', async () => {
    const { id } = await openClaim()
    ;(await verify.findElement()).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('12{Enter}')
    await expect.element(code).toHaveAccessibleDescription(/Enter the six digits of the code\./)
    await expect.element(code).toHaveAttribute('aria-invalid', 'true')
    const right = await commands.readCode(id, '0005')
    await code.fill(right === '111111' ? '222222' : '111111')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveAccessibleDescription(/This code is wrong or has expired/)
    await code.fill(right)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Your card ending in 0005 has been linked.')).toBeVisible()
    expect((await commands.storedCards(id)).linked).toBe(1)
  })

  it('is linked once if the answers to both calls are lost', async () => {
    const opened = await openClaim()
    opened.loseAnswers = 1
    await verify.click()
    await expect.element(code).toHaveFocus()
    opened.loseAnswers = 1
    await code.fill(await commands.readCode(opened.id, '0005'))
    await confirm.click()
    await expect.element(page.getByText('Your card ending in 0005 has been linked.')).toBeVisible()
    expect((await commands.storedCards(opened.id)).linked).toBe(1)
  })

  it('fits a window of 320 pixels', async () => {
    await resizeWindow(320, 800)
    await openClaim()
    await verify.click()
    await expect.element(code).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
