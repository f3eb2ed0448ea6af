import { expect, it } from 'vitest'

import * as face from './index.ts'

it('exports what its index lists', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'LocationField',
    'MerchantCarousel',
    'MerchantTile',
    'SEARCH_PARAMETERS',
    'SearchBox',
    'SearchScreen',
    'carouselQuery',
    'hasPlace',
    'pageSearch',
    'placedSearch',
    'searchInstead',
    'searchOf',
    'useGrantedPosition',
  ])
})
