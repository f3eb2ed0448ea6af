import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { dropJoinDraft, keepJoinDraft, readJoinDraft } from './join-draft.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const TYPED = {
  partnerNumber: '12',
  firstName: 'Ada',
  lastName: '',
  email: 'ada@example.com',
  zipCode: '60601',
  phoneNumber: '503-555-0148',
  smsOptInV2: false,
  emailOptIn: true,
}

it('keeps the input, without passwords', () => {
  keepJoinDraft({ ...TYPED, password: 'plum tart 42', passwordConfirm: 'plum tart 43' })
  expect([...kept.values()].join()).not.toMatch(/plum|password/)
  expect(readJoinDraft()).toEqual(TYPED)
})

it('is empty after it was removed, and if none was stored', () => {
  keepJoinDraft({ ...TYPED, password: '', passwordConfirm: '' })
  dropJoinDraft()
  expect(readJoinDraft()).toEqual({})
})

it.each(['not JSON', 'null', '"text"', '{"email":1,"emailOptIn":"yes","password":"plum","other":"x"}'])(
  'reads nothing from %s',
  (stored) => {
    kept.set('join_draft', stored)
    expect(readJoinDraft()).toEqual({})
  },
)
