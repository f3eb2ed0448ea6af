import { FRAME_PROTOCOL_VERSION } from '@dining/contract/frame'

/** A text in JWE format without a valid content. */
const JWE = 'eyJhbGciOiJSU0EtT0FFUC0yNTYifQ.a.b.c.d'
const PROTO = '"__proto__":{"polluted":1}'
const OTHER = 'AAAAAAAAAAAAAAAAAAAAAA'

type Json = Record<string, unknown>

/** One of each kind of message that a frame can send, all well-formed. `request` is that of the waiting submit. */
export const wellFormed = (nonce: string, request: string): Json[] =>
  [
    { type: 'ready', payload: {} },
    { type: 'resize', payload: { height: 999 } },
    { type: 'change', payload: { complete: true } },
    { type: 'change', payload: { complete: false } },
    { type: 'enter', payload: {} },
    { type: 'refused', payload: { request, reason: 'empty' } },
    { type: 'card', payload: { request, encryptedCardNumber: JWE, cardType: 'VISA', lastFour: '6666' } },
  ].map((message) => ({ ...message, version: FRAME_PROTOCOL_VERSION, nonce }))

const each = (nonce: string, request: string, change: (message: Json) => Json): Json[] => wellFormed(nonce, request).map(change)
const inPayload = (message: Json, more: Json): Json => ({ ...message, payload: { ...(message['payload'] as Json), ...more } })

/**
 * Messages that must be rejected even from the right window of the right origin, by class. JSON text, so that keys such as `__proto__`
 * arrive as own keys.
 */
export const malformed = (nonce: string, request: string): Readonly<Record<string, string[]>> => {
  const json = (messages: unknown[]) => messages.map((message) => JSON.stringify(message))
  const card = wellFormed(nonce, request).find(({ type }) => type === 'card') ?? {}
  return {
    'right origin, wrong mount nonce': json(
      [OTHER, '', nonce.slice(1), `${nonce}A`, nonce.toLowerCase() === nonce ? OTHER : nonce.toLowerCase(), null].flatMap((wrong) =>
        each(nonce, request, (message) => ({ ...message, nonce: wrong })),
      ),
    ),
    'wrong version': json(
      [0, 2, '1', null, undefined, [1]].flatMap((version) => each(nonce, request, (message) => ({ ...message, version }))),
    ),
    'unknown type': json(
      ['', 'CARD', 'cards', 'init', 'submit', '__proto__', 'constructor', null, 1, ['card']].flatMap((type) =>
        each(nonce, request, (message) => ({ ...message, type })),
      ),
    ),
    'extra or prototype keys': [
      ...json(each(nonce, request, (message) => ({ ...message, extra: 1 }))),
      ...json(each(nonce, request, (message) => inPayload(message, { extra: 1 }))),
      ...json(each(nonce, request, (message) => ({ ...message, constructor: { prototype: {} } }))),
      ...json(each(nonce, request, (message) => inPayload(message, { toString: 1 }))),
      ...wellFormed(nonce, request).map((message) => JSON.stringify(message).replace('{', `{${PROTO},`)),
      ...wellFormed(nonce, request).map((message) =>
        JSON.stringify(message).replace('"payload":{', `"payload":{${PROTO},`).replace(',}', '}'),
      ),
    ],
    'oversized or unparsable payload': [
      ...json([
        inPayload(card, { encryptedCardNumber: 'A'.repeat(4097) }),
        inPayload(card, { encryptedCardNumber: 'A'.repeat(1_000_000) }),
        inPayload(card, { encryptedCardNumber: '' }),
        inPayload(card, { lastFour: '12345' }),
        inPayload(card, { lastFour: '12a4' }),
        inPayload(card, { cardType: 'Visa' }),
        inPayload(card, { request: OTHER }),
        { ...card, payload: JSON.stringify(card['payload']) },
        { ...card, payload: [card['payload']] },
        { ...card, payload: null },
        ...[1001, -1, 0.5, '10', null, 1e308].map((height) => ({ ...card, type: 'resize', payload: { height } })),
        JSON.stringify(card),
        [card],
        {},
        [],
        null,
        true,
        42,
        'x'.repeat(1_000_000),
        '{',
      ]),
    ],
  }
}
