import { expect, it } from 'vitest'

import * as face from './index.ts'

it('exports exactly these names', () =>
  expect(Object.keys(face).toSorted()).toEqual([
    'SaveHeart',
    'SavedList',
    'SavedSummary',
    'ShortlistScreen',
    'placesQuery',
    'shortlistQuery',
  ]))
