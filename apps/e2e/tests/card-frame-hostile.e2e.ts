import { expect, test, type Frame, type Page } from '@playwright/test'

import { malformed, wellFormed } from './card-frame/forgeries.ts'
import { expectOwnHeight, fillCard, mount, openHost, received, vaultFrame } from './card-frame/host.ts'
import { startFrameServers, type FrameServers } from './card-frame/servers.ts'

/** The twelve classes of hostile frame messages, each otherwise valid, in a real browser with several origins. */
const VISA = '4242424242424242'

let servers: FrameServers
test.beforeAll(async () => {
  servers = await startFrameServers()
})
test.afterAll(() => servers.close())

/**
 * The frame with a complete number in it and a waiting submit: its encryption is delayed until `release`. The page's clock stands still, so
 * that the submit waits however long the machine takes.
 */
async function holdSubmit(page: Page) {
  await page.clock.install()
  await openHost(servers, page)
  await fillCard(servers, page, VISA)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const frame = vaultFrame(servers, page)
  await frame.evaluate(() => {
    const { encrypt } = crypto.subtle
    const held = window as unknown as { release: () => void; request: string }
    const gate = new Promise<void>((resolve) => (held.release = resolve))
    crypto.subtle.encrypt = async (...args) => {
      await gate
      return encrypt.apply(crypto.subtle, args)
    }
    addEventListener('message', (event) => (held.request = event.data.payload.request))
  })
  await page.evaluate(() => Object.assign(window, { answer: window.host.submit() }))
  await expect.poll(() => frame.evaluate(() => (window as unknown as { request?: string }).request)).toBeTruthy()
  const request = await frame.evaluate(() => (window as unknown as { request: string }).request)
  const nonce = await page.evaluate(() => window.host.nonce())
  const before = await received(page)
  await recordMessages(page)
  return {
    frame,
    request,
    nonce,
    /** All forged messages have arrived, each so often, and the page received nothing. */
    async expectArrivedInVain(forged: readonly string[], times = 1) {
      await expectArrived(page, forged, times)
      expect(await received(page)).toEqual(before)
    },
    /** All forged messages have arrived, and none had any effect; the real answer then still resolves its submit. */
    async expectNoneTaken(forged: readonly string[], times = 1) {
      await this.expectArrivedInVain(forged, times)
      await expectOwnHeight(servers, page)
      await frame.evaluate(() => (window as unknown as { release: () => void }).release())
      const answer = await page.evaluate(() => (window as unknown as { answer: Promise<unknown> }).answer)
      expect(answer).toMatchObject({ kind: 'card', card: { cardType: 'VISA', lastFour: '4242' } })
    },
  }
}

/** Records the messages that a window receives from now on. */
async function recordMessages(at: Page | Frame): Promise<void> {
  await at.evaluate(() => {
    const arrived: string[] = []
    Object.assign(window, { arrived })
    addEventListener('message', (event) => arrived.push(JSON.stringify(event.data)))
  })
}

/** Waits until each of these messages has arrived so often; the window's own listeners, which are older, have then had it. */
async function expectArrived(at: Page | Frame, texts: readonly string[], times = 1): Promise<void> {
  const arrivals = () =>
    at.evaluate((given) => {
      const { arrived } = window as unknown as { arrived: readonly string[] }
      const counts = Map.groupBy(arrived, (text) => text)
      // Some texts are equal once parsed.
      return [...Map.groupBy(given, (text) => JSON.stringify(JSON.parse(text)))].map(
        ([text, same]) => (counts.get(text)?.length ?? 0) / same.length,
      )
    }, texts)
  await expect.poll(async () => [...new Set(await arrivals())]).toEqual([times])
}

/** Runs in an attacker's window: posts each text as the object that it encodes. */
const post = ({ texts, target }: { texts: string[]; target: 'parent' | 'top' | 'opener' | 'self' }) => {
  const window_ = { parent: window.parent, top: window.top, opener: window.opener as Window | null, self: window }[target]
  for (const text of texts) window_?.postMessage(JSON.parse(text), '*')
}

/** Opens a window from the page, and waits until its address has loaded. */
async function openPopup(page: Page, address: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.evaluate((url) => void open(url), address)])
  await popup.waitForURL(address)
  return popup
}

async function addFrame(page: Page, attributes: Record<string, string>): Promise<Frame> {
  const handle = await page.evaluateHandle((given) => {
    const frame = document.createElement('iframe')
    for (const [name, value] of Object.entries(given)) frame.setAttribute(name, value)
    document.body.append(frame)
    return new Promise<HTMLIFrameElement>((resolve) => frame.addEventListener('load', () => resolve(frame)))
  }, attributes)
  const frame = await handle.asElement()?.contentFrame()
  if (!frame) throw new Error('no frame')
  return frame
}

test.describe('hostile messages to the page are rejected', () => {
  const texts = (nonce: string, request: string) => wellFormed(nonce, request).map((message) => JSON.stringify(message))

  for (const [what, address] of [
    ['other origin', () => `${servers.page('evil')}/attack`],
    ['look-alike host', () => `${servers.page('cards.localhost.evil')}/attack`],
    ['the same host at another port', () => `${servers.page('cards')}/attack`],
  ] as const) {
    test(what, async ({ page }) => {
      const held = await holdSubmit(page)
      const attacker = await addFrame(page, { src: address() })
      const forged = texts(held.nonce, held.request)
      await attacker.evaluate(post, { texts: forged, target: 'parent' as const })
      await held.expectNoneTaken(forged)
    })
  }

  test("the frame's own window, after a navigation to another origin [CARD-30]", async ({ page }) => {
    const held = await holdSubmit(page)
    await held.frame.goto(`${servers.page('evil')}/attack`)
    const forged = texts(held.nonce, held.request)
    await held.frame.evaluate(post, { texts: forged, target: 'parent' as const })
    await held.expectArrivedInVain(forged)
    const answer = page.evaluate(() => (window as unknown as { answer: Promise<unknown> }).answer)
    await page.evaluate(() => window.host.unmount())
    expect(await answer).toEqual({ kind: 'no-answer' })
  })

  test('null origin', async ({ page }) => {
    const held = await holdSubmit(page)
    const attacker = await addFrame(page, { src: `${servers.page('evil')}/attack`, sandbox: 'allow-scripts' })
    expect(await attacker.evaluate(() => origin)).toBe('null')
    const forged = texts(held.nonce, held.request)
    await attacker.evaluate(post, { texts: forged, target: 'parent' as const })
    await held.expectNoneTaken(forged)
  })

  test("the popup's opener, from another origin and from the vault's own", async ({ page }) => {
    const held = await holdSubmit(page)
    const forged = texts(held.nonce, held.request)
    const addresses = [`${servers.page('evil')}/attack`, `${servers.vaultOrigin}/nothing`]
    for (const address of addresses) {
      const popup = await openPopup(page, address)
      await popup.evaluate(post, { texts: forged, target: 'opener' as const })
    }
    await held.expectNoneTaken(forged, addresses.length)
  })

  test('correct origin but another window', async ({ page }) => {
    const held = await holdSubmit(page)
    const attacker = await addFrame(page, { src: `${servers.vaultOrigin}/nothing` })
    const forged = texts(held.nonce, held.request)
    await attacker.evaluate(post, { texts: forged, target: 'parent' as const })
    // Also the page's own window: a script of ours that echoes its input must not be able to imitate the frame.
    await page.evaluate(post, { texts: forged, target: 'self' as const })
    await held.expectNoneTaken(forged, 2)
  })

  test('nested frame, with the origin of the real one', async ({ page }) => {
    const held = await holdSubmit(page)
    const nested = await held.frame.evaluateHandle(() => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      return frame
    })
    const attacker = await nested.asElement()?.contentFrame()
    expect(await attacker?.evaluate(() => origin)).toBe(servers.vaultOrigin)
    const forged = texts(held.nonce, held.request)
    await attacker?.evaluate(post, { texts: forged, target: 'top' as const })
    await held.expectNoneTaken(forged)
  })

  test('replay: the answer to an earlier submit, and all messages of an earlier mount', async ({ page }) => {
    const field = (await openHost(servers, page)).getByLabel('Card number')
    await recordMessages(page)
    await fillCard(servers, page, VISA)
    await page.evaluate(() => window.host.submit())
    const kept = () => page.evaluate(() => (window as unknown as { arrived: readonly string[] }).arrived.slice())
    const cards = async () => (await kept()).filter((text) => text.includes('encryptedCardNumber'))
    await expect.poll(cards).toHaveLength(1)
    const card = await cards()
    await field.fill('')
    await expect.poll(async () => (await received(page)).at(-1)).toBe('incomplete')
    await expectOwnHeight(servers, page)
    const earlier = await kept()

    // Within the mount: while no submit waits, the old card resolves none.
    const before = await received(page)
    await recordMessages(page)
    await vaultFrame(servers, page).evaluate(post, { texts: [...card], target: 'parent' as const })
    await expectArrived(page, card)
    expect(await page.evaluate(() => window.host.submit())).toEqual({ kind: 'refused', reason: 'empty' })
    expect(await received(page)).toEqual(before)

    // After a new mount in the same page: a submit waits, and the right window repeats all recorded messages.
    await mount(servers, page)
    const mounted = await received(page)
    await recordMessages(page)
    const answer = page.evaluate(() => window.host.submit())
    await vaultFrame(servers, page).evaluate(post, { texts: [...earlier], target: 'parent' as const })
    expect(await answer).toEqual({ kind: 'refused', reason: 'empty' })
    await expectArrived(page, earlier)
    expect(await received(page)).toEqual(mounted)
  })

  for (const what of Object.keys(malformed('A'.repeat(22), 'A'.repeat(22)))) {
    test(`${what}, from the right window`, async ({ page }) => {
      const held = await holdSubmit(page)
      const forged = malformed(held.nonce, held.request)[what] ?? []
      expect(forged.length).toBeGreaterThan(20)
      await held.frame.evaluate(post, { texts: forged, target: 'parent' as const })
      await held.expectNoneTaken(forged)
      expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
    })
  }
})

test.describe('hostile pages get nothing from the frame', () => {
  const commands = (nonce: string) => {
    const init = { type: 'init', payload: {} }
    return [init, { type: 'submit', payload: { request: 'A'.repeat(22) } }, { type: 'focus', payload: {} }].map((command) =>
      JSON.stringify({ ...command, version: 1, nonce }),
    )
  }

  test("only its own partner's page can embed it", async ({ page }) => {
    for (const host of ['evil', 'two', 'one.localhost.evil']) {
      await page.goto(`${servers.page(host)}/attack`)
      await addFrame(page, { src: `${servers.vaultOrigin}/frame?VISA=1&partner=one&nonce=${'A'.repeat(22)}` })
      await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
    }
  })

  test('a sibling frame, a frame inside it and an opener cannot control it', async ({ page }) => {
    await openHost(servers, page)
    await fillCard(servers, page, VISA)
    const frame = vaultFrame(servers, page)
    const texts = commands(await page.evaluate(() => window.host.nonce()))
    const before = await received(page)
    const sibling = await addFrame(page, { src: `${servers.page('evil')}/attack` })
    for (const one of [sibling, frame]) await recordMessages(one)
    await sibling.evaluate((given) => {
      for (const text of given) window.parent.frames[0]?.postMessage(JSON.parse(text), '*')
    }, texts)
    // Nor can the right page with another nonce, or the frame's own window.
    const wrong = commands('B'.repeat(22))
    await page.evaluate((given) => {
      for (const text of given) document.querySelector('iframe')?.contentWindow?.postMessage(JSON.parse(text), '*')
    }, wrong)
    await expectArrived(frame, [...texts, ...wrong])
    await frame.evaluate(post, { texts, target: 'self' as const })
    await expectArrived(frame, texts, 2)

    // The frame answers in order: an answer to one of these would arrive before these.
    const end = JSON.stringify({ type: 'end' })
    await frame.evaluate((text) => window.parent.frames[1]?.postMessage(JSON.parse(text), '*'), end)
    await expectArrived(sibling, [end])
    expect(await sibling.evaluate(() => (window as unknown as { arrived: readonly string[] }).arrived)).toEqual([end])
    expect(await page.evaluate(() => window.host.submit())).toMatchObject({ kind: 'card' })
    expect(await received(page)).toEqual(before)
  })

  test('commands before the page has begun get no answer, with the right nonce from the right page', async ({ page }) => {
    await page.goto(`${servers.page('one')}/attack`)
    await recordMessages(page)
    const nonce = 'A'.repeat(22)
    const frame = await addFrame(page, { src: `${servers.vaultOrigin}/frame?VISA=1&partner=one&nonce=${nonce}` })
    await recordMessages(frame)
    const texts = commands(nonce)
    await page.evaluate((given) => {
      for (let round = 0; round < 1_000; round++)
        for (const text of given) document.querySelector('iframe')?.contentWindow?.postMessage(JSON.parse(text), '*')
    }, texts)
    await expectArrived(frame, texts, 1_000)
    // The frame answers in order: an answer would arrive before this.
    const end = JSON.stringify({ type: 'end' })
    await frame.evaluate((text) => window.parent.postMessage(JSON.parse(text), '*'), end)
    await expectArrived(page, [end])
    expect(await page.evaluate(() => (window as unknown as { arrived: readonly string[] }).arrived)).toEqual([end])
    await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeHidden()
  })

  test('a frame that is opened as a top-level page stays empty and does not answer', async ({ page }) => {
    await page.goto(`${servers.page('one')}/attack`)
    const popup = await openPopup(page, `${servers.vaultOrigin}/frame?VISA=1&partner=one&nonce=${'A'.repeat(22)}`)
    // Its script has run.
    await expect(popup.locator('#app input')).toBeAttached()
    await expect(popup.getByLabel('Card number')).toBeHidden()
    expect(await popup.evaluate(() => window.opener as unknown)).toBeNull()
  })
})
