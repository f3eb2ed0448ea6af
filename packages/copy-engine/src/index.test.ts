import { expect, it } from 'vitest'

import * as face from './index.ts'

it('exports exactly these names', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'CASINGS',
    'INLINE_LINKS',
    'INLINE_MARK_FONTS',
    'PLACEHOLDERS',
    'createCopy',
    'rateLines',
    'safeAddress',
    'stepWords',
    'texts',
    'wordRate',
  ])
})
