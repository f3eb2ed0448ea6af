import { expect, test, type Frame, type Page } from '@playwright/test'

import { malformed, wellFormed } from './card-frame/forgeries.ts'
import { mount, openHost, vaultFrame } from './card-frame/host.ts'
import { openStage, type Stage } from './card-frame/stage.ts'

/** The twelve classes of hostile frame messages, each otherwise valid, in a real browser with several origins. */
const VISA = '4242424242424242'

let stage: Stage
test.beforeAll(async () => {
  stage = await openStage()
})
test.afterAll(() => stage.close())

/** The frame with a complete number in it and a waiting submit: its encryption is delayed until `release`. */
async function holdSubmit(page: Page) {
  const field = (await openHost(stage, page)).getByLabel('Card number')
  await field.fill(VISA)
  const frame = vaultFrame(stage, page)
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
  const told = await page.evaluate(() => [...window.host.told])
  const height = (await page.locator('#frame iframe').boundingBox())?.height
  const arrived = () => page.evaluate(() => (window as unknown as { arrived: number }).arrived)
  await page.evaluate(() => {
    const counter = window as unknown as { arrived: number }
    counter.arrived = 0
    addEventListener('message', () => counter.arrived++)
  })
  return {
    frame,
    request,
    nonce,
    /** All forged messages have arrived, and none had any effect; the real answer then still resolves its submit. */
    async expectNoneTaken(sent: number) {
      await expect.poll(arrived).toBe(sent)
      expect(await page.evaluate(() => window.host.told)).toEqual(told)
      expect((await page.locator('#frame iframe').boundingBox())?.height).toBe(height)
      await frame.evaluate(() => (window as unknown as { release: () => void }).release())
      const answer = await page.evaluate(() => (window as unknown as { answer: Promise<unknown> }).answer)
      expect(answer).toMatchObject({ kind: 'card', card: { cardType: 'VISA', lastFour: '4242' } })
    },
  }
}

/** Runs in an attacker's window: posts each text as the object that it encodes. */
const post = ({ texts, target }: { texts: string[]; target: 'parent' | 'top' | 'opener' | 'self' }) => {
  const window_ = { parent: window.parent, top: window.top, opener: window.opener as Window | null, self: window }[target]
  for (const text of texts) window_?.postMessage(JSON.parse(text), '*')
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
    ['other origin', () => `${stage.page('evil')}/attack`],
    ['look-alike host', () => `${stage.page('cards.localhost.evil')}/attack`],
    ['the same host at another port', () => `${stage.page('cards')}/attack`],
  ] as const) {
    test(what, async ({ page }) => {
      const held = await holdSubmit(page)
      const attacker = await addFrame(page, { src: address() })
      const forged = texts(held.nonce, held.request)
      await attacker.evaluate(post, { texts: forged, target: 'parent' as const })
      await held.expectNoneTaken(forged.length)
    })
  }

  test("the frame's own window, after a navigation to another origin [CARD-30]", async ({ page }) => {
    const held = await holdSubmit(page)
    const told = await page.evaluate(() => window.host.told.length)
    await held.frame.goto(`${stage.page('evil')}/attack`)
    await held.frame.evaluate(post, { texts: texts(held.nonce, held.request), target: 'parent' as const })
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(await page.evaluate(() => window.host.told.length)).toBe(told)
    const answer = page.evaluate(() => (window as unknown as { answer: Promise<unknown> }).answer)
    await page.evaluate(() => window.host.unmount())
    expect(await answer).toEqual({ kind: 'no-answer' })
  })

  test('null origin', async ({ page }) => {
    const held = await holdSubmit(page)
    const attacker = await addFrame(page, { src: `${stage.page('evil')}/attack`, sandbox: 'allow-scripts' })
    expect(await attacker.evaluate(() => origin)).toBe('null')
    const forged = texts(held.nonce, held.request)
    await attacker.evaluate(post, { texts: forged, target: 'parent' as const })
    await held.expectNoneTaken(forged.length)
  })

  test("the popup's opener, from another origin and from the vault's own", async ({ page }) => {
    const held = await holdSubmit(page)
    const forged = texts(held.nonce, held.request)
    let sent = 0
    for (const address of [`${stage.page('evil')}/attack`, `${stage.vaultOrigin}/nothing`]) {
      const opened = page.waitForEvent('popup')
      await page.evaluate((url) => void open(url), address)
      const popup = await opened
      await popup.waitForLoadState()
      await popup.evaluate(post, { texts: forged, target: 'opener' as const })
      sent += forged.length
    }
    await held.expectNoneTaken(sent)
  })

  test('correct origin but another window', async ({ page }) => {
    const held = await holdSubmit(page)
    const attacker = await addFrame(page, { src: `${stage.vaultOrigin}/nothing` })
    const forged = texts(held.nonce, held.request)
    await attacker.evaluate(post, { texts: forged, target: 'parent' as const })
    // Also the page's own window: a script of ours that echoes its input must not be able to imitate the frame.
    await page.evaluate(post, { texts: forged, target: 'self' as const })
    await held.expectNoneTaken(forged.length * 2)
  })

  test('nested frame, with the origin of the real one', async ({ page }) => {
    const held = await holdSubmit(page)
    const nested = await held.frame.evaluateHandle(() => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      return frame
    })
    const attacker = await nested.asElement()?.contentFrame()
    expect(await attacker?.evaluate(() => origin)).toBe(stage.vaultOrigin)
    const forged = texts(held.nonce, held.request)
    await attacker?.evaluate(post, { texts: forged, target: 'top' as const })
    await held.expectNoneTaken(forged.length)
  })

  test('replay: the answer to an earlier submit, and all messages of an earlier mount', async ({ page }) => {
    const field = (await openHost(stage, page)).getByLabel('Card number')
    await page.evaluate(() => {
      const kept = window as unknown as { kept: string[] }
      kept.kept = []
      addEventListener('message', (event) => kept.kept.push(JSON.stringify(event.data)))
    })
    await field.fill(VISA)
    await page.evaluate(() => window.host.submit())
    const earlier = await page.evaluate(() => (window as unknown as { kept: string[] }).kept)
    const card = earlier.filter((text) => text.includes('encryptedCardNumber'))
    expect(card).toHaveLength(1)

    // Within the mount: while no submit waits, the old card resolves none.
    await field.fill('')
    const before = await page.evaluate(() => [...window.host.told])
    await vaultFrame(stage, page).evaluate(post, { texts: card, target: 'parent' as const })
    expect(await page.evaluate(() => window.host.submit())).toEqual({ kind: 'refused', reason: 'empty' })
    expect(await page.evaluate(() => window.host.told)).toEqual(before)

    // After a new mount in the same page: a submit waits, and the right window repeats all recorded messages.
    await mount(stage, page)
    const told = await page.evaluate(() => [...window.host.told])
    const answer = page.evaluate(() => window.host.submit())
    await vaultFrame(stage, page).evaluate(post, { texts: earlier, target: 'parent' as const })
    expect(await answer).toEqual({ kind: 'refused', reason: 'empty' })
    expect(await page.evaluate(() => window.host.told)).toEqual(told)
  })

  for (const what of Object.keys(malformed('A'.repeat(22), 'A'.repeat(22)))) {
    test(`${what}, from the right window`, async ({ page }) => {
      const held = await holdSubmit(page)
      const forged = malformed(held.nonce, held.request)[what] ?? []
      expect(forged.length).toBeGreaterThan(20)
      await held.frame.evaluate(post, { texts: forged, target: 'parent' as const })
      await held.expectNoneTaken(forged.length)
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
      await page.goto(`${stage.page(host)}/attack`)
      await addFrame(page, { src: `${stage.vaultOrigin}/frame?VISA=1&partner=one&nonce=${'A'.repeat(22)}` })
      expect(page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
    }
  })

  test('a sibling frame, a frame inside it and an opener cannot control it', async ({ page }) => {
    const field = (await openHost(stage, page)).getByLabel('Card number')
    await field.fill(VISA)
    const nonce = await page.evaluate(() => window.host.nonce())
    const before = await page.evaluate(() => window.host.told.length)
    const texts = commands(nonce)
    const sibling = await addFrame(page, { src: `${stage.page('evil')}/attack` })
    const received = await sibling.evaluate((given) => {
      const got: unknown[] = []
      addEventListener('message', (event) => got.push(event.data))
      const target = window.parent.frames[0]
      for (const text of given) target?.postMessage(JSON.parse(text), '*')
      return new Promise<number>((resolve) => setTimeout(() => resolve(got.length), 300))
    }, texts)
    expect(received).toBe(0)
    // Nor can the right page with another nonce, or the frame's own window.
    await page.evaluate(
      (given) => {
        for (const text of given) document.querySelector('iframe')?.contentWindow?.postMessage(JSON.parse(text), '*')
      },
      commands('B'.repeat(22)),
    )
    await vaultFrame(stage, page).evaluate(post, { texts, target: 'self' as const })
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(await page.evaluate(() => window.host.told.length)).toBe(before)
  })

  test('a frame that is opened as a top-level page stays empty and does not answer', async ({ page }) => {
    await page.goto(`${stage.page('one')}/attack`)
    const opened = page.waitForEvent('popup')
    await page.evaluate((url) => void open(url), `${stage.vaultOrigin}/frame?VISA=1&partner=one&nonce=${'A'.repeat(22)}`)
    const popup = await opened
    await popup.waitForLoadState()
    await expect(popup.getByLabel('Card number')).toBeHidden()
    expect(await popup.evaluate(() => window.opener as unknown)).toBeNull()
  })
})
