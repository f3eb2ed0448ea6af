import { expect, it } from 'vitest'

import { sizeText } from './size-text.ts'

it.each([
  [0, '1 KB'],
  [65_432, '65 KB'],
  [999_000, '999 KB'],
  [2_000_000, '2.0 MB'],
])('writes %i bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))
