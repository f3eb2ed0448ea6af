import { createApiClient } from '@dining/api-client/client'
import type { CardRegistration } from '@dining/contract'
import { describe, expect, it } from 'vitest'

import { cardsToSave, readRefusal, saveCards, splitResults } from './save-card.ts'

const added = (lastFour: string): CardRegistration => ({
  memberCard: { id: lastFour, partnerCardId: null, cardType: 'Visa', lastFour, description: 'Visa' },
  error: null,
  lastFour,
  description: 'Visa',
})
const failed = (lastFour: string, code: 'linked-elsewhere' | 'limit-reached'): CardRegistration => ({
  memberCard: null,
  error: { code, message: 'x' },
  lastFour,
  description: 'Amex',
})
const problem = (code: 'card-limit-reached' | 'cards-not-added' | 'internal-error', more = {}) =>
  ({ kind: 'problem', status: 400, code, requestId: 'r', errors: [], body: { code, ...more } }) as const

describe('an answer is split into successes and errors', () => {
  it.each([
    ['all', '', [added('1111'), added('2222')]],
    ['some', 'of both [CARD-36]', [added('1111'), failed('2222', 'linked-elsewhere')]],
    ['some', 'of both, the account being full [CARD-36]', [added('1111'), failed('2222', 'limit-reached')]],
    ['none', '', [failed('1111', 'linked-elsewhere'), failed('2222', 'limit-reached')]],
    ['maximum', '', [failed('1111', 'limit-reached')]],
  ])('%s %s', (status, _, registrations) => {
    const results = splitResults(registrations)
    expect(results.status).toBe(status)
    expect(results.added.map(({ lastFour }) => lastFour)).toEqual(registrations.flatMap(({ memberCard }) => memberCard?.lastFour ?? []))
    expect(results.failed.map(({ lastFour }) => lastFour)).toEqual(registrations.flatMap((one) => (one.error ? one.lastFour : [])))
  })
})

describe('a refusal', () => {
  it('carries the cards in its body [CARD-08]', () => {
    const refusal = readRefusal(problem('cards-not-added', { cardRegistration: [failed('2222', 'linked-elsewhere')] }))
    const card = { description: 'Amex', lastFour: '2222', code: 'linked-elsewhere' }
    expect(refusal).toEqual({ kind: 'results', results: { status: 'none', added: [], failed: [card] } })
  })

  it('shows the warning at the limit, and otherwise an error of the form', () => {
    expect(readRefusal(problem('card-limit-reached'))).toMatchObject({ kind: 'results', results: { status: 'maximum' } })
    expect(readRefusal(problem('internal-error'))).toMatchObject({ kind: 'failed', error: { code: 'internal-error' } })
    expect(readRefusal(problem('cards-not-added', { cardRegistration: 'no list' }))).toMatchObject({ kind: 'failed' })
    expect(readRefusal({ kind: 'network' })).toEqual({ kind: 'failed', error: { kind: 'network' } })
  })
})

describe('a save', () => {
  const known = { id: 'a', partnerCardId: 'a', cardType: 'Visa', lastFour: '1111', description: 'Rewards' } as const

  it('sends the selected cards with their last four digits, then the entered one [CARD-04] [CARD-42]', () => {
    const entered = { encryptedCardNumber: 'a.b.c.d.e', cardType: 'AMEX', lastFour: '0005' } as const
    expect(cardsToSave([known, { ...known, partnerCardId: 'b', lastFour: '' }], entered)).toEqual([
      { partnerCardId: 'a', cardType: 'Visa', lastFour: '1111', description: 'Rewards' },
      { encryptedCardNumber: 'a.b.c.d.e', cardType: 'Amex', lastFour: '0005' },
    ])
  })

  it.each([401, 500])('that is answered with %s and no document is rejected with the status text [CARD-07]', async (status) => {
    const take = () => Promise.resolve('token')
    const api = createApiClient({
      baseUrl: 'https://one.example',
      // What a proxy in front of the API answers.
      fetch: () => Promise.resolve(new Response('', { status, statusText: 'Out of order' })),
      token: { take, renew: take, keep: () => {} },
    })
    const saved = await saveCards(api, cardsToSave([known], null), 'link')
    expect(saved).toEqual({ kind: 'failed', error: { kind: 'status', status, statusText: 'Out of order' } })
  })

  it('names the card of the partner in each refusal, by the order of the request', () => {
    const asked = cardsToSave([known, { ...known, partnerCardId: 'b', lastFour: '2222' }], null)
    const results = splitResults([added('1111'), failed('2222', 'linked-elsewhere')], asked)
    expect(results.failed.map(({ partnerCardId }) => partnerCardId)).toEqual(['b'])
  })
})
