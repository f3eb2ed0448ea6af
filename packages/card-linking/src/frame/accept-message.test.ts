import { expect, it } from 'vitest'

import { acceptMessage, type Incoming } from './card-frame.ts'

const ORIGIN = 'https://cards.example'
const NONCE = 'A'.repeat(22)
// `acceptMessage` compares windows and reads none of their properties.
const [ours, another] = [new EventTarget(), new EventTarget()] as unknown as [MessageEventSource, MessageEventSource]
const data = { type: 'ready', version: 1, nonce: NONCE, payload: {} }
const taken = (changes: Partial<Incoming>) =>
  acceptMessage({ origin: ORIGIN, source: ours, data, ...changes }, { origin: ORIGIN, source: ours, nonce: NONCE }) !== null

it('accepts a message from the vault’s origin only [CARD-30]', () => {
  const others = [
    'https://evil.example',
    'https://cards.example.evil.example',
    'https://cards.example:8443',
    'http://cards.example',
    'null',
    '',
  ]
  expect(others.filter((origin) => taken({ origin }))).toEqual([])
  expect(taken({})).toBe(true)
})

it('accepts a message only from the frame’s own window, in the right format, with the nonce of the mount', () => {
  const wrong = [
    { source: another },
    { source: null },
    { data: { ...data, nonce: 'B'.repeat(22) } },
    { data: { ...data, version: 2 } },
    { data: 'ready' },
  ]
  expect(wrong.filter(taken)).toEqual([])
})
