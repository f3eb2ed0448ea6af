import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'

import { LinkCardForm } from '../link/LinkCardForm.tsx'
import { ManageCards } from '../ManageCards.tsx'
import type { KnownCard } from '../testing/fixture.ts'
import { cardNumber, openPage } from '../testing/open-page.tsx'

const VISA = '4242424242424242'
const REWARDS: KnownCard = { number: '4000056655665556', card_type: 'Visa', description: 'Rewards' }
const FAMILY: KnownCard = { number: '5105105105105100', card_type: 'Mastercard', description: 'Family' }
const linked = (last_four: string) => ({ card_type: 'Visa', last_four, description: 'Linked' }) as const
/** Numbers of Visa with a valid check digit. */
const numbers = (count: number): readonly KnownCard[] =>
  Array.from({ length: count }, (_, at) => {
    const body = `41111100000${String(at).padStart(4, '0')}`
    const sum = Array.from(body)
      .toReversed()
      .reduce((total, digit, index) => {
        const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
        return total + (doubled > 9 ? doubled - 9 : doubled)
      }, 0)
    return { number: `${body}${(10 - (sum % 10)) % 10}`, card_type: 'Visa', description: `Number ${at + 1}` }
  })

const form = (vaultOrigin: string) => <LinkCardForm vaultOrigin={vaultOrigin} onLinked={() => {}} />
const list = page.getByRole('group', { name: 'Choose from your cards' })
const boxes = () => list.getByRole('checkbox')
const box = (name: RegExp) => list.getByRole('checkbox', { name })
const consent = page.getByRole('checkbox', { name: /I authorize/ })
const link = page.getByRole('button', { name: 'LINK THIS CARD' })
const warning = list.getByRole('status').filter({ hasText: 'You can link at most 12 cards.' })
/** The card at a place of the list, from 1. */
const boxAt = (place: number) => boxes().nth(place - 1)
const isDisabled = () =>
  boxes()
    .elements()
    .map((element) => element instanceof HTMLInputElement && element.disabled)

describe('the cards that the partner knows', () => {
  it('are listed with brand, last four digits and description, and loaded once [CARD-13] [CARD-25]', async () => {
    const { sent, reopen } = await openPage((origin) => <ManageCards vaultOrigin={origin} />, { known: [REWARDS, FAMILY] })
    await expect.element(box(/^Visa ending in 5556$/)).toHaveAccessibleDescription('Rewards')
    await expect.element(box(/^Mastercard ending in 5100$/)).toHaveAccessibleDescription('Family')
    await reopen()
    await expect.element(box(/5556/)).toBeVisible()
    expect(sent.filter(({ path }) => path === '/api/Cards/AllPartnerCards')).toHaveLength(1)
  })

  it('are linked without a number, each with a message beside it, and the list of cards is read again [CARD-04] [CARD-37]', async () => {
    const { id, sent } = await openPage((origin) => <ManageCards vaultOrigin={origin} />, { known: [REWARDS, FAMILY] })
    await box(/5556/).click()
    await box(/5100/).click()
    await consent.click()
    await link.click()
    await expect.element(page.getByText('All cards were added.')).toBeVisible()
    await expect.element(list.getByText('Your card ending in 5556 has been linked.')).toBeVisible()
    await expect.element(list.getByText('Your card ending in 5100 has been linked.')).toBeVisible()
    expect(boxes().elements()).toEqual([])
    const save = sent.find(({ method, path }) => method === 'POST' && path === '/api/Member/Cards')
    expect(save?.body).toEqual({
      creditCards: [
        { partnerCardId: expect.any(String), cardType: 'Visa', lastFour: '5556', description: 'Rewards' },
        { partnerCardId: expect.any(String), cardType: 'Mastercard', lastFour: '5100', description: 'Family' },
      ],
      directFileFeedOptIn: true,
    })
    await expect.element(page.getByText(/2 of 12/)).toBeVisible()
    expect((await commands.storedCards(id)).linked).toBe(2)
    await expect.element(consent).not.toBeChecked()
  })

  it('are linked together with a typed card; one that fails has its reason beside it and stays [CARD-36]', async () => {
    const { otherTab } = await openPage(form, { known: [REWARDS, FAMILY] })
    await box(/5556/).click()
    await box(/5100/).click()
    // Linked in another tab meanwhile.
    const known = await otherTab.call('getPartnerCards', {})
    const rewards = known.ok ? known.value.find(({ lastFour }) => lastFour === '5556') : undefined
    const body = { creditCards: [{ partnerCardId: rewards?.partnerCardId ?? '' }], directFileFeedOptIn: true }
    expect(await otherTab.call('saveCards', { body }, { headers: { 'idempotency-key': crypto.randomUUID() } })).toMatchObject({ ok: true })
    await cardNumber().fill(VISA)
    await consent.click()
    await link.click()
    const banner = page.getByRole('alert').filter({ hasText: 'Some cards were not added.' })
    await expect.element(banner).toMatchTextContent(/Your card ending in 4242 has been linked\./)
    await expect.element(banner).toMatchTextContent(/Your card ending in 5100 has been linked\./)
    await expect.element(banner).toMatchTextContent(/Rewards ending in 5556 - already-linked: /)
    await expect.element(box(/5556/)).toHaveAccessibleDescription(/^This card is already linked to your account\./)
    await expect.element(box(/5556/)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(list.getByText('Your card ending in 5100 has been linked.')).toBeVisible()
  })

  it('are offered only with their last four digits [CARD-42]', async () => {
    await openPage(form, { known: [REWARDS, { ...FAMILY, last_four: null }] })
    await expect.element(box(/5556/)).toBeVisible()
    expect(boxes().elements()).toHaveLength(1)
  })

  it('need no number while one is selected; otherwise the number is required [CARD-40] [CARD-45]', async () => {
    await openPage(form, { known: [REWARDS] })
    await expect.element(box(/5556/)).toBeVisible()
    await expect.element(link).toHaveAccessibleDescription('Select a card or enter a card number first.')
    await consent.click()
    await link.click({ force: true })
    const summary = page.getByRole('group', { name: /thing.* to fix/ })
    await expect.element(summary.getByRole('link')).toMatchTextContent('Please enter your credit card number.')
    await box(/5556/).click()
    await expect.element(link).not.toHaveAttribute('aria-disabled')
    await link.click()
    await expect.element(page.getByText('All cards were added.')).toBeVisible()
  })

  it('are no part of the form where none can be selected: a number is required [CARD-40]', async () => {
    await openPage(form, { known: [{ ...FAMILY, last_four: null }] })
    await expect.element(link).toHaveAccessibleDescription('Enter a card number first.')
    await expect.element(list).not.toBeInTheDocument()
    await link.click({ force: true })
    const summary = page.getByRole('group', { name: /thing.* to fix/ })
    await expect.element(summary.getByRole('link').first()).toMatchTextContent('Please enter your credit card number.')
  })
})

describe('at the maximum', () => {
  it('12 are selected at most, the others are disabled with a warning, and clearing one enables them [CARD-38] [CARD-39]', async () => {
    await openPage(form, { known: numbers(13) })
    await expect.element(boxAt(13)).toBeVisible()
    for (let at = 1; at <= 12; at += 1) await boxAt(at).click()
    await expect.element(warning).toHaveAttribute('data-type', 'warning')
    expect(isDisabled()).toEqual([...Array<boolean>(12).fill(false), true])
    await boxAt(3).click()
    await expect.element(warning).not.toBeInTheDocument()
    expect(isDisabled()).toEqual(Array<boolean>(13).fill(false))
  })

  it('a typed card and the linked ones count too; what is too much is not sent [CARD-23] [CARD-38]', async () => {
    const cards = Array.from({ length: 10 }, (_, at) => linked(`${1000 + at}`))
    const { sent } = await openPage(form, { cards, known: numbers(3) })
    await expect.element(boxAt(3)).toBeVisible()
    await boxAt(1).click()
    expect(isDisabled()).toEqual([false, false, false])
    await cardNumber().fill(VISA)
    await expect.element(warning).toBeVisible()
    await expect.element(list.getByText(/You can select 2 now/)).toBeVisible()
    expect(isDisabled()).toEqual([false, true, true])
    await cardNumber().fill('')
    await boxAt(2).click()
    await cardNumber().fill(VISA)
    await consent.click()
    await link.click()
    const summary = page.getByRole('group', { name: /thing.* to fix/ })
    await expect.element(summary.getByRole('link').first()).toMatchTextContent('You can link at most 12 cards.')
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
    await cardNumber().fill('')
    await link.click()
    await expect.element(page.getByText('All cards were added.')).toBeVisible()
  })

  it('cards that fill the account remove the form, and the reason of one that failed stays [CARD-22] [CARD-57]', async () => {
    const cards = Array.from({ length: 10 }, (_, at) => linked(`${1000 + at}`))
    const { otherTab } = await openPage((origin) => <ManageCards vaultOrigin={origin} />, { cards, known: [REWARDS, FAMILY] })
    await box(/5556/).click()
    await box(/5100/).click()
    await consent.click()
    const known = await otherTab.call('getPartnerCards', {})
    const rewards = known.ok ? known.value.find(({ lastFour }) => lastFour === '5556') : undefined
    const body = { creditCards: [{ partnerCardId: rewards?.partnerCardId ?? '' }], directFileFeedOptIn: true }
    expect(await otherTab.call('saveCards', { body }, { headers: { 'idempotency-key': crypto.randomUUID() } })).toMatchObject({ ok: true })
    await link.click()
    await expect.element(link).not.toBeInTheDocument()
    const banner = page.getByRole('alert').filter({ hasText: 'Some cards were not added.' })
    await expect.element(banner).toMatchTextContent(/Your card ending in 5100 has been linked\./)
    await expect.element(banner).toMatchTextContent(/Rewards ending in 5556 - already-linked: /)
  })
})

it('shows that the cards could not be loaded, and links a typed one', async () => {
  const opened = await openPage(
    (origin) => <LinkCardForm vaultOrigin={origin} onLinked={() => {}} />,
    { known: [REWARDS] },
    (screen) => {
      screen.failing = (path) => path === '/api/Cards/AllPartnerCards'
    },
  )
  await expect.element(page.getByText(/We could not load the cards that Knowing Club has/)).toBeVisible()
  await cardNumber().fill(VISA)
  await consent.click()
  await link.click()
  await expect.element(page.getByText('Your card ending in 4242 has been linked.')).toBeVisible()
  expect((await commands.storedCards(opened.id)).linked).toBe(1)
})
