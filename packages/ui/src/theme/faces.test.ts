import { expect, it } from 'vitest'

import { unicodeRange } from './faces.ts'

it.each([
  ['flt', 'U+66,U+6c,U+74'],
  ['nml', 'U+6c-6e'],
  [',.:’', 'U+2c,U+2e,U+3a,U+2019'],
])('writes the letters of a fallback as a range: %s', (letters, range) => expect(unicodeRange(letters)).toBe(range))
