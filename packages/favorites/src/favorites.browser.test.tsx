import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

import { countUnsent, removeUnsentOfAll } from '@dining/offline'

import { openSaving } from './testing/open-saving.tsx'

const heart = (name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true })
const first = heart('Table 1')
const second = heart('Table 2')
const isSaved = async (button: typeof first, saved: boolean) => {
  await expect.element(button).toHaveAttribute('aria-pressed', String(saved))
}
const stored = () => JSON.parse(localStorage.getItem('favorites') ?? '[]') as string[]
const changes = (sent: readonly { readonly method: string; readonly path: string; readonly body: unknown }[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])
const calls = (sent: readonly { readonly path: string }[]) => sent.filter(({ path }) => path.includes('/Favorites'))
const SAVE_T1 = ['PUT', '/api/Member/Favorites', { merchantIds: ['T1'] }]

describe('a visitor’s heart of a restaurant', () => {
  it('saves it in the browser, and removes it, without a call', async () => {
    const opened = await openSaving()
    await isSaved(first, false)
    await first.click()
    await isSaved(first, true)
    await isSaved(second, false)
    await second.click()
    expect(stored()).toEqual(['T2', 'T1'])
    await first.click()
    await isSaved(first, false)
    expect(stored()).toEqual(['T2'])
    await opened.reopen()
    await isSaved(second, true)
    await isSaved(first, false)
    expect(calls(opened.sent)).toEqual([])
  })

  it('follows what another tab saves, and adds to it', async () => {
    await openSaving()
    await isSaved(first, false)
    // The browser reports what another document of the same origin stores, such as another tab.
    const tab = document.body.appendChild(document.createElement('iframe'))
    onTestFinished(() => tab.remove())
    tab.contentWindow?.localStorage.setItem('favorites', JSON.stringify(['T9', 'T1']))
    await isSaved(first, true)
    await second.click()
    expect(stored()).toEqual(['T2', 'T9', 'T1'])
    // What is not of this visitor or has another form changes nothing.
    const other = new BroadcastChannel('favorites')
    onTestFinished(() => other.close())
    // A channel reaches its own origin alone, so its messages name none.
    const send: (message: unknown) => void = other.postMessage.bind(other)
    for (const message of [null, 'T1', { owner: 'M7', ids: [] }, { owner: '', ids: 'T1' }, { ids: [] }]) send(message)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await isSaved(first, true)
  })

  it('explains that the list is full, and saves again once there is room', async () => {
    const inBrowser = ['T2', ...Array.from({ length: 99 }, (_, index) => `X${index}`)]
    await openSaving({ inBrowser })
    await first.click()
    await expect
      .element(page.getByRole('alert').first())
      .toHaveTextContent('Your list is full: it holds 100 restaurants. Remove one to save this one.')
    await isSaved(first, false)
    await second.click()
    await first.click()
    await isSaved(first, true)
    expect(page.getByText('Your list is full').query()).toBeNull()
  })

  it('explains that the browser keeps nothing', async () => {
    await openSaving()
    await isSaved(first, false)
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    onTestFinished(() => blocked.mockRestore())
    await first.click()
    await expect
      .element(page.getByRole('alert').first())
      .toHaveTextContent('Not saved: your browser does not allow this site to keep anything.')
    await isSaved(first, false)
  })

  it.each(['{', '7', '{"a":1}', '[1,null,"",{"id":"T1"}]', `["${'x'.repeat(41)}"]`])(
    'is empty if the storage contains %s',
    async (text) => {
      localStorage.setItem('favorites', text)
      await openSaving()
      await isSaved(first, false)
      await first.click()
      expect(stored()).toEqual(['T1'])
    },
  )
})

describe('a member’s heart of a restaurant', () => {
  it('shows what is saved at the server, with one call, and saves and removes there', async () => {
    const opened = await openSaving({ isMember: true, saved: ['T2'] })
    await isSaved(second, true)
    await isSaved(first, false)
    expect(calls(opened.sent).map(({ path }) => path)).toEqual(['/api/Member/Favorites'])
    await first.click()
    await isSaved(first, true)
    await second.click()
    await isSaved(second, false)
    await expect.poll(() => changes(opened.sent)).toEqual([SAVE_T1, ['DELETE', '/api/Member/Favorites/T2', null]])
    await expect.poll(async () => (await opened.otherTab.call('getFavorites', {})).ok).toBe(true)
    expect(await opened.otherTab.call('getFavorites', {})).toMatchObject({ value: { merchantIds: ['T1'] } })
    expect(stored()).toEqual([])
  })

  it('takes back what was not saved, and says so beside it', async () => {
    const opened = await openSaving({ isMember: true, saved: ['T2'] })
    await isSaved(second, true)
    opened.failing = (path) => path.includes('/Favorites')
    await first.click()
    await expect.element(page.getByRole('alert').first()).toHaveTextContent('Not saved. Check your connection and try again.')
    await isSaved(first, false)
    await second.click()
    await expect.element(page.getByText('Still saved. Check your connection and try again.')).toBeVisible()
    await isSaved(second, true)
    opened.failing = () => false
    await first.click()
    await isSaved(first, true)
    await expect.poll(() => page.getByText('Not saved.').query()).toBeNull()
  })

  it('waits on the device without a connection, and says so beside it', async () => {
    const opened = await openSaving({ isMember: true, saved: ['T2'] })
    onTestFinished(removeUnsentOfAll)
    await isSaved(second, true)
    opened.lost = (path) => path.includes('/Favorites')
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => connection.mockRestore())
    await second.click()
    await expect.element(page.getByText('No connection. This will be sent when there is one.')).toBeVisible()
    await isSaved(second, false)
    expect(await countUnsent()).toBe(1)
    // A later change that reaches the server is not undone by the one that waits.
    opened.lost = () => false
    connection.mockRestore()
    await second.click()
    await isSaved(second, true)
    await expect.poll(countUnsent).toBe(0)
    expect(await opened.otherTab.call('getFavorites', {})).toMatchObject({ value: { merchantIds: ['T2'] } })
  })

  it('is changed at the server in the order of the presses', async () => {
    const opened = await openSaving({ isMember: true })
    await isSaved(first, false)
    let send = () => {}
    opened.until = new Promise<void>((resolve) => (send = resolve))
    await first.click()
    await first.click()
    await first.click()
    await isSaved(first, true)
    send()
    await expect.poll(() => changes(opened.sent).map(([method]) => method)).toEqual(['PUT', 'DELETE', 'PUT'])
    await isSaved(first, true)
    // The last call was sent; its answer may still be under way.
    await expect.poll(() => opened.otherTab.call('getFavorites', {})).toMatchObject({ value: { merchantIds: ['T1'] } })
  })

  it('takes in what was saved in the browser before signing in, without duplicates', async () => {
    const opened = await openSaving({ isMember: true, saved: ['T2'], inBrowser: ['T1', 'T2', 'nowhere'] })
    await isSaved(first, true)
    await isSaved(second, true)
    await expect.poll(stored).toEqual([])
    expect(changes(opened.sent)).toEqual([['PUT', '/api/Member/Favorites', { merchantIds: ['T1', 'T2', 'nowhere'] }]])
    expect(await opened.otherTab.call('getFavorites', {})).toMatchObject({ value: { merchantIds: ['T1', 'T2'] } })
  })

  it('keeps in the browser what the account has no room for', async () => {
    const saved = Array.from({ length: 99 }, (_, index) => `T${index + 3}`)
    await openSaving({ isMember: true, saved, inBrowser: ['T1', 'T2'] })
    await isSaved(first, true)
    await isSaved(second, false)
    await expect.poll(stored).toEqual(['T2'])
  })

  it('does not lose what was saved in the browser if the server fails', async () => {
    const opened = await openSaving({ isMember: true, inBrowser: ['T1'], failing: (path) => path.includes('/Favorites') })
    await expect.element(page.getByText('They are still saved. Try again in a moment.')).toBeVisible()
    await isSaved(first, false)
    expect(stored()).toEqual(['T1'])
    opened.failing = () => false
    await first.click()
    await isSaved(first, true)
    await expect.poll(stored).toEqual([])
  })
})

describe('the account’s section of saved restaurants', () => {
  it('counts them and links to them', async () => {
    await openSaving({ isMember: true, saved: ['T1', 'T2', 'T3'] })
    await expect.element(page.getByRole('heading', { name: 'Saved restaurants' })).toBeVisible()
    await expect.element(page.getByText('3 saved restaurants')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'See saved restaurants' })).toHaveAttribute('href', '/search?saved=true')
    await first.click()
    await expect.element(page.getByText('2 saved restaurants')).toBeVisible()
  })
})

it('is nowhere where the partner has no favorites [MERCHANT-51]', async () => {
  const opened = await openSaving({ partner: 'without', isMember: true })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(page.getByRole('button').elements()).toEqual([])
  expect(page.getByRole('heading').elements()).toEqual([])
  expect(calls(opened.sent)).toEqual([])
})
