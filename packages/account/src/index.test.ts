import { expect, it } from 'vitest'

import * as face from './index.ts'

it('offers what its face lists', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'AccountPage',
    'ActivityScreen',
    'CreditActivityScreen',
    'CreditOverviewScreen',
    'OverviewScreen',
    'ProfileScreen',
    'activityPage',
    'creditActivityPage',
    'firstActivityPage',
    'firstCreditActivityPage',
    'pageOf',
    'shownOf',
  ])
})
