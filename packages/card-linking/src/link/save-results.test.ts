import type { CardRegistration } from '@dining/contract'
import { describe, expect, it } from 'vitest'

import { readRefusal, splitResults } from './save-card.ts'

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
