import { afterEach, expect, it, vi } from 'vitest'

import { readLinkedCard, readRefusals, storeLinkedCard } from './card-registration.ts'

/** A tab's storage. */
function givenStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return kept
}
afterEach(() => vi.unstubAllGlobals())

it('keeps the last four digits of a linked card in its tab [SESSION-41]', () => {
  givenStorage()
  expect(readLinkedCard()).toBeUndefined()
  storeLinkedCard({ lastFour: '4242' })
  expect(readLinkedCard()).toBe('4242')
})

it('keeps why other cards of the save were not linked [FORM-30]', () => {
  givenStorage()
  storeLinkedCard({ lastFour: '4242' }, ['Card 1881: already linked.', 'Card 0005: expired.'])
  expect(readRefusals().split('\n')).toEqual(['Card 1881: already linked.', 'Card 0005: expired.'])
  storeLinkedCard({ lastFour: '4242' })
  expect(readRefusals()).toBe('')
})

it.each(['', '{', 'null', '{"lastFour":4242}', '{"lastFour":"<b>"}', '[]', '{"refusals":[1,{}]}'])(
  'ignores an invalid stored value: %s',
  (value) => {
    const kept = givenStorage()
    storeLinkedCard({ lastFour: '4242' })
    for (const key of kept.keys()) kept.set(key, value)
    expect(readLinkedCard()).toBeUndefined()
    expect(readRefusals()).toBe('')
  },
)
