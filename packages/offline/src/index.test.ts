import { expect, it } from 'vitest'

import * as face from './index.ts'

it('exports what its index lists', () =>
  expect(Object.keys(face).toSorted()).toEqual([
    'KEPT',
    'KeepNearby',
    'UnsentLater',
    'UnsentList',
    'addUnsent',
    'countUnsent',
    'directionOf',
    'isSessionOf',
    'keepFiles',
    'lastSearches',
    'milesBetween',
    'readNear',
    'readOwn',
    'readUnsent',
    'removeHeart',
    'removeOwn',
    'removeUnsentOfAll',
    'upkeep',
  ]))
