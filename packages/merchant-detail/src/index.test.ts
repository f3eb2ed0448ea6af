import { expect, it } from 'vitest'

import * as face from './index.ts'

it('exports what its index lists', () =>
  expect(Object.keys(face).toSorted()).toEqual(['EVERYONE', 'MerchantScreen', 'clockTime', 'verdictAt']))
