import { describe, expect, it } from 'vitest'

import { cutPassword, PASSWORD_MAX_LENGTH } from './enrollment.ts'

describe('a password as it is sent', () => {
  it.each([
    ['short', 'short'],
    [' twelve figs ', ' twelve figs '],
    ['x'.repeat(56), 'x'.repeat(56)],
    ['x'.repeat(57), 'x'.repeat(56)],
    ['x'.repeat(54) + '🍋y', 'x'.repeat(54) + '🍋'],
    ['x'.repeat(55) + '🍋', 'x'.repeat(55)],
  ])('%s', (typed, sent) => {
    expect(cutPassword(typed)).toBe(sent)
  })

  it('never exceeds the maximum length', () => {
    expect(PASSWORD_MAX_LENGTH).toBe(56)
    expect(cutPassword('🍋'.repeat(60)).length).toBeLessThanOrEqual(56)
  })
})
