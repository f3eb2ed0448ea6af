import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'

import { cardNumber, openPage } from '../testing/open-page.tsx'
import { LinkCardForm } from './LinkCardForm.tsx'
import { SaveBanner } from './SaveBanner.tsx'

const VISA = '4242424242424242'
/** Header, encrypted key, initialization vector, ciphertext and tag, in base64url. */
const COMPACT_JWE = /^[\w-]+(?:\.[\w-]*){4}$/
const consent = page.getByRole('checkbox')
const link = page.getByRole('button', { name: 'LINK THIS CARD' })
const summary = page.getByRole('group', { name: /thing.* to fix/ })
const fieldInFrame = () => commands.readCardField()
const form = (vaultOrigin: string) => (
  <LinkCardForm vaultOrigin={vaultOrigin} cancel={{ href: '/card_added', label: 'No, thanks' }} onLinked={() => {}} />
)

/** Renders the form with a complete number in its frame and the consent given. */
async function fillIn(number = VISA) {
  await cardNumber().fill(number)
  await consent.click()
  await expect.element(link).not.toHaveAttribute('aria-disabled')
}

describe('linking a card', () => {
  it('links it, confirms it, clears the form and reloads the frame [CARD-34] [CARD-52] [CARD-58]', async () => {
    const { id } = await openPage(form)
    await fillIn()
    await link.click()
    const banner = page.getByRole('status').filter({ hasText: 'All cards were added.' })
    await expect.element(banner).toMatchTextContent('Your card ending in 4242 has been linked.')
    await expect.element(banner).toHaveAttribute('data-type', 'success')
    await expect.poll(fieldInFrame).toMatchObject({ value: '' })
    await expect.element(consent).not.toBeChecked()
    expect((await commands.storedCards(id)).linked).toBe(1)
    // The new frame works.
    await fillIn('378282246310005')
    await link.click()
    await expect.element(page.getByText('Your card ending in 0005 has been linked.')).toBeVisible()
  })

  it.each([
    ['4242424242424242', 'Visa'],
    ['378282246310005', 'Amex'],
    ['5555555555554444', 'Mastercard'],
    ['6011111111111117', 'Discover'],
  ])('saves %s as %s, as a card with all its facts [CARD-01] [CARD-02] [CARD-03]', async (number, cardType) => {
    const { sent, otherTab } = await openPage(form)
    await fillIn(number)
    await link.click()
    await expect.element(page.getByText(`Your card ending in ${number.slice(-4)} has been linked.`)).toBeVisible()
    const save = sent.find(({ method, path }) => method === 'POST' && path === '/api/Member/Cards')
    expect(save?.body).toMatchObject({
      creditCards: [{ cardType, lastFour: number.slice(-4), encryptedCardNumber: expect.stringMatching(COMPACT_JWE) }],
    })
    const card = { id: expect.stringMatching(/./), partnerCardId: null, cardType, lastFour: number.slice(-4), description: cardType }
    expect(await otherTab.call('getCards', {})).toEqual({ ok: true, value: [card] })
  })

  it('receives the card from the vault’s frame in one message of the protocol, without its number [CARD-24] [CARD-31]', async () => {
    const received: MessageEvent[] = []
    const keep = (event: MessageEvent) => received.push(event)
    window.addEventListener('message', keep)
    onTestFinished(() => window.removeEventListener('message', keep))
    let vault = ''
    await openPage((vaultOrigin) => {
      vault = vaultOrigin
      return form(vaultOrigin)
    })
    await fillIn()
    await link.click()
    await expect.element(page.getByText('Your card ending in 4242 has been linked.')).toBeVisible()
    const messages = received.filter(({ origin }) => origin === vault)
    expect(messages.filter(({ data }) => data.type === 'card').map(({ data }) => data)).toEqual([
      {
        type: 'card',
        version: 1,
        nonce: expect.any(String),
        payload: {
          request: expect.any(String),
          encryptedCardNumber: expect.stringMatching(COMPACT_JWE),
          cardType: 'VISA',
          lastFour: '4242',
        },
      },
    ])
    expect(JSON.stringify(messages.map(({ data }) => data as unknown)).replaceAll(/[ -]/g, '')).not.toContain(VISA)
  })

  it('shows the progress until the answer arrives [CARD-35]', async () => {
    const opened = await openPage(form)
    let goOn = () => {}
    await fillIn()
    opened.until = new Promise<void>((resolve) => (goOn = resolve))
    await link.click()
    const busy = page.getByRole('button', { name: 'Linking your card…' })
    await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
    goOn()
    await expect.element(page.getByText('Your card ending in 4242 has been linked.')).toBeVisible()
    await expect.element(busy).not.toBeInTheDocument()
  })

  it('submits the form on Enter in the frame', async () => {
    await openPage(form)
    await fillIn()
    await cardNumber().click()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Your card ending in 4242 has been linked.')).toBeVisible()
  })

  it('shows an error banner for a card that was not linked [CARD-53] [CARD-57]', async () => {
    await openPage(form)
    await fillIn()
    await link.click()
    await expect.element(page.getByText('All cards were added.')).toBeVisible()
    await fillIn()
    await link.click()
    const banner = page.getByRole('alert').filter({ hasText: 'No cards were added.' })
    await expect.element(banner).toMatchTextContent(/Visa ending in 4242 - already-linked: This card is already linked to your account/)
    await expect.element(banner).toHaveAttribute('data-type', 'error')
    // The number and the consent remain so that the member can check them.
    await expect.poll(fieldInFrame).toMatchObject({ value: '4242 4242 4242 4242' })
    await expect.element(consent).toBeChecked()
  })

  it('warns if the account has become full in the meantime [CARD-55]', async () => {
    const cards = Array.from({ length: 11 }, (_, at) => ({ card_type: 'Visa' as const, last_four: `${1000 + at}`, description: 'Card' }))
    const { id } = await openPage(form, { cards })
    await fillIn()
    await commands.linkElsewhere(id)
    await link.click()
    const banner = page.getByRole('status').filter({ hasText: 'You can link at most 12 cards.' })
    await expect.element(banner).toHaveAttribute('data-type', 'warning')
  })

  it('redirects a member whose session is over to the sign-in [CARD-09]', async () => {
    const { id, left } = await openPage(form)
    await fillIn()
    await commands.endSession(id)
    await link.click()
    await expect.poll(() => left).toEqual(['/login?rfr=5'])
  })

  it('links the card once and shows the result if the answer is lost', async () => {
    const opened = await openPage(form)
    await fillIn()
    opened.loseAnswers = 1
    await link.click()
    await expect.element(page.getByText('Your card ending in 4242 has been linked.')).toBeVisible()
    expect((await commands.storedCards(opened.id)).linked).toBe(1)
    const saves = opened.sent.filter(({ method }) => method === 'POST')
    const key = saves[0]?.headers['idempotency-key']
    expect(key).toMatch(/./)
    expect(saves.map(({ headers }) => headers['idempotency-key'])).toEqual([key, key])
  })

  it('ends the submit state and keeps the input when the connection is lost [CARD-10]', async () => {
    const opened = await openPage(form)
    await fillIn()
    opened.loseAnswers = 2
    await link.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('We could not reach the site.')
    await expect.element(link).not.toHaveAttribute('aria-disabled')
    await expect.poll(fieldInFrame).toMatchObject({ value: '4242 4242 4242 4242' })
  })

  it('sends, shows, stores and logs no card number outside of the vault', async () => {
    const { id, sent } = await openPage(form)
    await fillIn()
    await link.click()
    await expect.element(page.getByText('All cards were added.')).toBeVisible()
    const { everything } = await commands.storedCards(id)
    const sinks = [
      JSON.stringify(sent),
      everything,
      document.documentElement.outerHTML,
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      document.cookie,
    ]
    expect(sinks.join('').replaceAll(/[ -]/g, '')).not.toContain(VISA)
    expect(JSON.stringify(sent)).toContain('encryptedCardNumber')
  })
})

describe('before the form is complete', () => {
  it('shows what is missing when the button is pressed, and enables it with a complete number [CARD-43]', async () => {
    const { sent } = await openPage(form)
    await expect.element(link).toHaveAttribute('aria-disabled', 'true')
    await expect.element(link).toHaveAccessibleDescription('Enter a card number first.')
    await cardNumber().fill(VISA)
    await expect.element(link).not.toHaveAttribute('aria-disabled')
    await cardNumber().fill('4242')
    await expect.element(link).toHaveAttribute('aria-disabled', 'true')
    expect(sent).toEqual([])
  })

  it('shows each error when the button is pressed: in the summary, in the frame and at the consent [CARD-26] [CARD-44] [CARD-45]', async () => {
    const { sent } = await openPage(form)
    await expect.element(page.getByTitle('Secure card entry')).toBeVisible()
    await link.click({ force: true })
    await expect.element(summary).toHaveFocus()
    const lines = () =>
      summary
        .getByRole('link')
        .elements()
        .map((line) => line.textContent)
    await expect
      .poll(lines)
      .toEqual([
        'Please enter your credit card number.',
        'Linking a card and authorizing activity monitoring is required to complete and earn rewards.',
      ])
    await expect.poll(fieldInFrame).toMatchObject({ fault: 'Please enter your credit card number.' })
    await expect.element(consent).toHaveAccessibleDescription(/^Linking a card and authorizing/)
    await summary.getByRole('link').first().click()
    await expect.element(page.getByTitle('Secure card entry')).toHaveFocus()
    // Characters that are typed before the field has the focus are lost.
    await expect.poll(fieldInFrame).toMatchObject({ hasFocus: true })
    await userEvent.keyboard(VISA)
    await expect.poll(fieldInFrame).toMatchObject({ value: '4242 4242 4242 4242' })
    await expect.poll(() => summary.getByRole('link').elements()).toHaveLength(1)
    expect(sent).toEqual([])
  })

  it('shows the accepted brands for a brand that is not accepted; the frame has them in its address [CARD-29] [CARD-51]', async () => {
    let vault = ''
    await openPage((vaultOrigin) => {
      vault = vaultOrigin
      return form(vaultOrigin)
    })
    await cardNumber().fill('3056930009020004')
    const { origin, pathname, searchParams } = new URL(document.querySelector('iframe')?.src ?? '')
    expect([origin, pathname]).toEqual([vault, '/frame'])
    expect([...searchParams].filter(([name]) => name !== 'nonce')).toEqual([
      ['AMEX', '1'],
      ['DISC', '1'],
      ['MAST', '1'],
      ['VISA', '1'],
      ['partner', 'one'],
    ])
    await link.click({ force: true })
    const words = 'That card cannot be linked. We accept Amex, Discover, Mastercard, and Visa.'
    await expect.element(summary.getByRole('link').first()).toMatchTextContent(words)
    await expect.poll(fieldInFrame).toMatchObject({ fault: words })
  })

  it('links only the brands of the partner: their flags alone are in the address, and others are refused [CARD-29] [CARD-51]', async () => {
    const { sent } = await openPage(form, { isNarrow: true })
    await cardNumber().fill('378282246310005')
    const { searchParams } = new URL(document.querySelector('iframe')?.src ?? '')
    expect([...searchParams].filter(([name]) => name !== 'nonce')).toEqual([
      ['MAST', '1'],
      ['VISA', '1'],
      ['partner', 'narrow'],
    ])
    await link.click({ force: true })
    const words = 'That card cannot be linked. We accept Mastercard and Visa.'
    await expect.element(summary.getByRole('link').first()).toMatchTextContent(words)
    await expect.poll(fieldInFrame).toMatchObject({ fault: words })
    expect(sent).toEqual([])
    await fillIn()
    await link.click()
    await expect.element(page.getByText('Your card ending in 4242 has been linked.')).toBeVisible()
  })

  it('shows the control that leaves the form, if there is one [CARD-28]', async () => {
    await openPage((vaultOrigin) => (
      <>
        {form(vaultOrigin)}
        <LinkCardForm vaultOrigin={vaultOrigin} onLinked={() => {}} />
      </>
    ))
    await expect.element(page.getByRole('link', { name: 'No, thanks' })).toHaveAttribute('href', '/card_added')
  })
})

it('shows that frames may be blocked if the frame does not answer in 20 s, and can try again [CARD-32] [CARD-33]', async () => {
  window.dataLayer = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => {
    timers.mockRestore()
    vi.useRealTimers()
  })
  await openPage(() => form('http://cards.localhost:9'))
  // `poll` would advance the clock.
  while (!timers.mock.calls.some(([, delay]) => delay === 20_000)) await new Promise(requestAnimationFrame)
  vi.advanceTimersByTime(19_999)
  expect(window.dataLayer).toEqual([])
  vi.advanceTimersByTime(1)
  timers.mockRestore()
  vi.useRealTimers()
  expect(window.dataLayer).toEqual([{ event: 'cryptex__failed' }])
  const before = document.querySelector('iframe')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/A browser setting or extension may block it/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => [null, before].includes(document.querySelector('iframe'))).toBe(false)
})

describe('the four statuses', () => {
  const added = { id: '1', partnerCardId: null, cardType: 'Visa', lastFour: '4242', description: 'Visa' } as const
  const failed = { description: 'Amex', lastFour: '0005', code: 'linked-elsewhere' } as const

  it('shows one error with both cards if only some were added [CARD-54]', async () => {
    await openPage(() => <SaveBanner status="some" added={[added]} failed={[failed]} />)
    const banner = page.getByRole('alert')
    await expect.element(banner).toMatchTextContent(/^Some cards were not added\.Your card ending in 4242 has been linked\./)
    await expect.element(banner).toHaveAttribute('data-type', 'error')
    await expect.element(banner).toMatchTextContent(/Amex ending in 0005 - linked-elsewhere: /)
  })

  it.each([
    ['all', 'All cards were added.'],
    ['none', 'No cards were added.'],
    ['some', 'Some cards were not added.'],
    ['maximum', 'You can link at most 12 cards.'],
  ] as const)('%s: %s [CARD-56]', async (status, words) => {
    await openPage(() => <SaveBanner status={status} added={[]} failed={[]} />)
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  })
})
