import { useApi } from '@dining/api-client'
import { cardsQuery, memberQuery } from '@dining/api-client/queries'
import { useQuery } from '@tanstack/react-query'
import { expectToAppear, resizeWindow, type OpenScreen } from '@dining/testing'
import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'

import { ManageCards } from './ManageCards.tsx'
import { ReEnroll } from './re-enroll/ReEnroll.tsx'
import { cardNumber, openPage } from './testing/open-page.tsx'

const travel = { card_type: 'Visa', last_four: '4417', description: 'Travel card' } as const
const home = { card_type: 'Amex', last_four: '0092', description: 'Home card' } as const
const screen = (vaultOrigin: string) => <ManageCards vaultOrigin={vaultOrigin} surveyHref="/why" />
const dialog = page.getByRole('dialog')
const deleteTravel = page.getByRole('button', { name: 'Delete Visa ending in 4417' })
/** Deletes a card of the member in another tab. */
async function unlinkIn({ call }: OpenScreen['otherTab'], lastFour: string) {
  const cards = await call('getCards', {})
  const card = cards.ok ? cards.value.find((one) => one.lastFour === lastFour) : undefined
  expect(await call('deleteCard', { query: { id: card?.id ?? '' } })).toMatchObject({ ok: true })
}

const rows = () =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'ending in' })
    .elements()
    .map((row) => row.textContent)

describe('the linked cards', () => {
  it('show brand, last four digits and a button to delete each [CARD-16] [CARD-19] [CARD-20]', async () => {
    await openPage(screen, { cards: [travel, home] })
    await expect.element(page.getByRole('img', { name: 'Visa' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'Amex' })).toBeVisible()
    await expect.element(page.getByText('ending in 4417')).toBeVisible()
    await expect.element(deleteTravel).toHaveTextContent('Delete')
    await expect.element(page.getByRole('button', { name: 'Delete Amex ending in 0092' })).toBeVisible()
  })

  it('show the description on wider screens only [CARD-17] [CARD-18]', async () => {
    await resizeWindow(661, 800)
    await openPage(screen, { cards: [travel, home] })
    await expect.element(page.getByText(/Travel card/)).toBeVisible()
    await resizeWindow(660, 800)
    await expect.element(page.getByText(/Travel card/)).not.toBeVisible()
  })

  it('come from one call, which is made again after a card was deleted [CARD-14]', async () => {
    const { sent } = await openPage(screen, { cards: [travel, home] })
    const reads = () => sent.filter(({ method }) => method === 'GET').map(({ path }) => path)
    await expect.poll(rows).toHaveLength(2)
    expect(reads()).toEqual(['/api/Member/Cards'])
    await deleteTravel.click()
    await dialog.getByRole('button', { name: 'DELETE CARD' }).click()
    await expect.poll(rows).toEqual([expect.stringContaining('ending in 0092')])
    expect(reads()).toEqual(['/api/Member/Cards', '/api/Member/Cards'])
  })

  it('redirect a visitor whose session is over to the sign-in [CARD-12]', async () => {
    const { left } = await openPage(screen, { signedIn: false })
    await expect.poll(() => left).toEqual(['/login?rfr=5'])
  })
})

describe('room for another card', () => {
  const some = (count: number) => ({ cards: Array.from({ length: count }, (_, at) => ({ ...travel, last_four: `${1000 + at}` })) })

  it('exists with eleven cards: the form is shown [CARD-21]', async () => {
    await openPage(screen, some(11))
    await expect.element(page.getByRole('button', { name: 'LINK THIS CARD' })).toBeVisible()
    expect(page.getByText('You have linked 12 cards').elements()).toHaveLength(0)
  })

  it('does not exist with twelve cards: a notice replaces the form [CARD-21] [CARD-22]', async () => {
    await openPage(screen, some(12))
    await expect.element(page.getByText(/You have linked 12 cards/)).toBeVisible()
    expect(page.getByRole('button', { name: 'LINK THIS CARD' }).elements()).toHaveLength(0)
  })

  it('adds a linked card to the list at once [CARD-37]', async () => {
    await openPage(screen, { cards: [travel] })
    await cardNumber().fill('4242424242424242')
    await page.getByRole('checkbox').click()
    await page.getByRole('button', { name: 'LINK THIS CARD' }).click()
    await expect.poll(rows).toEqual([expect.stringContaining('ending in 4417'), expect.stringContaining('ending in 4242')])
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
    await expect.poll(() => commands.readCardField()).toMatchObject({ value: '' })
  })

  it('shows what was linked, and what happens next, also where that card fills the account [CARD-22] [CARD-58]', async () => {
    await openPage(screen, some(11))
    await cardNumber().fill('4242424242424242')
    await page.getByRole('checkbox').click()
    await page.getByRole('button', { name: 'LINK THIS CARD' }).click()
    await expect.element(page.getByText(/You have linked 12 cards/)).toBeVisible()
    await expect.element(page.getByText('Your card ending in 4242 has been linked.')).toBeVisible()
    const next = page.getByRole('region', { name: 'What happens next' })
    await expect.element(next).toMatchTextContent(/counts from .+ \d{4}, the day of linking included/)
    await expect.element(next).toMatchTextContent(/and we post your .+ at the earliest/)
  })
})

describe('deleting a card', () => {
  it('asks for confirmation, and cancelling changes nothing [CARD-59]', async () => {
    const { sent } = await openPage(screen, { cards: [travel, home] })
    await deleteTravel.click()
    await expect.element(dialog).toMatchTextContent(/Dines paid with Visa ending in 4417 will no longer earn/)
    await expect.element(dialog.getByRole('button', { name: 'DELETE CARD' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep card' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  it('closes the dialog, shows the progress, then the list and a message [CARD-60] [CARD-61] [CARD-65]', async () => {
    const opened = await openPage(screen, { cards: [travel, home] })
    let goOn = () => {}
    opened.until = new Promise<void>((resolve) => (goOn = resolve))
    await deleteTravel.click()
    await dialog.getByRole('button', { name: 'DELETE CARD' }).click()
    const pending = page.getByRole('status').filter({ hasText: 'Deleting...' })
    await expect.element(pending).toBeVisible()
    await expect.poll(() => pending.element().getAnimations({ subtree: true })).toHaveLength(1)
    await expect.element(dialog).not.toBeInTheDocument()
    goOn()
    await expect.element(page.getByText('Your card ending in 4417 has been deleted.')).toBeVisible()
    await expect.poll(rows).toEqual([expect.stringContaining('ending in 0092')])
    await expect.element(page.getByRole('heading', { name: 'Linked cards' })).toHaveFocus()
  })

  it('waits until the deletion of another card is done: its dialog accepts no confirmation [CARD-62]', async () => {
    const opened = await openPage(screen, { cards: [travel, home, { ...home, last_four: '0093' }] })
    let goOn = () => {}
    opened.until = new Promise<void>((resolve) => (goOn = resolve))
    await deleteTravel.click()
    await dialog.getByRole('button', { name: 'DELETE CARD' }).click()
    await page.getByRole('button', { name: 'Delete Amex ending in 0093' }).click()
    const confirm = dialog.getByRole('button', { name: 'DELETE CARD' })
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
    await confirm.click({ force: true })
    goOn()
    await expect.element(confirm).not.toHaveAttribute('aria-disabled')
    await dialog.getByRole('button', { name: 'Keep card' }).click()
    await expect.poll(rows).toHaveLength(2)
  })

  it('shows an error if it fails, and keeps the card [CARD-66]', async () => {
    const opened = await openPage(screen, { cards: [travel, home] })
    opened.loseAnswers = 1
    await deleteTravel.click()
    await dialog.getByRole('button', { name: 'DELETE CARD' }).click()
    const words = 'Your card ending in 4417 can not be deleted, please try again later.'
    await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect.element(deleteTravel).toBeVisible()
  })

  it('succeeds if another tab has already deleted the card: the list is loaded again, with a message [CARD-64]', async () => {
    const { otherTab } = await openPage(screen, { cards: [travel, home] })
    await expect.element(deleteTravel).toBeVisible()
    await unlinkIn(otherTab, '4417')
    await deleteTravel.click()
    await dialog.getByRole('button', { name: 'DELETE CARD' }).click()
    await expect.element(page.getByText('Your card ending in 4417 has been deleted.')).toBeVisible()
    await expect.poll(rows).toHaveLength(1)
  })

  it('redirects to the sign-in when the session is over [CARD-67]', async () => {
    const { id, left } = await openPage(screen, { cards: [travel, home] })
    await expect.element(deleteTravel).toBeVisible()
    await commands.endSession(id)
    await deleteTravel.click()
    await dialog.getByRole('button', { name: 'DELETE CARD' }).click()
    await expect.poll(() => left).toEqual(['/login?rfr=5'])
  })

  it('explains the consequence for the last card, in the casing of the partner [CARD-68] [CARD-69]', async () => {
    await openPage(screen, { cards: [travel] })
    await page.getByRole('button', { name: 'DELETE AND CLOSE ACCOUNT' }).click()
    await expect.element(dialog).toMatchTextContent(/Delete your last card and close your account\?/)
    await expect.element(dialog).toMatchTextContent(/Without a card nothing can earn, so your account closes and you are signed out\./)
    await expect.element(dialog.getByRole('link', { name: '1-800-555-0100' })).toHaveAttribute('href', 'tel:+18005550100')
  })

  it('links to a survey for the last card where there is one', async () => {
    await openPage(screen, { cards: [travel] })
    await page.getByRole('button', { name: 'DELETE AND CLOSE ACCOUNT' }).click()
    await expect.element(dialog.getByRole('link', { name: 'Tell us why' })).toHaveAttribute('href', '/why')
  })

  it('closes the account with the last card and redirects to the sign-out [CARD-63] [CARD-70]', async () => {
    const { id, left } = await openPage(screen, { cards: [travel] })
    await page.getByRole('button', { name: 'DELETE AND CLOSE ACCOUNT' }).click()
    await dialog.getByRole('button', { name: 'DELETE AND CLOSE ACCOUNT' }).click()
    await expect.poll(() => left).toEqual(['/SignOut?because=closed'])
    expect(await commands.storedCards(id)).toMatchObject({ linked: 0 })
    expect(await commands.storedMember(id)).toMatchObject({ member_type: 'ClosedAccountMember' })
  })
})

describe('deleting a card in a tab that shows a card that is already deleted', () => {
  it('asks again with the warning of the last one, and redirects to the sign-out after it [CARD-63] [CARD-69] [CARD-70]', async () => {
    const { id, left, otherTab } = await openPage(screen, { cards: [travel, home] })
    await expect.element(deleteTravel).toBeVisible()
    await unlinkIn(otherTab, '0092')
    await deleteTravel.click()
    await dialog.getByRole('button', { name: 'DELETE CARD' }).click()
    await expect.element(dialog).toMatchTextContent(/Without a card nothing can earn, so your account closes/)
    expect(left).toEqual([])
    expect(await commands.storedCards(id)).toMatchObject({ linked: 1 })
    expect(await commands.storedMember(id)).toMatchObject({ member_type: 'EnrolledCardMember' })
    await dialog.getByRole('button', { name: 'DELETE AND CLOSE ACCOUNT' }).click()
    await expect.poll(() => left).toEqual(['/SignOut?because=closed'])
    expect(page.getByText(/has been deleted/).elements()).toEqual([])
    expect(await commands.storedCards(id)).toMatchObject({ linked: 0 })
    expect(await commands.storedMember(id)).toMatchObject({ member_type: 'ClosedAccountMember' })
  })
})

describe('coming back after the last card was deleted', () => {
  const closed = { memberType: 'ClosedAccountMember' } as const
  /** The surrounding site's data about the member. */
  function Known() {
    const api = useApi()
    useQuery(memberQuery(api))
    useQuery(cardsQuery(api))
    return null
  }
  const again = (vaultOrigin: string) => (
    <>
      <Known />
      <ReEnroll vaultOrigin={vaultOrigin} />
    </>
  )
  const goOn = page.getByRole('button', { name: 'LINK THIS CARD AND GO ON' })

  async function fillIn() {
    await cardNumber().fill('4242424242424242')
    await page.getByRole('checkbox').click()
  }

  it('explains what happened and what to do, with a button to sign out [REENROLL-02] [REENROLL-03] [REENROLL-04]', async () => {
    await openPage(again, closed)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText(/Your last card was deleted/)).toBeVisible()
    await expect.element(page.getByText(/Link a card to open it again/)).toBeVisible()
    await expect.element(goOn).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Sign in later' })).toHaveAttribute('href', '/SignOut')
  })

  it('reopens the account with a card, confirms it and opens the account centre [REENROLL-08] [REENROLL-10] [REENROLL-12]', async () => {
    const { id, path } = await openPage(again, closed)
    await fillIn()
    const toast = page.getByRole('region', { name: 'Messages' }).getByText('Your card ending in 4242 has been linked.')
    await expectToAppear(toast, () => goOn.click())
    await expect.poll(path).toBe('/account/overview')
    await expect.element(page.getByText('Elsewhere')).toBeVisible()
    expect(await commands.storedCards(id)).toMatchObject({ linked: 1 })
    expect(await commands.storedMember(id)).toMatchObject({ member_type: 'EnrolledCardMember' })
  })

  it('sends only the card, then loads the member and the cards again [REENROLL-09] [REENROLL-11]', async () => {
    const { path, sent } = await openPage(again, closed)
    await fillIn()
    await goOn.click()
    await expect.poll(path).toBe('/account/overview')
    const calls = () => sent.map(({ method, path }) => `${method} ${path}`)
    await expect
      .poll(() => calls().slice(calls().indexOf('POST /api/Member/ReEnroll')))
      .toEqual(expect.arrayContaining(['GET /api/Member', 'GET /api/Member/Cards']))
    const save = sent.find((call) => call.path === '/api/Member/ReEnroll')
    expect(Object.keys(save?.body as object)).toEqual(['creditCards'])
  })

  it('shows why a card was not linked, and stays on the page [REENROLL-14]', async () => {
    const first = await openPage(again, closed)
    await fillIn()
    await goOn.click()
    await expect.poll(first.path).toBe('/account/overview')
    first.close()
    // A card can be linked to one account only.
    const { id, path } = await openPage(again, closed)
    await fillIn()
    await goOn.click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/No cards were added.*Visa ending in 4242 - linked-elsewhere: This card earns in another dining program/)
    expect(path()).toBe('/')
    expect(await commands.storedCards(id)).toMatchObject({ linked: 0 })
    expect(await commands.storedMember(id)).toMatchObject({ member_type: 'ClosedAccountMember' })
  })

  it('keeps on the next page why one of several cards was not linked, until it is dismissed [FORM-30]', async () => {
    const first = await openPage(again, closed)
    await fillIn()
    await goOn.click()
    await expect.poll(first.path).toBe('/account/overview')
    first.close()
    const { path } = await openPage(again, { ...closed, known: [{ number: '4000056655665556', card_type: 'Visa' }] })
    await page.getByRole('checkbox', { name: /5556/ }).click()
    await cardNumber().fill('4242424242424242')
    await page.getByRole('checkbox', { name: /I authorize/ }).click()
    await goOn.click()
    await expect.poll(path).toBe('/account/overview')
    const messages = page.getByRole('region', { name: 'Messages' })
    const reason = messages.getByText(/Visa ending in 4242 - linked-elsewhere: /)
    // The others close after five seconds.
    await expect.poll(() => messages.getByText('Your card ending in 5556 has been linked.').elements(), { timeout: 8_000 }).toEqual([])
    await expect.element(reason).toBeVisible()
    await messages.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => reason.elements()).toEqual([])
  })

  it('redirects to the sign-in when the session is over [REENROLL-13]', async () => {
    const { id, left } = await openPage(again, closed)
    await fillIn()
    await commands.endSession(id)
    await goOn.click()
    await expect.poll(() => left).toEqual(['/login?rfr=5'])
  })
})
