import { newCardNumber } from '@dining/card-vault/testing'

import { issuerCode } from '../../src/issuer-codes.ts'
import { clearSession, linkCard, newcomer } from '../../src/members.ts'
import { copyOf, expect, expectSound, test } from '../../src/site.ts'

/** A code of six digits that differs from this one. */
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')

test('claims a card that another member has linked, with a code of its issuer [CARD-24] [CARD-53] [CARD-58]', async ({
  page,
  site,
  enter,
}) => {
  test.slow()
  const number = newCardNumber()
  const lastFour = number.slice(-4)
  const holder = newcomer(site.partner)
  await enter.join(holder, { emailOptIn: true })
  // The holder keeps another card, so the account stays open.
  const kept = newCardNumber()
  await linkCard(page, number)
  await expect(page).toHaveURL(/\/card_added$/)
  await page.goto('/account/manage_cards')
  await linkCard(page, kept)
  await expect(page.getByText(`Your card ending in ${kept.slice(-4)} has been linked.`).first()).toBeVisible()
  await clearSession(page)

  const claimer = newcomer(site.partner)
  await enter.join(claimer, { emailOptIn: true })
  await linkCard(page, number)
  await expect(page.getByRole('alert').filter({ hasText: 'No cards were added.' })).toContainText('linked-elsewhere')
  const offer = page.getByRole('region', { name: copyOf(site).headline({ key: 'x', wording: 'Is this your card?' }) })
  await expect(offer).toContainText(`ending in ${lastFour}`)
  await expectSound(page)

  await offer.getByRole('button', { name: 'Verify that this card is yours' }).click()
  const code = offer.getByRole('textbox', { name: /^verification code/i })
  await expect(code).toBeFocused()
  await expectSound(page)

  // A wrong code is reported at the field, and the input stays.
  const right = await issuerCode(lastFour)
  await code.fill(otherThan(right))
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/This code is wrong or has expired/)
  await expect(code).toHaveValue(otherThan(right))
  await expectSound(page)

  await code.fill(right)
  await code.press('Enter')
  await expect(page).toHaveURL(/\/card_added$/)
  await expect(page.getByText(`Your card ending in ${lastFour} has been linked.`).first()).toBeVisible()
  await page.goto('/account/manage_cards')
  await expect(page.getByText(`ending in ${lastFour}`).first()).toBeVisible()

  await clearSession(page)
  await enter.signIn(holder)
  await page.goto('/account/manage_cards')
  await expect(page.getByText(`ending in ${kept.slice(-4)}`).first()).toBeVisible()
  await expect(page.getByText(`ending in ${lastFour}`)).toHaveCount(0)
  await expectSound(page)
})
