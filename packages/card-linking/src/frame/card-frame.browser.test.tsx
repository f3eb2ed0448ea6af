import { FRAME_PROTOCOL_VERSION, type FrameTexts, type FrameTheme } from '@dining/contract/frame'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { mountCardFrame, type CardFrame } from './card-frame.ts'

const colour = 'rgb(0, 0, 0)'
const colours = {
  surface: colour,
  field: colour,
  text: colour,
  quiet: colour,
  border: colour,
  selected: colour,
  danger: colour,
  focus: colour,
}
const theme: FrameTheme = { scheme: 'light', ...colours, radius: '3px', font: 'sans-serif' }
const text = 'x'
const texts: FrameTexts = { label: text, required: text, help: text, accepted: text, empty: text, invalid: text, brandNotAccepted: text }
const JWE = 'eyJhbGciOiJSU0EtT0FFUC0yNTYifQ.a.b.c.d'

/** What the page was told, in order. */
let told: string[]
let container: HTMLElement
let frame: CardFrame
let nonce: string
/** The id of the submit that waits, as the frame received it. */
let request: string
const isAsked = () => request !== ''

const mount = () =>
  mountCardFrame({
    container,
    vaultOrigin: location.origin,
    partnerId: 'one',
    accepted: ['VISA'],
    title: 'Card',
    theme,
    texts,
    onStatus: (status) => told.push(status),
    onComplete: (complete) => told.push(complete ? 'complete' : 'incomplete'),
    onEnter: () => told.push('enter'),
  })

/** Mounts the frame with this page's own origin as the vault's, so that the test can act as the frame's document. */
beforeEach(async () => {
  told = []
  request = ''
  container = document.body.appendChild(document.createElement('div'))
  frame = mount()
  nonce = new URL(element().src).searchParams.get('nonce') ?? ''
  await new Promise((resolve) => element().addEventListener('load', resolve, { once: true }))
  element().contentWindow?.addEventListener('message', ({ data }) => {
    if (data?.type === 'submit') request = data.payload.request
  })
})
afterEach(() => {
  vi.useRealTimers()
  frame.unmount()
  container.remove()
})

const element = () => container.querySelector('iframe') ?? expect.fail('no frame')
const message = (type: string, payload: object = {}) => ({ type, version: FRAME_PROTOCOL_VERSION, nonce, payload })
const card = () => {
  const payload = { request, encryptedCardNumber: JWE, cardType: 'VISA', lastFour: '4242' }
  return { ...message('card'), payload }
}

/** Posts messages from the frame's window; resolves once the page has received them. */
async function post(...messages: readonly object[]): Promise<void> {
  await new Promise((resolve) => {
    window.addEventListener('message', function last({ data }) {
      if (data !== 'end of the test') return
      window.removeEventListener('message', last)
      resolve(null)
    })
    // Run there, so that the frame's window is the source.
    const { eval: runInFrame } = element().contentWindow as Window & typeof globalThis
    runInFrame('(all) => { for (const one of all) parent.postMessage(one, "*") }')([...messages, 'end of the test'])
  })
}

it('takes nothing from the frame before the frame is ready', async () => {
  const height = element().style.height
  await post(
    message('change', { complete: true }),
    message('enter'),
    message('resize', { height: 999 }),
    message('refused', { request: nonce, reason: 'empty' }),
    message('card', { request: nonce, encryptedCardNumber: JWE, cardType: 'VISA', lastFour: '4242' }),
  )
  expect(told).toEqual([])
  expect(element().style.height).toBe(height)
  expect(await frame.submit(false)).toEqual({ kind: 'no-answer' })
  await post(message('ready'), message('change', { complete: true }), message('resize', { height: 99 }))
  expect(told).toEqual(['ready', 'complete'])
  expect(element().style.height).toBe('99px')
})

it('sends a submit of a frame that is still loading once it is ready', async () => {
  const answer = frame.submit(true)
  await post(message('card', { request: nonce, encryptedCardNumber: JWE, cardType: 'VISA', lastFour: '4242' }))
  expect(request).toBe('')
  await post(message('ready'))
  await expect.poll(() => request).not.toBe('')
  const first = request
  await post(message('ready'), card())
  expect(await answer).toMatchObject({ kind: 'card', card: { lastFour: '4242' } })
  expect(request).toBe(first)
})

it('has no answer for a submit while the frame loads, once the frame has failed, nor for a later one [CARD-32]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  frame.unmount()
  told = []
  frame = mount()
  const answer = frame.submit(true)
  vi.advanceTimersByTime(19_999)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(await answer).toEqual({ kind: 'no-answer' })
  expect(await frame.submit(true)).toEqual({ kind: 'no-answer' })
  expect(told).toEqual(['failed'])
})

it('waits 10 s for the answer to a submit; one that comes later, or again, has no effect', async () => {
  await post(message('ready'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answers: unknown[] = []
  void frame.submit(true).then((answer) => answers.push(answer))
  // `poll` would advance the clock.
  while (!isAsked()) await new Promise(requestAnimationFrame)
  vi.advanceTimersByTime(9_999)
  await Promise.resolve()
  expect(answers).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.poll(() => answers).toEqual([{ kind: 'no-answer' }])
  const late = card()
  request = ''
  const again = frame.submit(true)
  await expect.poll(() => request).not.toBe('')
  await post(
    late,
    message('refused', { request: late.payload.request, reason: 'empty' }),
    card(),
    message('refused', { request, reason: 'empty' }),
  )
  expect(await again).toMatchObject({ kind: 'card', card: { lastFour: '4242' } })
  expect(answers).toHaveLength(1)
})

it('finds the one real answer among thousands of messages', async () => {
  await post(message('ready'))
  const answer = frame.submit(true)
  await expect.poll(() => request).not.toBe('')
  const { payload } = card()
  const forged = [
    { ...card(), nonce: 'A'.repeat(22) },
    { ...card(), payload: { ...payload, request: 'A'.repeat(22) } },
    { ...card(), type: 'unknown' },
    { ...card(), payload: { ...payload, encryptedCardNumber: 'A'.repeat(10_000) } },
    message('resize', { height: 1e9 }),
  ]
  const height = element().style.height
  // From the frame's window, and from the page's own.
  const hostile = Array.from({ length: 5_000 }, (_, at) => forged[at % forged.length] ?? {})
  for (const one of hostile) window.postMessage(one, '*')
  await post(...hostile.slice(0, 2_500), card(), ...hostile.slice(2_500))
  expect(await answer).toEqual({ kind: 'card', card: { encryptedCardNumber: JWE, cardType: 'VISA', lastFour: '4242' } })
  expect(told).toEqual(['ready'])
  expect(element().style.height).toBe(height)
})

it('takes nothing after it is removed, and a submit that waits ends', async () => {
  await post(message('ready'))
  const answer = frame.submit(true)
  const source = element().contentWindow
  frame.unmount()
  expect(await answer).toEqual({ kind: 'no-answer' })
  window.dispatchEvent(new MessageEvent('message', { origin: location.origin, source, data: message('change', { complete: true }) }))
  window.dispatchEvent(new MessageEvent('message', { origin: location.origin, source: null, data: message('enter') }))
  expect(told).toEqual(['ready'])
})
