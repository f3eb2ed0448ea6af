import { Reauthentication } from '@dining/forms/reauthentication'
import { REAUTHENTICATION_MINUTES } from '@dining/domain'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { ManageCards } from './ManageCards.tsx'
import { openPage } from './testing/open-page.tsx'

const PASSWORD = 'plum-tart-42'
const cards = [
  { card_type: 'Visa', last_four: '4417', description: 'Travel card' },
  { card_type: 'Amex', last_four: '0092', description: 'Home card' },
] as const
const loadDialog = () => import('@dining/forms/reauthentication-dialog')
const screen = (vaultOrigin: string) => (
  <>
    <ManageCards vaultOrigin={vaultOrigin} />
    <Reauthentication email="ada@mail.example" load={loadDialog} />
  </>
)
const dialog = page.getByRole('dialog', { name: /confirm that it is you/i })
const password = dialog.getByLabelText(/^Password/)
const deleteTravel = page.getByRole('button', { name: 'Delete Visa ending in 4417' })

async function pressDelete() {
  await deleteTravel.click()
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE CARD' }).click()
}

it('asks for the password before a card is removed when the sign-in is a while ago, and then removes it', async () => {
  const { sent, left } = await openPage(screen, { cards, provedMinutesAgo: REAUTHENTICATION_MINUTES })
  await pressDelete()
  await expect.element(dialog).toBeVisible()
  await expect.element(password).toHaveFocus()
  await password.fill('wrong-words-1')
  await dialog.getByRole('button', { name: 'CONFIRM' }).click()
  // The error is at its field, and the session has not ended.
  await expect.element(password).toHaveAccessibleDescription(/This is not your password/)
  expect(left).toEqual([])
  await password.fill(PASSWORD)
  await dialog.getByRole('button', { name: 'CONFIRM' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('ending in 4417', { exact: true })).not.toBeInTheDocument()
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(2)
})

it('changes nothing when the member closes the question', async () => {
  await openPage(screen, { cards, provedMinutesAgo: REAUTHENTICATION_MINUTES })
  await pressDelete()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(deleteTravel).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})
