import { beforeEach, expect, it, vi } from 'vitest'

import { forgetBookingKey, keyOfBooking } from './booking-key.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

it('is the same for a request until it has an answer, and another for another request [RESERVE-18]', () => {
  const key = keyOfBooking('["N7",{"slotId":"a","phone":"503-555-0142"}]')
  expect(keyOfBooking('["N7",{"slotId":"a","phone":"503-555-0142"}]')).toBe(key)
  expect(sessionStorage.getItem('booking_key')).not.toContain('555')
  forgetBookingKey()
  const next = keyOfBooking('["N7",{"slotId":"a","phone":"503-555-0142"}]')
  expect(next).not.toBe(key)
  expect(keyOfBooking('["N7",{"slotId":"b","phone":"503-555-0142"}]')).not.toBe(next)
})
