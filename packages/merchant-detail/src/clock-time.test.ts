import { expect, it } from 'vitest'

import { clockTime } from './clock-time.ts'

it.each([
  [0, '12\u00a0am'],
  [690, '11:30\u00a0am'],
  [720, '12\u00a0pm'],
  [1320, '10\u00a0pm'],
  [1500, '1\u00a0am'],
])('%d minutes after midnight are %s', (minutes, expected) => expect(clockTime(minutes)).toBe(expected))
